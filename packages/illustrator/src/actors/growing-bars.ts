import type { Canvas } from '../canvas.ts';
import { fract, plateau } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

interface Bar {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** A column of the chart beside it that shows no bar. */
  readonly plain: number;
}

/** Of the picture of a bar chart, in 32nds of its box; with the shadows beside the bars. */
const BARS: readonly Bar[] = [
  { left: 3.5, right: 10.6, top: 7.8, plain: 12.3 },
  { left: 12.5, right: 19.6, top: 15.8, plain: 12.3 },
  { left: 21.5, right: 28.6, top: 5.2, plain: 20.2 },
];
const BASE = 29.6;
const UNITS = 32;

/** How tall a bar is, 0 to 1: one after the other they grow, and soon they are small again. */
export function barAt(phase: number, bar: number): number {
  // Loops begin when they are full-grown.
  const p = fract(phase - 0.12);
  const from = 0.04 + 0.1 * bar;
  return plateau([from, from + 0.36], [0.84, 0.99], p);
}

/** The chart without its bars: its plain columns cover them. */
const withoutBars = (stage: Stage, chart: Canvas): Canvas =>
  paintOnce(stage.environment, chart.width, chart.height, (context) => {
    const unit = chart.width / UNITS;
    context.drawImage(chart, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    for (const { left, right, plain } of BARS) {
      const wide = (right - left) * unit;
      context.drawImage(
        chart,
        plain * unit,
        0,
        1,
        chart.height,
        left * unit,
        0,
        wide,
        chart.height,
      );
    }
  });

/** A bar chart whose bars rise from their base. */
export function growingBars(stage: Stage, { sprite, x, y }: PlacedSprite): Body['draw'] {
  const unit = sprite.width / UNITS;
  const empty = withoutBars(stage, sprite);
  return (context, phase) => {
    context.drawImage(empty, x, y);
    for (const [i, { left, right, top }] of BARS.entries()) {
      const sunk = (1 - barAt(phase, i)) * (BASE - top) * unit;
      context.save();
      context.beginPath();
      context.rect(
        x + left * unit,
        y + top * unit + sunk,
        (right - left) * unit,
        (BASE - top) * unit - sunk,
      );
      context.clip();
      context.drawImage(sprite, x, y + sunk);
      context.restore();
    }
  };
}
