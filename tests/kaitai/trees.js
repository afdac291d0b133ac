// node trees.js NODE_MODULES FOLDER SAMPLES.jsonl TREES.jsonl: what the parsers in FOLDER, compiled in debug mode as the
// Web IDE does, read from each sample. An object becomes {f: its fields and instances, s: their [start, end, elements]}
// with offsets from the start of the sample, bytes {b: hex}, a number that JSON cannot hold {n: its text}, an error {e}.
"use strict";
const fs = require("fs");
const path = require("path");
const [modules, folder, samplesFile, treesFile] = process.argv.slice(2);
const requireThere = require("module").createRequire(path.join(modules, "anything.js"));
const KaitaiStream = requireThere("kaitai-struct/KaitaiStream");
const load = require("module")._load;
require("module")._load = (name, ...rest) =>
  name === "kaitai-struct/KaitaiStream" ? KaitaiStream : load(name, ...rest);

const classes = {};
function classOf(spec) {
  const name = spec.split("_").map((part) => part[0].toUpperCase() + part.slice(1)).join("");
  classes[name] ??= require(path.join(folder, `${name}.js`))[name];
  return classes[name];
}

function plain(value) {
  if (value instanceof Uint8Array) return { b: Buffer.from(value).toString("hex") };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "number" && !Number.isFinite(value)) return { n: String(value) };
  return value && typeof value === "object" ? tree(value) : value;
}

function tree(object) {
  const fields = {};
  const spans = {};
  const instances = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object)))
    .filter(([, property]) => property.get)
    .map(([name]) => name);
  for (const name of [...Object.keys(object).filter((name) => name[0] !== "_"), ...instances]) {
    let value;
    try {
      value = object[name];
    } catch (error) {
      continue; // an instance that needs a field which is not there
    }
    if (value !== undefined) fields[name] = plain(value);
  }
  for (const [name, at] of Object.entries(object._debug)) {
    if (name[0] !== "_" && at.end !== undefined) {
      const offset = at.ioOffset;
      spans[name] = [at.start + offset, at.end + offset, (at.arr ?? []).map((each) => [each.start + offset, each.end + offset])];
    }
  }
  return { f: fields, s: spans };
}

const out = fs.openSync(treesFile, "w");
for (const line of fs.readFileSync(samplesFile, "utf8").split("\n").filter(Boolean)) {
  const [spec, parameters, hex] = JSON.parse(line);
  let result;
  try {
    const stream = new KaitaiStream(new Uint8Array(Buffer.from(hex, "hex")).buffer);
    const object = new (classOf(spec))(stream, null, null, ...parameters);
    object._read();
    result = { ...tree(object), end: stream.pos };
  } catch (error) {
    result = { e: String(error) };
  }
  fs.writeSync(out, JSON.stringify(result) + "\n");
}
