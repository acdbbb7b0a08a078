import { onBothSides } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import type { HairStyle } from '../language/person.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { ball, band, lock, sheen } from './hair-strokes.ts';
import type { Point } from './pose.ts';

type DrawHair = (context: Canvas2D, colour: Colour) => void;
/** Behind the head and in front of the shoulders. */
export const BEHIND: Readonly<Partial<Record<HairStyle, DrawHair>>> = {
  ponytail: (context, colour) =>
    lock(context, colour, [
      [0.62, 0.05],
      [1.02, 0.02],
      [1.06, 0.5],
      [0.86, 0.98],
      [0.98, 0.5],
      [0.8, 0.3],
    ]),
  pigtails: (context, colour) =>
    onBothSides(context, () => {
      lock(context, colour, [
        [0.2, 0.42],
        [-0.18, 0.3],
        [-0.26, 0.8],
        [-0.06, 1.08],
        [0.02, 0.85],
        [0.18, 0.62],
      ]);
      band(context, [0.08, 0.5]);
    }),
  bun: (context, colour) => ball(context, colour, [0.5, 0], 0.19),
  curls: (context, colour) => {
    for (let i = 0; i < 15; i++) {
      const angle = Math.PI * (0.9 + (1.2 * i) / 14);
      const at: Point = [0.5 + Math.cos(angle) * 0.43, 0.46 + Math.sin(angle) * 0.42];
      ball(context, shift(colour, i % 2 === 0 ? -0.04 : 0), at, 0.14);
    }
  },
};
/** Over the head. */
export const ABOVE: Readonly<Partial<Record<HairStyle, DrawHair>>> = {
  long: (context, colour) => onBothSides(context, () => drawCurtain(context, colour)),
  bob: (context, colour) => onBothSides(context, () => drawBobSide(context, colour)),
  spiky: drawSpikes,
  curls: (context, colour) => {
    for (let i = 0; i < 7; i++) {
      const along = (i - 3) / 3;
      const y = 0.17 + along * along * 0.13;
      ball(context, shift(colour, i % 2 === 0 ? 0.03 : 0), [0.5 + along * 0.34, y], 0.115);
    }
  },
  mohawk: (context, colour) => {
    context.fillStyle = sheen(context, colour, [0.5, -0.3], [0.5, 0.3]);
    context.beginPath();
    context.moveTo(0.4, 0.26);
    context.quadraticCurveTo(0.34, 0.02, 0.28, -0.1);
    for (const [x, y] of [
      [0.38, -0.04],
      [0.38, -0.24],
      [0.46, -0.1],
      [0.5, -0.3],
      [0.55, -0.1],
      [0.63, -0.24],
      [0.63, -0.04],
      [0.73, -0.1],
    ] as const)
      context.lineTo(x, y);
    context.quadraticCurveTo(0.67, 0.02, 0.6, 0.26);
    context.quadraticCurveTo(0.5, 0.34, 0.4, 0.26);
    context.fill();
  },
  braids: (context, colour) =>
    onBothSides(context, () => {
      for (let i = 6; i >= 0; i--) {
        const size = 0.085 - i * 0.005;
        ball(
          context,
          shift(colour, i % 2 ? -0.03 : 0.02),
          [0.08 + i * 0.006, 0.82 + i * 0.11],
          size,
        );
      }
      band(context, [0.12, 1.52]);
    }),
  dreadlocks: (context, colour) =>
    onBothSides(context, () => {
      for (const [x, end] of [
        [0.02, 1.0],
        [0.1, 1.18],
        [0.19, 0.98],
      ] as const) {
        context.lineCap = 'round';
        context.lineWidth = 0.075;
        context.strokeStyle = sheen(context, colour, [x, 0.3], [x, end]);
        context.beginPath();
        context.moveTo(0.2, 0.3);
        context.quadraticCurveTo(x - 0.04, 0.5, x, end);
        context.stroke();
      }
    }),
};

/** Hair that falls down the back. */
export function drawLongBack(context: Canvas2D, colour: Colour): void {
  context.fillStyle = sheen(context, shift(colour, -0.06), [0.5, 0.4], [0.5, 1.6]);
  context.beginPath();
  context.moveTo(0.1, 0.4);
  context.bezierCurveTo(-0.05, 0.8, 0.0, 1.25, 0.13, 1.52);
  // The ends are uneven.
  for (let i = 1; i <= 4; i++) {
    context.quadraticCurveTo(0.05 + i * 0.185, 1.62, 0.13 + i * 0.185, 1.52);
  }
  context.bezierCurveTo(1, 1.25, 1.05, 0.8, 0.9, 0.4);
  context.fill();
}

