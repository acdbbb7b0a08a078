import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { fillCircle, fillPolygon, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';
import { addStrip } from '../strip.ts';
import { STANDS } from './stands.ts';

const RED: Colour = [0.54, 0.2, 26];
const CREAM: Colour = [0.92, 0.04, 85];
const STEEL: Colour = [0.4, 0.02, 265];

/** The striped cloth of a big top, from its peak down to a scalloped edge. */
export function paintBigTop(context: Canvas2D, stage: Stage): void {
  const { width, height } = stage;
  const peak = [width / 2, -0.34 * height] as const;
  const edge = (t: number): readonly [number, number] => [
    (t - 0.5) * 1.7 * width + width / 2,
    (0.2 + 0.1 * Math.abs(t - 0.5) ** 1.5) * height,
  ];
  const stripes = 16;
  for (let i = 0; i < stripes; i++) {
    const [left, right] = [edge(i / stripes), edge((i + 1) / stripes)];
    const colour = i % 2 ? RED : CREAM;
    const away = Math.abs((i + 0.5) / stripes - 0.5);
    context.fillStyle = verticalGradient(context, peak[1], left[1], [
      [0, shift(colour, -0.08 - 0.3 * away)],
      [1, shift(colour, -0.2 - 0.3 * away)],
    ]);
    fillPolygon(context, [peak, left, right]);
    const middle = (left[0] + right[0]) / 2;
    const drop = 0.055 * height;
    context.fillStyle = css(shift(i % 2 ? CREAM : RED, -0.12 - 0.3 * away));
    context.beginPath();
    context.moveTo(...left);
    context.quadraticCurveTo(middle, (left[1] + right[1]) / 2 + drop * 2, ...right);
    context.fill();
  }
}

/** Steel trusses under a roof, with lamps in a row. */
export function paintTrusses(context: Canvas2D, stage: Stage): void {
  const { width, height, unit } = stage;
  for (const [y, tall] of [
    [0.04, 0.05],
    [0.15, 0.032],
  ] as const) {
    context.strokeStyle = css(shift(STEEL, -0.06));
    context.lineWidth = 5 * unit;
    for (let x = -0.1 * width; x < 1.1 * width; x += tall * height) {
      context.beginPath();
      context.moveTo(x, y * height);
      context.lineTo(x + (tall * height) / 2, (y + tall) * height);
      context.lineTo(x + tall * height, y * height);
      context.stroke();
    }
    context.fillStyle = css(STEEL);
    context.fillRect(-0.2 * width, (y - 0.006) * height, 1.4 * width, 7 * unit);
    context.fillRect(-0.2 * width, (y + tall) * height, 1.4 * width, 7 * unit);
    context.fillStyle = css([0.99, 0.03, 95]);
    for (let x = 0.02 * width; x < width; x += 0.16 * width)
      fillCircle(context, x, (y + tall + 0.014) * height, tall * 0.18 * height);
  }
}

/** A cube of screens over the middle of a hall. */
export function paintScoreboard(context: Canvas2D, stage: Stage): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const [half, top, foot] = [0.13 * scale, 0.09 * height, 0.09 * height + 0.15 * scale];
  const middle = width / 2;
  context.fillStyle = css(STEEL);
  for (const x of [-0.7, 0.7]) context.fillRect(middle + x * half, -height, 4 * unit, height + top);
  context.fillStyle = css([0.16, 0.02, 270]);
  context.beginPath();
  context.roundRect(middle - half, top, half * 2, foot - top, 8 * unit);
  context.fill();
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, [0.5, 0.16, 262]],
    [1, [0.34, 0.13, 280]],
  ]);
  context.fillRect(middle - half * 0.92, top + 8 * unit, half * 1.84, (foot - top) * 0.56);
  context.fillStyle = css([0.84, 0.17, 80]);
  context.textAlign = 'center';
  context.font = `${Math.round(0.06 * scale)}px Fredoka, sans-serif`;
  context.fillText('88 : 86', middle, top + (foot - top) * 0.46);
  context.textAlign = 'start';
  for (let i = 0; i < 6; i++) {
    context.fillStyle = css(mix([0.7, 0.2, 30], [0.8, 0.16, 150], i / 5));
    context.fillRect(
      middle + (-0.86 + i * 0.3) * half,
      foot - 0.04 * scale,
      half * 0.22,
      0.022 * scale,
    );
  }
}

