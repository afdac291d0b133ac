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
        if row.units:
            cells = [f"   {duration(row.seconds[US] / row.units)} each"]
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


COLOURS = {
    "interpreted": "#8f9bb3",
    "construct": "#c44e52",
    "construct compiled": "#dd8452",
    "kaitai": "#937860",
    "kafka-python": "#4c72b0",
    "kio": "#55a868",
    "aiokafka": "#8172b3",
}


def plot(rows: Sequence[Row], path: Path) -> None:
    """Bars from 1, our time: to the right what takes longer, to the left what is ahead. The scale is logarithmic."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    shown = [row for row in rows if row.section in ("messages", "records")]
    shown = [row for row in shown if "Metadata" in row.task or row.task.endswith("none")]
    bars = [len(row.seconds) - 1 for row in shown]
    figure, all_axes = plt.subplots(
        len(shown), 1, figsize=(7, 0.24 * sum(bars) + 1.6), sharex=True, gridspec_kw={"height_ratios": bars}
    )
    for row, axes in zip(shown, all_axes, strict=True):
        others = sorted((who for who in row.seconds if who != US), key=row.ratio, reverse=True)
        for who in others:
            ratio = row.ratio(who)
            axes.barh(who, ratio - 1, left=1, color=COLOURS[who], height=0.7)
            side = {"ha": "left", "x": ratio * 1.05} if ratio > 1 else {"ha": "right", "x": ratio / 1.05}
            axes.text(y=who, s=f"{ratio:.1f} ×" if ratio > 1 else f"{ratio:.2f} ×", va="center", fontsize=7, **side)
        axes.axvline(1, color="black", linewidth=0.8)
        axes.set_xscale("log")
        axes.set_xlim(0.1, 60)
        axes.set_xticks([0.1, 0.5, 1, 2, 5, 10, 50], ["0.1", "0.5", "1", "2", "5", "10", "50"])
        axes.minorticks_off()
        axes.set_title(row.task.replace(", none", ", uncompressed"), fontsize=8, loc="left", pad=2)
        axes.tick_params(labelsize=7)
        axes.spines[["top", "right"]].set_visible(False)
    all_axes[-1].set_xlabel("times as long as kafkaconstruct takes", fontsize=8)
    figure.tight_layout(h_pad=0.4)
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, dpi=100)
    plt.close(figure)
