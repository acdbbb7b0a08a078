import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeOutline,
} from './brush.ts';

/** Helmets, hats and wraps by which people are known; the face is to be seen below or inside. */

/** A samurai's helmet with a crescent and a guard for the neck. */
function kabuto(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1]) {
    const x = (part: number): number => 50 + side * part;
    fillOutline(
      context,
      `M ${x(30)} 44 L ${x(33)} 96 L ${x(46)} 92 Q ${x(50)} 70 ${x(42)} 46 Z`,
      fallShade(context, 0.44, 0.96, shift(colour, -0.06)),
    );
    for (const y of [58, 70, 82])
      strokeOutline(context, `M ${x(31)} ${y + 2} L ${x(46)} ${y}`, 0.012, css(BRASS));
    fillOutline(
      context,
      `M ${x(6)} 33 Q ${x(24)} 24 ${x(22)} 0 Q ${x(36)} 26 ${x(10)} 42 Z`,
      css(BRASS),
    );
  }
  fillOutline(
    context,
    'M 10 58 C 6 8 94 8 90 58 Q 50 42 10 58 Z',
    roundShade(context, 0.1, 0.9, colour),
  );
  for (const part of [-22, 0, 22])
    strokeOutline(
      context,
      `M ${50 + part * 0.5} 20 Q ${50 + part} 30 ${50 + part * 1.2} 48`,
      0.01,
      css(shift(colour, -0.14)),
    );
  fillOutline(context, 'M 8 58 Q 50 40 92 58 L 92 64 Q 50 46 8 64 Z', css(BRASS));
  fillEllipse(context, [0.5, 0.37, 0.055, 0.055], css(BRASS));
}

function soldierHelm(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 66 C 4 0 96 0 92 66 Q 50 58 8 66 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  for (const [x, y, w, h] of [
    [0.24, 0.34, 0.12, 0.07],
    [0.52, 0.22, 0.14, 0.08],
    [0.72, 0.44, 0.12, 0.07],
    [0.42, 0.48, 0.13, 0.06],
  ] as const)
    fillEllipse(context, [x, y, w, h], css(shift(colour, -0.1)));
  fillOutline(context, 'M 5 63 Q 50 54 95 63 L 97 70 Q 50 61 3 70 Z', css(shift(colour, -0.12)));
}

function romanHelm(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 20 40 C 22 -6 78 -6 80 40 Q 50 22 20 40 Z', css([0.56, 0.21, 25]));
  fillOutline(
    context,
    'M 10 96 C 2 4 98 4 90 96 L 74 96 Q 82 56 70 48 Q 50 42 30 48 Q 18 56 26 96 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  strokeOutline(context, 'M 24 50 Q 50 36 76 50', 0.03, css(shift(colour, 0.1)));
}

/** A white helmet that hides the face behind dark lenses. */
function trooperHelm(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 12 62 C 4 2 96 2 88 62 L 84 86 Q 50 102 16 86 Z',
    roundShade(context, 0.08, 0.92, colour),
  );
  fillOutline(context, 'M 16 44 Q 50 34 84 44 L 84 49 Q 50 40 16 49 Z', css([0.2, 0.01, 280]));
  for (const side of [-1, 1]) {
    const x = (part: number): number => 50 + side * part;
    fillOutline(
      context,
      `M ${x(6)} 52 Q ${x(18)} 47 ${x(30)} 52 L ${x(26)} 64 Q ${x(14)} 66 ${x(8)} 60 Z`,
      css([0.16, 0.015, 280]),
    );
    fillEllipse(context, [x(24) / 100, 0.8, 0.045, 0.05], css([0.3, 0.015, 280]));
  }
  fillOutline(context, 'M 44 70 Q 50 64 56 70 L 60 84 Q 50 80 40 84 Z', css(shift(colour, -0.2)));
  for (const x of [45, 50, 55])
    strokeOutline(context, `M ${x} 76 L ${x} 82`, 0.012, css([0.2, 0.01, 280]));
}

/** A rain hat with a brim that is longer behind. */
function souwester(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 20 62 C 16 4 84 4 80 62 Z', roundShade(context, 0.2, 0.8, colour));
  for (const x of [36, 50, 64])
    strokeOutline(
      context,
      `M 50 20 Q ${x} 34 ${x + (x - 50) * 0.4} 60`,
      0.01,
      css(shift(colour, -0.12)),
    );
  fillOutline(
    context,
    'M 20 58 Q 50 50 80 58 Q 96 66 100 82 Q 76 66 50 66 Q 24 66 0 82 Q 4 66 20 58 Z',
    fallShade(context, 0.54, 0.82, shift(colour, -0.03)),
  );
}

