import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, linearGradient, radialGradient } from '../../painting.ts';
import { fillEllipse, fillOutline, type PropFamily, roundShade } from './brush.ts';
import { paintPalm } from './palm-tree.ts';

const BARK: Colour = [0.44, 0.06, 48];

type Pad = readonly [x: number, y: number, radiusX: number, radiusY: number];

/** A flat cushion of leaves, darker below. */
function pad(context: Canvas2D, [x, y, wide, tall]: Pad, colour: Colour): void {
  const random = createRandom(Math.round(x * 100 + y * 1000));
  fillEllipse(context, [x, y + tall * 0.35, wide * 0.94, tall * 0.6], css(shift(colour, -0.14)));
  const count = Math.ceil(26 * (wide / 0.3));
  for (let i = 0; i < count; i++) {
    const across = (i / (count - 1)) * 2 - 1;
    const radius = tall * (0.42 + 0.2 * random());
    const up = Math.sqrt(Math.max(0, 1 - across * across)) * tall * 0.6 * random();
    const [cx, cy] = [x + across * (wide - radius * 0.6), y - up];
    context.fillStyle = radialGradient(
      context,
      cx - radius * 0.3,
      cy - radius * 0.5,
      radius * 1.4,
      [
        [0, shift(colour, 0.1)],
        [0.55, colour],
        [1, shift(colour, -0.1), 0.35],
      ],
    );
    fillCircle(context, cx, cy, radius);
  }
}

/** The umbrella of the savanna: a forked trunk under flat layers of leaves. */
function acacia(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 45 100 Q 48 84 47 68 Q 38 54 18 36 L 21 34 Q 40 48 49 60 Q 48 46 42 30 L 46 29 Q 52 44 53 58 Q 60 46 66 30 L 69 32 Q 64 48 57 62 Q 70 52 84 40 L 86 42 Q 70 58 56 70 Q 54 86 57 100 Z',
    roundShade(context, 0.38, 0.62, BARK),
  );
  for (const each of [
    [0.17, 0.34, 0.16, 0.055],
    [0.84, 0.38, 0.15, 0.05],
    [0.5, 0.27, 0.45, 0.085],
    [0.46, 0.17, 0.3, 0.075],
  ] as const)
    pad(context, each, colour);
}

/** A trunk as thick as a tower, with bare branches and few leaves at their ends. */
function baobab(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 26 100 Q 34 92 34 70 Q 34 54 37 46 Q 28 36 10 30 L 12 27 Q 30 30 41 40 Q 38 28 30 16 L 33 14 Q 42 26 47 38 Q 48 24 48 10 L 52 10 Q 53 26 54 38 Q 60 26 70 14 L 73 16 Q 64 30 60 41 Q 72 30 89 26 L 90 29 Q 72 36 64 47 Q 66 56 66 70 Q 66 92 76 100 Z',
    roundShade(context, 0.3, 0.7, [0.56, 0.05, 52]),
  );
  for (const each of [
    [0.12, 0.27, 0.1, 0.05],
    [0.31, 0.15, 0.11, 0.05],
    [0.5, 0.1, 0.12, 0.055],
    [0.71, 0.15, 0.11, 0.05],
    [0.88, 0.26, 0.1, 0.05],
  ] as const)
    pad(context, each, colour);
}

/** Masses of a crown: middle and radius. */
const MASSES = [
  [0.3, 0.5, 0.17],
  [0.7, 0.5, 0.17],
  [0.5, 0.52, 0.16],
  [0.2, 0.36, 0.15],
  [0.8, 0.36, 0.15],
  [0.5, 0.34, 0.2],
  [0.34, 0.22, 0.16],
  [0.66, 0.22, 0.16],
  [0.5, 0.15, 0.14],
] as const;

/** Leaves in the light at the upper left of a mass, in the shade at its lower right. */
function leafMass(
  context: Canvas2D,
  [x, y, radius]: readonly [number, number, number],
  colour: Colour,
  random: () => number,
): void {
  context.fillStyle = css(shift(colour, -0.12));
  fillCircle(context, x, y, radius);
  for (let i = 0; i < 90; i++) {
    const [angle, reach] = [random() * TAU, Math.sqrt(random())];
    const [across, down] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const light = (-across * 0.5 - down) * 0.09 + (random() - 0.5) * 0.05;
    context.fillStyle = css(shift(colour, light), 0.85);
    context.beginPath();
    const [cx, cy] = [x + across * radius, y + down * radius];
    context.ellipse(cx, cy, radius * 0.17, radius * 0.11, angle + random(), 0, TAU);
    context.fill();
  }
}

