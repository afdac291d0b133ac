"""The table, and the plot for the README."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from benchmarks.measure import US, Row


def table(rows: Sequence[Row], contenders: Sequence[str]) -> str:
    """A line for each task: our time, and how many times as long each other takes (below 1: it is ahead)."""
    named = [who for who in contenders if who != US]
    wide = max(len(row.task) for row in rows)
    head = [f"{'':{wide}}", f"{'ours':>10}", *(f"{who:>18}" for who in named)]
    lines, section = [], ""
    for row in rows:
        if row.section != section:
            lines += ["", "  ".join([f"{row.section.upper():{wide}}", *head[1:]]).rstrip()]
            section = row.section
        cells = [f"{who_ratio(row, who):>18}" for who in named]
        lines.append("  ".join([f"{row.task:{wide}}", f"{duration(row.seconds[US]):>10}", *cells]).rstrip())
    return "\n".join(lines[1:])


def who_ratio(row: Row, who: str) -> str:
    """A cell: the ratio, and whose lead it is where it is not ours."""
    if who not in row.seconds:
        return ""
    ratio = row.ratio(who)
    return f"{ratio:.2f} x" if ratio < 10 else f"{ratio:.0f} x"


def duration(seconds: float) -> str:
    """Seconds with a fitting unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.2f} {unit}"
    return f"{seconds * 1e6:.1f} us"


def notes(rows: Iterable[Row]) -> str:
    """Who is missing, and why."""
    said = {f"{who}: {why}" for row in rows for who, why in row.notes.items() if who not in row.seconds}
    return "\n".join(sorted(said))


def plot(rows: Sequence[Row], path: Path) -> None:
    """Bars: how many times our time each contender takes, on a logarithmic scale."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    shown = [row for row in rows if row.section in ("messages", "records") and len(row.seconds) > 1]
    shown = [row for row in shown if "Metadata" in row.task or "none" in row.task or "zstd" in row.task]
    colours = {
        "interpreted": "#8f9bb3",
        "construct": "#c44e52",
        "construct compiled": "#dd8452",
        "kaitai": "#937860",
        "kafka-python": "#4c72b0",
        "kio": "#55a868",
        "aiokafka": "#8172b3",
    }
    figure, axes = plt.subplots(
        len(shown),
        1,
        figsize=(7, 0.5 + sum(0.22 * len(r.seconds) + 0.3 for r in shown)),
        gridspec_kw={"height_ratios": [len(row.seconds) for row in shown]},
        sharex=True,
    )
    for row, ax in zip(shown, axes, strict=True):
        others = sorted((who for who in row.seconds if who != US), key=row.ratio, reverse=True)
        ratios = [row.ratio(who) for who in others]
        bars = ax.barh(others, ratios, color=[colours[who] for who in others], height=0.7)
        ax.bar_label(bars, [f"{ratio:.1f}" for ratio in ratios], padding=3, fontsize=7)
        ax.axvline(1, color="black", linewidth=0.8)
        ax.set_xscale("log")
        ax.set_xlim(0.1, 200)
        ax.set_title(row.task, fontsize=8, loc="left", pad=2)
        ax.tick_params(labelsize=7)
        ax.spines[["top", "right"]].set_visible(False)
    axes[-1].set_xlabel("times as long as kafkaconstruct (the line at 1; left of it is faster)", fontsize=8)
    figure.tight_layout(h_pad=0.4)
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, dpi=90)