/** Strands in the hair, from their roots down. */
function drawStrands(
  context: Canvas2D,
  colour: Colour,
  strands: readonly (readonly [from: Point, over: Point, to: Point])[],
): void {
  context.lineCap = 'round';
  context.lineWidth = 0.012;
  context.strokeStyle = css(shift(colour, -0.07), 0.7);
  for (const [from, over, to] of strands) {
    context.beginPath();
    context.moveTo(...from);
    context.quadraticCurveTo(...over, ...to);
    context.stroke();
  }
}

/** Long hair beside the face, in front of the shoulder. */
function drawCurtain(context: Canvas2D, colour: Colour): void {
  context.fillStyle = sheen(context, colour, [0.1, 0.4], [0.1, 1.5]);
  context.beginPath();
  context.moveTo(0.13, 0.36);
  context.bezierCurveTo(0.03, 0.55, 0.0, 0.8, -0.03, 1.05);
  context.bezierCurveTo(-0.06, 1.25, 0.01, 1.4, 0.07, 1.54);
  context.bezierCurveTo(0.12, 1.49, 0.13, 1.44, 0.14, 1.4);
  context.bezierCurveTo(0.16, 1.45, 0.18, 1.46, 0.2, 1.47);
  context.bezierCurveTo(0.27, 1.28, 0.28, 1.12, 0.25, 0.98);
  context.bezierCurveTo(0.22, 0.86, 0.16, 0.72, 0.17, 0.44);
  context.fill();
  drawStrands(context, colour, [
    [
      [0.1, 0.62],
      [0.05, 1.0],
      [0.08, 1.36],
    ],
    [
      [0.14, 0.78],
      [0.19, 1.06],
      [0.17, 1.3],
    ],
  ]);
}

/** A side of hair that is cut at the chin. */
function drawBobSide(context: Canvas2D, colour: Colour): void {
  context.fillStyle = sheen(context, colour, [0.1, 0.3], [0.1, 1]);
  context.beginPath();
  context.moveTo(0.2, 0.3);
  context.bezierCurveTo(0.08, 0.32, 0.03, 0.6, 0.0, 0.82);
  context.bezierCurveTo(-0.01, 0.93, 0.05, 1.0, 0.13, 1.0);
  context.bezierCurveTo(0.2, 1.0, 0.25, 0.97, 0.27, 0.93);
  context.bezierCurveTo(0.21, 0.8, 0.17, 0.62, 0.2, 0.36);
  context.fill();
  drawStrands(context, colour, [
    [
      [0.1, 0.5],
      [0.06, 0.72],
      [0.1, 0.93],
    ],
  ]);
}

/** Tips of spikes from the left to the right, in the space of the head. */
const SPIKES: readonly Point[] = [
  [0.0, 0.22],
  [0.08, 0.03],
  [0.24, -0.09],
  [0.42, -0.14],
  [0.6, -0.13],
  [0.78, -0.07],
  [0.93, 0.05],
  [1.0, 0.24],
];
/** Between the tips, above the forehead. */
const BASE_OF_SPIKES = { x: 0.5, y: 0.4, radius: 0.41 } as const;

function drawSpikes(context: Canvas2D, colour: Colour): void {
  const { x, y, radius } = BASE_OF_SPIKES;
  const baseAt = (k: number): Point => {
    const angle = Math.PI * (1 + k / SPIKES.length);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  context.fillStyle = sheen(context, colour, [0.5, -0.14], [0.5, 0.4]);
  context.beginPath();
  context.moveTo(...baseAt(0));
  SPIKES.forEach(([tipX, tipY], k) => {
    const [nextX, nextY] = baseAt(k + 1);
    context.quadraticCurveTo(tipX, tipY + 0.08, tipX, tipY);
    context.quadraticCurveTo((tipX + nextX) / 2, (tipY + nextY) / 2 - 0.02, nextX, nextY);
  });
  // The hairline above the forehead.
  for (const [hairX, hairY] of [
    [0.78, 0.24],
    [0.7, 0.36],
    [0.58, 0.25],
    [0.5, 0.37],
    [0.4, 0.25],
    [0.3, 0.35],
    [0.22, 0.24],
  ] as const)
    context.lineTo(hairX, hairY);
  context.fill();
}