/** A broad crown on a trunk that forks. */
function leafTree(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 34 100 Q 44 95 45 80 Q 46 66 30 50 L 35 47 Q 46 58 48 62 L 48 40 L 53 40 L 53 62 Q 56 56 66 47 L 71 50 Q 55 66 56 80 Q 57 95 67 100 Q 58 97 50 98 Q 42 97 34 100 Z',
    roundShade(context, 0.36, 0.64, BARK),
  );
  const random = createRandom(11);
  for (const mass of MASSES) leafMass(context, mass, colour, random);
}

/** Boughs in tiers that hang down at their ends. */
function firTree(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 46 100 L 47 60 L 53 60 L 54 100 Z',
    roundShade(context, 0.44, 0.56, BARK),
  );
  const tiers = 8;
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const top = 0.02 + tier * 0.1;
    const half = 0.07 + tier * 0.042;
    const foot = top + 0.19;
    context.fillStyle = linearGradient(
      context,
      [0.5 - half, 0, 0.5 + half, 0],
      [
        [0, shift(colour, 0.06)],
        [0.5, colour],
        [1, shift(colour, -0.12)],
      ],
    );
    context.beginPath();
    context.moveTo(0.5, top);
    const tips = 6;
    for (let i = 0; i <= tips; i++) {
      const x = 0.5 + half - (2 * half * i) / tips;
      const low = foot - 0.02 * Math.abs(i - tips / 2);
      context.lineTo(x, low + 0.012);
      if (i < tips) context.lineTo(x - half / tips, low - 0.03);
    }
    context.closePath();
    context.fill();
    context.strokeStyle = css(shift(colour, -0.16), 0.45);
    context.lineWidth = 0.008;
    context.beginPath();
    context.moveTo(0.5 - half * 0.8, foot - 0.055);
    context.quadraticCurveTo(0.5, foot + 0.005, 0.5 + half * 0.8, foot - 0.055);
    context.stroke();
  }
}

/** A slender flame of dark leaves. */
function cypress(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 48 100 L 48 88 L 52 88 L 52 100 Z',
    roundShade(context, 0.47, 0.53, BARK),
  );
  fillOutline(
    context,
    'M 50 1 C 58 18 63 44 61 72 Q 60 94 50 94 Q 40 94 39 72 C 37 44 42 18 50 1 Z',
    roundShade(context, 0.38, 0.62, colour),
  );
  const random = createRandom(21);
  for (let i = 0; i < 130; i++) {
    const y = 0.08 + 0.84 * random();
    const half = 0.11 * Math.sin(Math.PI * Math.min(1, (y + 0.12) * 0.78));
    const across = random() * 2 - 1;
    context.fillStyle = css(shift(colour, -across * 0.06 + (random() - 0.5) * 0.07), 0.8);
    context.beginPath();
    context.ellipse(0.5 + across * half * 0.92, y, 0.008, 0.026, across * 0.2, 0, TAU);
    context.fill();
  }
}

function palm(context: Canvas2D, colour: Colour): void {
  const look = {
    lit: shift(colour, 0.06),
    body: colour,
    shaded: shift(colour, -0.16),
    trunk: [0.5, 0.065, 55] as const,
    lightFromLeft: true,
  };
  paintPalm(context, look, 4);
}

/** Trees as they grow in open land. */
export const GROWN_TREES: PropFamily = {
  '@acacia': (context, colour) => acacia(context, colour ?? [0.56, 0.12, 122]),
  '@baobab': (context, colour) => baobab(context, colour ?? [0.58, 0.13, 130]),
  '@firtree': (context, colour) => firTree(context, colour ?? [0.5, 0.1, 152]),
  '@cypress': (context, colour) => cypress(context, colour ?? [0.44, 0.09, 145]),
  '@leaftree': (context, colour) => leafTree(context, colour ?? [0.57, 0.13, 134]),
  '@coconutpalm': (context, colour) => palm(context, colour ?? [0.6, 0.15, 138]),
};
