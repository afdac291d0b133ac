// node compile.js NODE_MODULES SPECS.json TARGET DEBUG FOLDER: compiles every spec, and writes what was wrong with any
// to FOLDER/complaints.json. The npm build of the compiler finds warnings (StyleCheckIds) and drops them; a line is put
// into its source so that they come out.
"use strict";
const fs = require("fs");
const path = require("path");
const Module = require("module");
const [modules, specsFile, target, debug, folder] = process.argv.slice(2);

const file = path.join(modules, "kaitai-struct-compiler", "kaitai-struct-compiler.js");
const found = /(var styleWarnings = [^;]+;)/;
const source = fs.readFileSync(file, "utf8");
if (!found.test(source)) throw new Error("this compiler has no styleWarnings to listen to");
globalThis.kaitaiWarnings = [];
const compiler = new Module(file);
compiler._compile(source.replace(found, "$1 globalThis.kaitaiWarnings.push(String(styleWarnings.toString__T()));"), file);

const specs = JSON.parse(fs.readFileSync(specsFile, "utf8"));
const importer = {
  importYaml: (name) => (name in specs ? Promise.resolve(structuredClone(specs[name])) : Promise.reject(new Error(`no ${name}`))),
};
const complaints = [];
const noted = (level) => (...what) => complaints.push(`${level}: ${what.join(" ").slice(0, 500)}`);
console.warn = noted("warning");
console.error = noted("error");

// A spec that others import is compiled with them.
const imported = new Set(Object.values(specs).flatMap((spec) => spec.meta.imports ?? []));
(async () => {
  for (const [id, spec] of Object.entries(specs)) {
    if (imported.has(id)) continue;
    globalThis.kaitaiWarnings.length = 0;
    try {
      const files = await compiler.exports.compile(target, structuredClone(spec), importer, debug === "true");
      for (const [name, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        fs.writeFileSync(path.join(folder, name), text);
      }
    } catch (error) {
      complaints.push(`${id}: ${String(error).slice(0, 500)}`);
    }
    for (const warnings of globalThis.kaitaiWarnings) {
      if (!/^\w+\(\)$/.test(warnings)) complaints.push(`${id}: ${warnings.slice(0, 500)}`);
    }
  }
  fs.writeFileSync(path.join(folder, "complaints.json"), JSON.stringify(complaints));
})();
