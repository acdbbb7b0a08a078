import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import { fillCircle, radialGradient } from '../painting.ts';
import { type CreateMotif, inTurn } from './motif-colours.ts';

interface Gear {
  readonly x: number;
  readonly y: number;
  readonly teeth: number;
  readonly way: 1 | -1;
  /** Where its first tooth is at the start, in radians. */
  readonly start: number;
}

/** How far all of them come in a loop, in teeth: each is then the same again, with its spokes. */
const TEETH_PASSED = 4;
/** Width of a tooth and its gap around the pitch circle, over pi, in shorter sides of the picture. */
const MODULE = 0.031;
const radiusOf = (teeth: number): number => (MODULE * teeth) / 2;

/** Each gear but the first meshes with an earlier one, in a direction in degrees. */
const TRAIN: readonly (readonly [teeth: number, of: number, direction: number])[] = [
  [12, 0, -38],
  [8, 0, 62],
  [12, 0, 158],
  [8, 1, -120],
  [12, 2, 20],
  [16, 1, 18],
  [8, 3, -100],
  [16, 3, 130],
];

/** Teeth of one stand in the gaps of the other where they meet. */
function meshed(first: Gear, teeth: number, degrees: number): Gear {
  const direction = (degrees / 360) * TAU;
  const away = radiusOf(first.teeth) + radiusOf(teeth);
  const tooth = fract(((direction - first.start) * first.teeth) / TAU);
  return {
    x: first.x + Math.cos(direction) * away,
    y: first.y + Math.sin(direction) * away,
    teeth,
    way: first.way === 1 ? -1 : 1,
    start: direction + TAU / 2 - ((0.5 - tooth) * TAU) / teeth,
  };
}

function trainOfGears(): readonly Gear[] {
  const gears: Gear[] = [{ x: -0.09, y: 0.03, teeth: 16, way: 1, start: 0 }];
  for (const [teeth, of, degrees] of TRAIN) {
    const first = gears[of];
    if (first !== undefined) gears.push(meshed(first, teeth, degrees));
  }
  return gears;
}

/** The outline of a gear around the origin. */
function traceGear(context: Canvas2D, teeth: number): void {
  const [root, tip] = [radiusOf(teeth) - MODULE * 0.6, radiusOf(teeth) + MODULE * 0.48];
  context.beginPath();
  for (let i = 0; i < teeth; i++) {
    for (const [at, reach] of [
      [-0.3, root],
      [-0.16, tip],
      [0.16, tip],
      [0.3, root],
    ] as const) {
      const turn = ((i + at) / teeth) * TAU;
      context.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
    }
  }
  context.closePath();
}

const METALS: readonly Colour[] = [
  [0.78, 0.11, 82],
  [0.72, 0.02, 250],
  [0.64, 0.1, 55],
  [0.58, 0.02, 260],
];

/** Wheels with teeth that turn each other. */
export const gears: CreateMotif = (stage, palette) => {
  const { width, height, plan } = stage;
  const side = Math.min(width, height);
  const colours = plan.colours.length > 0 ? palette : METALS;
  const all = trainOfGears();
  return (context, phase) => {
    context.save();
    context.translate(width / 2, height / 2);
    context.scale(side, side);
    for (const [i, { x, y, teeth, way, start }] of all.entries()) {
      const colour = inTurn(colours, i);
      context.save();
      context.translate(x, y);
      context.rotate(start + (way * TAU * TEETH_PASSED * phase) / teeth);
      const radius = radiusOf(teeth);
      traceGear(context, teeth);
      context.fillStyle = radialGradient(context, 0, 0, radius * 1.1, [
        [0, shift(colour, 0.08)],
        [0.7, colour],
        [1, shift(colour, -0.14)],
      ]);
      context.fill();
      drawHoles(context, radius, holesOf(teeth), colour);
      context.restore();
    }
    context.restore();
  };
};

/** As many holes as stand where others stood after the teeth that pass in a loop. */
const holesOf = (teeth: number): number =>
  Math.max(3, teeth / TEETH_PASSED) + (teeth === 8 ? 1 : 0);

/** Holes around the hub. */
function drawHoles(context: Canvas2D, radius: number, count: number, colour: Colour): void {
  context.fillStyle = css(shift(colour, -0.32, 0.6));
  for (let i = 0; i < count; i++) {
    const turn = ((i + 0.5) / count) * TAU;
    fillCircle(
      context,
      Math.cos(turn) * radius * 0.5,
      Math.sin(turn) * radius * 0.5,
      radius * 0.19,
    );
  }
  context.fillStyle = css(shift(colour, 0.12));
  fillCircle(context, 0, 0, radius * 0.2);
  context.fillStyle = css(shift(colour, -0.3));
  fillCircle(context, 0, 0, radius * 0.09);
}