/** A round helmet of iron with a guard for the nose. */
function dwarfHelm(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 10 66 C 6 2 94 2 90 66 Z', roundShade(context, 0.08, 0.92, colour));
  fillBox(context, [0.465, 0.1, 0.07, 0.58], 0.02, css(shift(BRASS, -0.06)));
  fillBox(
    context,
    [0.06, 0.58, 0.88, 0.13],
    0.04,
    fallShade(context, 0.58, 0.71, shift(BRASS, -0.06)),
  );
  fillOutline(context, 'M 46 70 L 54 70 L 53 92 L 50 96 L 47 92 Z', css(shift(colour, -0.1)));
  for (const x of [0.14, 0.3, 0.7, 0.86])
    fillEllipse(context, [x, 0.645, 0.025, 0.025], css(shift(colour, -0.2)));
}

const WRAP_BANDS: readonly Colour[] = [
  [0.62, 0.2, 28],
  [0.82, 0.16, 80],
  [0.6, 0.15, 150],
  [0.55, 0.17, 260],
  [0.62, 0.2, 340],
];

/** Cloth wound around the head with a knot above the forehead; of many colors where none is named. */
function headwrap(context: Canvas2D, colour: Colour | null): void {
  const base = colour ?? WRAP_BANDS[0]!;
  const shape = 'M 8 80 C -4 34 20 10 50 14 C 80 10 104 34 92 80 Q 50 56 8 80 Z';
  fillOutline(context, shape, roundShade(context, 0.04, 0.96, base));
  for (let band = 0; band < 5; band++) {
    const tone = colour === null ? WRAP_BANDS[band]! : shift(colour, band % 2 === 0 ? 0.06 : -0.08);
    const y = 70 - band * 11;
    const half = 42 - band * band * 1.4;
    strokeOutline(
      context,
      `M ${50 - half} ${y + 6} Q 50 ${y - 18} ${50 + half} ${y + 6}`,
      colour === null ? 0.085 : 0.03,
      css(tone, colour === null ? 1 : 0.7),
    );
  }
  const knot = colour === null ? WRAP_BANDS[4]! : shift(colour, 0.05);
  for (const side of [-1, 1])
    fillOutline(
      context,
      `M 50 22 Q ${50 + side * 26} -12 ${50 + side * 30} 12 Q ${50 + side * 22} 28 50 26 Z`,
      fallShade(context, 0, 0.28, knot),
    );
  fillEllipse(context, [0.5, 0.22, 0.09, 0.08], css(shift(knot, -0.08)));
}

/** The hood of a cloak: it ends in a point, shades the forehead and lies on the shoulders. */
function cowl(context: Canvas2D, colour: Colour): void {
  const shade = shift(colour, -0.13, 0.8);
  context.fillStyle = roundShade(context, 0.06, 0.94, colour);
  context.beginPath();
  context.moveTo(0.52, 0.01);
  context.bezierCurveTo(0.8, 0.1, 0.9, 0.34, 0.88, 0.62);
  context.bezierCurveTo(0.88, 0.74, 0.98, 0.84, 1, 0.96);
  context.quadraticCurveTo(0.5, 1.06, 0, 0.96);
  context.bezierCurveTo(0.02, 0.84, 0.12, 0.74, 0.12, 0.62);
  context.bezierCurveTo(0.1, 0.34, 0.22, 0.08, 0.52, 0.01);
  context.closePath();
  context.ellipse(0.5, 0.56, 0.255, 0.29, 0, 0, Math.PI * 2, true);
  context.fill();
  context.fillStyle = css(shade);
  context.beginPath();
  context.ellipse(0.5, 0.54, 0.285, 0.325, 0, 0, Math.PI * 2);
  context.ellipse(0.5, 0.59, 0.25, 0.255, 0, 0, Math.PI * 2, true);
  context.fill();
  strokeOutline(context, 'M 26 84 Q 50 96 74 84', 0.02, css(shade, 0.7));
}

export const HEADGEAR: PropFamily = {
  '@kabutohelm': (context, colour) => kabuto(context, colour ?? [0.3, 0.05, 20]),
  '@soldierhelm': (context, colour) => soldierHelm(context, colour ?? [0.47, 0.06, 125]),
  '@romanhelm': (context, colour) => romanHelm(context, colour ?? [0.78, 0.12, 80]),
  '@trooperhelm': (context, colour) => trooperHelm(context, colour ?? [0.96, 0.005, 250]),
  '@souwesterhat': (context, colour) => souwester(context, colour ?? [0.86, 0.16, 92]),
  '@dwarfhelm': (context, colour) => dwarfHelm(context, colour ?? [0.6, 0.015, 260]),
  '@headwraphat': headwrap,
  '@cowlhat': (context, colour) => cowl(context, colour ?? [0.32, 0.02, 285]),
};