/** A hoop with its board on an arm, at the far end of the court. */
export function paintHoop(context: Canvas2D, stage: Stage): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const middle = width / 2;
  const [top, foot] = [0.35 * height, 0.35 * height + 0.15 * scale];
  context.fillStyle = css([0.3, 0.03, 265]);
  context.fillRect(
    middle - 9 * unit,
    foot - 10 * unit,
    18 * unit,
    STANDS.foot * height - foot + 40 * unit,
  );
  context.fillStyle = css([0.95, 0.012, 235], 0.92);
  context.beginPath();
  context.roundRect(middle - 0.125 * scale, top, 0.25 * scale, 0.15 * scale, 6 * unit);
  context.fill();
  context.strokeStyle = css([0.56, 0.21, 28]);
  context.lineWidth = 6 * unit;
  context.beginPath();
  context.rect(middle - 0.045 * scale, top + 0.055 * scale, 0.09 * scale, 0.065 * scale);
  context.stroke();
  context.beginPath();
  context.ellipse(middle, foot - 0.014 * scale, 0.05 * scale, 0.013 * scale, 0, 0, Math.PI * 2);
  context.stroke();
  context.strokeStyle = css([0.97, 0.01, 90], 0.9);
  context.lineWidth = 2.5 * unit;
  for (const from of [-1, -0.5, 0, 0.5, 1])
    for (const to of [-1, 1]) {
      context.beginPath();
      context.moveTo(middle + from * 0.048 * scale, foot - 0.01 * scale);
      context.lineTo(middle + (from * 0.6 + to * 0.12) * 0.048 * scale, foot + 0.055 * scale);
      context.stroke();
    }
}

const ROPES: readonly Colour[] = [
  [0.54, 0.21, 26],
  [0.94, 0.01, 90],
  [0.46, 0.17, 260],
];

function paintRopes(
  context: Canvas2D,
  { width, height, unit }: Stage,
  [left, right]: readonly [number, number],
  ys: readonly [number, number, number],
  thick: number,
): void {
  for (const [i, y] of ys.entries()) {
    context.fillStyle = verticalGradient(context, y * height, y * height + thick * unit, [
      [0, shift(ROPES[i] ?? RED, 0.06)],
      [1, shift(ROPES[i] ?? RED, -0.1)],
    ]);
    context.fillRect(left * width, y * height, (right - left) * width, thick * unit);
  }
}

/** Posts and ropes at the far side and the sides of a boxing ring, and the near ropes before all. */
export function addRopes(stage: Stage): void {
  const { width, height, unit } = stage;
  addStrip(stage, { order: 20, depth: 0.5, top: 0.3, bottom: 1.1 }, (context) => {
    paintRopes(context, stage, [0.1, 0.9], [0.49, 0.555, 0.62], 9);
    for (const side of [-1, 1]) {
      for (const [i, y] of [0.49, 0.555, 0.62].entries()) {
        context.strokeStyle = css(ROPES[i] ?? RED);
        context.lineWidth = 10 * unit;
        context.beginPath();
        context.moveTo((0.5 + side * 0.4) * width, y * height);
        context.lineTo((0.5 + side * 0.66) * width, (y * 1.5 - 0.16) * height);
        context.stroke();
      }
      const x = (0.5 + side * 0.4) * width;
      context.fillStyle = css([0.3, 0.03, 265]);
      context.fillRect(x - 8 * unit, 0.46 * height, 16 * unit, 0.24 * height);
      context.fillStyle = css(side < 0 ? [0.54, 0.21, 26] : [0.46, 0.17, 260]);
      context.beginPath();
      context.roundRect(x - 19 * unit, 0.475 * height, 38 * unit, 0.17 * height, 10 * unit);
      context.fill();
    }
  });
  addStrip(stage, { order: 64, depth: 1.1, top: 0.85, bottom: 1.1 }, (context) => {
    paintRopes(context, stage, [-0.2, 1.2], [0.87, 0.925, 0.98], 15);
  });
}
