import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { fillCircle, radialGradient } from '../../painting.ts';
import { fallShade, fillBox, type PropFamily } from './brush.ts';

const RED: Colour = [0.58, 0.2, 22];

/** A rose from above: petals around a tight middle. */
function roseHead(context: Canvas2D, colour: Colour | null): void {
  const red = colour ?? RED;
  for (const [ring, [count, reach, radius]] of [
    [6, 0.27, 0.23],
    [5, 0.18, 0.2],
    [4, 0.1, 0.15],
  ].entries() as IterableIterator<[number, [number, number, number]]>) {
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * TAU + ring * 0.6;
      const [x, y] = [0.5 + Math.cos(turn) * reach, 0.5 + Math.sin(turn) * reach];
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, shift(red, -0.14 - ring * 0.03)],
        [0.8, shift(red, 0.02 - ring * 0.02)],
        [1, shift(red, 0.1 - ring * 0.02)],
      ]);
      fillCircle(context, x, y, radius);
    }
  }
  context.strokeStyle = css(shift(red, -0.26));
  context.lineWidth = 0.025;
  context.lineCap = 'round';
  context.beginPath();
  for (let i = 0; i <= 26; i++) {
    const turn = (i / 26) * TAU * 1.6;
    const reach = 0.015 + 0.105 * (i / 26);
    context.lineTo(0.5 + Math.cos(turn) * reach, 0.5 + Math.sin(turn) * reach);
  }
  context.stroke();
}

/** One petal of a rose. */
function petal(context: Canvas2D, colour: Colour | null): void {
  const pink: Colour = colour ?? [0.7, 0.17, 12];
  context.fillStyle = fallShade(context, 0.1, 0.95, pink);
  context.beginPath();
  context.moveTo(0.5, 0.95);
  context.bezierCurveTo(0.05, 0.75, 0.05, 0.2, 0.36, 0.12);
  context.quadraticCurveTo(0.5, 0.1, 0.52, 0.2);
  context.quadraticCurveTo(0.58, 0.08, 0.7, 0.14);
  context.bezierCurveTo(0.95, 0.25, 0.92, 0.75, 0.5, 0.95);
  context.fill();
  context.strokeStyle = css(shift(pink, -0.14), 0.5);
  context.lineWidth = 0.02;
  context.beginPath();
  context.moveTo(0.5, 0.9);
  context.quadraticCurveTo(0.46, 0.6, 0.5, 0.34);
  context.stroke();
}

function leaf(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.05, 0.95, colour);
  context.beginPath();
  context.moveTo(0.5, 0.92);
  context.bezierCurveTo(0.06, 0.74, 0.12, 0.28, 0.5, 0.05);
  context.bezierCurveTo(0.88, 0.28, 0.94, 0.74, 0.5, 0.92);
  context.fill();
  context.strokeStyle = css(shift(colour, -0.2), 0.8);
  context.lineWidth = 0.026;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.5, 1);
  context.lineTo(0.5, 0.18);
  for (const y of [0.38, 0.54, 0.7]) {
    context.moveTo(0.26, y - 0.1);
    context.lineTo(0.5, y);
    context.lineTo(0.74, y - 0.1);
  }
  context.stroke();
}

function daisyHead(context: Canvas2D): void {
  for (let i = 0; i < 11; i++) {
    const turn = (i / 11) * TAU;
    context.fillStyle = css([i % 2 === 0 ? 0.98 : 0.94, 0.012, 90]);
    context.beginPath();
    context.ellipse(
      0.5 + Math.cos(turn) * 0.29,
      0.5 + Math.sin(turn) * 0.29,
      0.2,
      0.1,
      turn,
      0,
      TAU,
    );
    context.fill();
  }
  context.fillStyle = radialGradient(context, 0.46, 0.46, 0.17, [
    [0, [0.9, 0.16, 92]],
    [1, [0.76, 0.16, 72]],
  ]);
  fillCircle(context, 0.5, 0.5, 0.16);
}

function flame(context: Canvas2D, scale: number, colour: Colour): void {
  const at = (x: number, y: number): [number, number] => [
    0.5 + (x - 0.5) * scale,
    0.96 + (y - 0.96) * scale,
  ];
  context.fillStyle = css(colour, 0.95);
  context.beginPath();
  context.moveTo(...at(0.5, 0.96));
  context.bezierCurveTo(...at(0.12, 0.92), ...at(0.18, 0.5), ...at(0.42, 0.32));
  context.quadraticCurveTo(...at(0.52, 0.18), ...at(0.46, 0.02));
  context.bezierCurveTo(...at(0.72, 0.16), ...at(0.66, 0.36), ...at(0.74, 0.48));
  context.bezierCurveTo(...at(0.9, 0.72), ...at(0.82, 0.94), ...at(0.5, 0.96));
  context.fill();
}

function flameTongue(context: Canvas2D): void {
  flame(context, 1, [0.63, 0.21, 36]);
  flame(context, 0.74, [0.74, 0.18, 55]);
  flame(context, 0.46, [0.9, 0.15, 92]);
}

function smokePuff(context: Canvas2D): void {
  for (const [x, y, radius] of [
    [0.36, 0.56, 0.3],
    [0.64, 0.58, 0.29],
    [0.5, 0.4, 0.31],
    [0.5, 0.66, 0.27],
  ] as const) {
    context.fillStyle = radialGradient(context, x, y - radius * 0.3, radius * 1.15, [
      [0, [0.97, 0.008, 250], 0.85],
      [0.7, [0.84, 0.014, 255], 0.6],
      [1, [0.75, 0.016, 260], 0],
    ]);
    fillCircle(context, x, y, radius * 1.15);
  }
}

function toyBrick(context: Canvas2D, colour: Colour | null): void {
  const paint: Colour = colour ?? [0.62, 0.2, 28];
  for (const x of [0.12, 0.38, 0.64]) {
    fillBox(context, [x, 0.2, 0.22, 0.18], 0.04, fallShade(context, 0.2, 0.38, shift(paint, 0.05)));
  }
  fillBox(context, [0.03, 0.32, 0.94, 0.48], 0.05, fallShade(context, 0.32, 0.8, paint));
  fillBox(context, [0.07, 0.36, 0.86, 0.06], 0.03, css(shift(paint, 0.16), 0.6));
}

function lightDot(context: Canvas2D): void {
  context.fillStyle = radialGradient(context, 0.5, 0.5, 0.5, [
    [0, [0.99, 0.05, 95]],
    [0.3, [0.95, 0.13, 88], 0.9],
    [1, [0.85, 0.16, 75], 0],
  ]);
  fillCircle(context, 0.5, 0.5, 0.5);
}

/** Small parts that other things are made of. */
export const PIECES: PropFamily = {
  '@rosehead': roseHead,
  '@petal': petal,
  '@leaf': (context, colour) => leaf(context, colour ?? [0.66, 0.16, 140]),
  '@autumnleaf': (context, colour) => leaf(context, colour ?? [0.68, 0.17, 52]),
  '@daisyhead': daisyHead,
  '@flametongue': flameTongue,
  '@smokepuff': smokePuff,
  '@toybrick': toyBrick,
  '@lightdot': lightDot,
};
