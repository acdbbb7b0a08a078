import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeOutline,
  within,
} from './brush.ts';

const BLACK: Colour = [0.27, 0.02, 280];
const WHITE: Colour = [0.96, 0.01, 250];
const NAVY: Colour = [0.34, 0.08, 265];

/** An opening for the face in what is filled next. */
function frameFace(context: Canvas2D, [x, y, radiusX, radiusY]: readonly number[] = []): void {
  context.ellipse(x ?? 0.5, y ?? 0.5, radiusX ?? 0.3, radiusY ?? 0.34, 0, 0, Math.PI * 2, true);
}

/** Of a nun: a black veil over a white band around the face. */
function nunVeil(context: Canvas2D, colour: Colour): void {
  context.fillStyle = roundShade(context, 0.04, 0.96, colour);
  context.beginPath();
  context.moveTo(0.5, 0.01);
  context.bezierCurveTo(0.82, 0.01, 0.92, 0.24, 0.92, 0.5);
  context.quadraticCurveTo(0.93, 0.82, 0.99, 0.98);
  context.lineTo(0.01, 0.98);
  context.quadraticCurveTo(0.07, 0.82, 0.08, 0.5);
  context.bezierCurveTo(0.08, 0.24, 0.18, 0.01, 0.5, 0.01);
  context.closePath();
  frameFace(context, [0.5, 0.52, 0.345, 0.4]);
  context.fill();
  context.fillStyle = fallShade(context, 0.12, 0.96, WHITE);
  context.beginPath();
  context.ellipse(0.5, 0.52, 0.36, 0.41, 0, 0, Math.PI * 2);
  context.closePath();
  frameFace(context, [0.5, 0.56, 0.285, 0.3]);
  context.fill();
}

/** Cloth over the head of a shepherd, held by a band. */
function headcloth(context: Canvas2D, colour: Colour): void {
  context.fillStyle = roundShade(context, 0.04, 0.96, colour);
  context.beginPath();
  context.moveTo(0.5, 0.03);
  context.bezierCurveTo(0.8, 0.03, 0.9, 0.22, 0.9, 0.5);
  context.quadraticCurveTo(0.92, 0.78, 0.98, 0.92);
  context.quadraticCurveTo(0.86, 0.98, 0.76, 0.95);
  context.bezierCurveTo(0.84, 0.5, 0.76, 0.3, 0.5, 0.3);
  context.bezierCurveTo(0.24, 0.3, 0.16, 0.5, 0.24, 0.95);
  context.quadraticCurveTo(0.14, 0.98, 0.02, 0.92);
  context.quadraticCurveTo(0.08, 0.78, 0.1, 0.5);
  context.bezierCurveTo(0.1, 0.22, 0.2, 0.03, 0.5, 0.03);
  context.fill();
  strokeOutline(context, 'M 13 32 Q 50 12 87 32', 0.055, css([0.42, 0.08, 45]));
}

/** Of a pharaoh: striped cloth with two lappets, a cobra at the brow. */
function nemes(context: Canvas2D, colour: Colour): void {
  const cloth =
    'M 50 2 C 74 2 84 16 88 36 L 98 66 Q 88 74 78 70 L 78 98 L 62 98 L 70 44 Q 50 22 30 44 L 38 98 L 22 98 L 22 70 Q 12 74 2 66 L 12 36 C 16 16 26 2 50 2 Z';
  fillOutline(context, cloth, roundShade(context, 0.02, 0.98, BRASS));
  within(context, cloth, () => {
    for (let at = 0; at < 7; at++) {
      const y = 34 + at * 9;
      strokeOutline(
        context,
        `M -4 ${y + 8} L 40 ${y} M 104 ${y + 8} L 60 ${y}`,
        0.036,
        css(colour),
      );
    }
    strokeOutline(context, 'M 36 -2 L 33 26 M 50 -2 L 50 24 M 64 -2 L 67 26', 0.04, css(colour));
  });
  strokeOutline(context, 'M 22 38 Q 50 8 78 38', 0.07, css(shift(BRASS, 0.06)));
  fillOutline(context, 'M 50 28 C 40 20 42 6 50 4 C 58 6 60 20 50 28 Z', css(shift(BRASS, -0.12)));
  fillBall(context, 0.5, 0.11, 0.035, [0.55, 0.2, 25]);
}

/** A deep hood with nothing in it but two lights. */
function reaperHood(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 50 2 C 82 4 96 34 94 62 C 92 84 76 98 50 99 C 24 98 8 84 6 62 C 4 34 18 4 50 2 Z',
    roundShade(context, 0.04, 0.96, colour),
  );
  fillEllipse(context, [0.5, 0.56, 0.32, 0.36], css([0.13, 0.02, 285]));
  fillOutline(
    context,
    'M 50 32 C 70 32 76 48 74 60 C 73 68 66 70 64 76 L 62 86 Q 50 90 38 86 L 36 76 C 34 70 27 68 26 60 C 24 48 30 32 50 32 Z',
    fallShade(context, 0.3, 0.9, [0.93, 0.02, 95]),
  );
  for (const x of [0.39, 0.61]) {
    fillEllipse(context, [x, 0.58, 0.085, 0.095], css([0.16, 0.02, 285]));
    fillEllipse(context, [x, 0.59, 0.025, 0.03], css([0.72, 0.17, 45]));
  }
  fillOutline(context, 'M 50 66 L 46 73 L 54 73 Z', css([0.16, 0.02, 285]));
  strokeOutline(
    context,
    'M 44 79 L 44 86 M 50 79 L 50 87 M 56 79 L 56 86',
    0.014,
    css([0.4, 0.02, 285]),
  );
}

/** Of a captain or a pilot: white above a black peak, with a golden badge. */
function peakedCap(context: Canvas2D, colour: Colour): void {
  capWithBadge(context, colour);
  strokeOutline(
    context,
    'M 50 44 L 50 56 M 45 48 L 55 48 M 44 52 Q 46 57 50 57 Q 54 57 56 52',
    0.018,
    css(NAVY),
  );
}

/** With a silver star on it. */
function policeCap(context: Canvas2D, colour: Colour): void {
  capWithBadge(context, colour);
  fillOutline(
    context,
    'M 50 41 L 52.6 47.2 L 59 47.8 L 54.2 52 L 55.6 58.4 L 50 55 L 44.4 58.4 L 45.8 52 L 41 47.8 L 47.4 47.2 Z',
    css(WHITE),
  );
}

function capWithBadge(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 12 66 C 0 52 4 32 22 26 Q 50 14 78 26 C 96 32 100 52 88 66 Q 50 56 12 66 Z',
    fallShade(context, 0.18, 0.66, colour),
  );
  fillOutline(
    context,
    'M 13 58 Q 50 46 87 58 L 86 78 Q 50 66 14 78 Z',
    fallShade(context, 0.5, 0.78, BLACK),
  );
  fillOutline(
    context,
    'M 14 74 Q 50 62 86 74 Q 80 94 50 92 Q 20 94 14 74 Z',
    fallShade(context, 0.68, 0.94, shift(BLACK, -0.04)),
  );
  strokeOutline(context, 'M 15 75 Q 50 63 85 75', 0.03, css(BRASS));
  fillBall(context, 0.5, 0.5, 0.095, BRASS);
}

/** Of a mail carrier or a driver. */
function serviceCap(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 14 66 C 4 48 10 32 26 28 Q 50 20 74 28 C 90 32 96 48 86 66 Q 50 56 14 66 Z',
    fallShade(context, 0.2, 0.66, colour),
  );
  fillOutline(context, 'M 14 60 Q 50 50 86 60 L 85 76 Q 50 66 15 76 Z', css(shift(colour, -0.1)));
  fillOutline(
    context,
    'M 14 74 Q 50 62 86 74 Q 80 93 50 91 Q 20 93 14 74 Z',
    fallShade(context, 0.68, 0.92, BLACK),
  );
  fillBox(context, [0.41, 0.45, 0.18, 0.13], 0.03, fallShade(context, 0.45, 0.58, WHITE));
  strokeOutline(context, 'M 43 48 L 50 53 L 57 48', 0.015, css(shift(colour, -0.05)));
}

/** Round and white, with the brim turned up. */
function sailorCap(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 22 62 C 20 30 34 22 50 22 C 66 22 80 30 78 62 Z',
    fallShade(context, 0.22, 0.62, shift(colour, -0.03)),
  );
  fillOutline(
    context,
    'M 8 54 Q 50 40 92 54 Q 96 70 88 86 Q 50 72 12 86 Q 4 70 8 54 Z',
    fallShade(context, 0.44, 0.86, colour),
  );
  strokeOutline(context, 'M 11 76 Q 50 63 89 76', 0.035, css(NAVY));
}

/** Of an explorer, with a wide brim. */
function pithHelmet(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 18 70 C 16 34 32 18 50 18 C 68 18 84 34 82 70 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  strokeOutline(
    context,
    'M 50 18 L 50 60 M 34 22 Q 28 44 28 60 M 66 22 Q 72 44 72 60',
    0.012,
    css(shift(colour, -0.1)),
  );
  fillBall(context, 0.5, 0.17, 0.05, shift(colour, -0.03));
  fillOutline(context, 'M 18 60 Q 50 50 82 60 L 83 72 Q 50 62 17 72 Z', css([0.45, 0.08, 55]));
  fillOutline(
    context,
    'M 17 70 Q 50 58 83 70 Q 98 78 99 88 Q 50 72 1 88 Q 2 78 17 70 Z',
    fallShade(context, 0.64, 0.9, shift(colour, 0.02)),
  );
}

/** Of a flight attendant, small and tilted. */
function pillboxHat(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 16 80 L 20 38 Q 50 22 80 38 L 84 80 Q 50 68 16 80 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  fillEllipse(context, [0.5, 0.37, 0.3, 0.085], css(shift(colour, 0.08)));
  fillOutline(
    context,
    'M 40 60 Q 30 50 20 52 Q 30 58 36 66 Z M 60 60 Q 70 50 80 52 Q 70 58 64 66 Z',
    css(BRASS),
  );
  fillBall(context, 0.5, 0.6, 0.07, BRASS);
}

/** A shell over the head with a rim, see `@minerhelm`. */
function hardShell(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 14 76 C 10 36 30 20 50 20 C 70 20 90 36 86 76 Z',
    roundShade(context, 0.12, 0.88, colour),
  );
  fillBox(
    context,
    [0.43, 0.16, 0.14, 0.5],
    0.06,
    fallShade(context, 0.16, 0.66, shift(colour, 0.05)),
  );
  fillOutline(
    context,
    'M 8 76 Q 50 58 92 76 Q 94 86 86 90 Q 50 76 14 90 Q 6 86 8 76 Z',
    fallShade(context, 0.64, 0.9, shift(colour, -0.04)),
  );
  gloss(context, [0.3, 0.42, 0.06, 0.1], 0.35);
}

/** With a lamp that is on. */
function minerHelmet(context: Canvas2D, colour: Colour): void {
  hardShell(context, colour);
  fillEllipse(context, [0.5, 0.5, 0.24, 0.24], css([0.96, 0.12, 95], 0.35));
  fillEllipse(context, [0.5, 0.5, 0.155, 0.155], css([0.36, 0.02, 270]));
  fillBall(context, 0.5, 0.5, 0.12, [0.96, 0.1, 98]);
}

/** With slits and a strap. */
function climbHelmet(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 12 82 C 8 36 28 18 50 18 C 72 18 92 36 88 82 Q 50 66 12 82 Z',
    roundShade(context, 0.1, 0.9, colour),
  );
  for (const x of [28, 46, 64])
    strokeOutline(context, `M ${x + 4} 34 L ${x + 4} 50`, 0.045, css(shift(colour, -0.22)));
  strokeOutline(context, 'M 13 79 Q 50 63 87 79', 0.045, css(shift(colour, -0.14)));
  gloss(context, [0.27, 0.4, 0.04, 0.1], 0.35);
}

/** Of hockey: a shell with a clear shield. */
function hockeyHelmet(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 74 C 4 26 28 8 50 8 C 72 8 96 26 92 74 Q 90 86 82 84 L 80 52 Q 50 40 20 52 L 18 84 Q 10 86 8 74 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  for (const x of [32, 50, 68])
    strokeOutline(context, `M ${x} 20 L ${x} 30`, 0.045, css(shift(colour, -0.25)));
  fillOutline(
    context,
    'M 19 52 Q 50 40 81 52 L 79 76 Q 50 84 21 76 Z',
    css([0.9, 0.04, 230], 0.16),
  );
  strokeOutline(context, 'M 19 53 Q 50 41 81 53', 0.035, css(shift(colour, -0.2)));
}

/** A mesh before the whole face. */
function fencingMask(context: Canvas2D, colour: Colour): void {
  const shell =
    'M 50 4 C 80 4 92 28 90 56 C 88 82 70 98 50 98 C 30 98 12 82 10 56 C 8 28 20 4 50 4 Z';
  fillOutline(context, shell, roundShade(context, 0.08, 0.92, colour));
  const mesh =
    'M 50 20 C 70 20 78 36 77 56 C 75 74 64 84 50 84 C 36 84 25 74 23 56 C 22 36 30 20 50 20 Z';
  fillOutline(context, mesh, roundShade(context, 0.22, 0.8, [0.42, 0.015, 265]));
  within(context, mesh, () => {
    for (let at = 0; at < 12; at++) {
      const x = 18 + at * 6;
      strokeOutline(context, `M ${x} 15 L ${x} 90`, 0.009, css([0.72, 0.01, 260], 0.8));
      strokeOutline(context, `M 15 ${x} L 85 ${x}`, 0.009, css([0.72, 0.01, 260], 0.8));
    }
  });
  gloss(context, [0.38, 0.36, 0.07, 0.1], 0.25);
}

/** Of rubber, with goggles above the brow. */
function swimCap(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 84 C 4 34 26 14 50 14 C 74 14 96 34 92 84 Q 50 62 8 84 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  strokeOutline(context, 'M 9 70 Q 50 50 91 70', 0.05, css(BLACK));
  onBothSides(context, () => {
    fillEllipse(context, [0.35, 0.63, 0.13, 0.095], css(BLACK));
    fillEllipse(
      context,
      [0.35, 0.63, 0.095, 0.065],
      fallShade(context, 0.56, 0.7, [0.75, 0.12, 220]),
    );
    gloss(context, [0.31, 0.61, 0.03, 0.018], 0.7);
  });
  gloss(context, [0.3, 0.32, 0.06, 0.08], 0.35);
}

/** A cap over the hair and a mask before mouth and nose, for an operation. */
function surgeonCap(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 3 42 C -2 0 102 0 97 42 Q 50 30 3 42 Z', fallShade(context, 0.04, 0.42, colour)); // prettier-ignore
  for (const x of [3, 97]) strokeOutline(context, `M ${x} 56 L ${x < 50 ? 22 : 78} 70`, 0.02, css([0.95, 0.008, 250])); // prettier-ignore
  const mask = shift(colour, 0.14);
  fillOutline(context, 'M 20 66 Q 50 56 80 66 L 77 86 Q 50 102 23 86 Z', fallShade(context, 0.6, 0.98, mask)); // prettier-ignore
  for (const y of [73, 81]) strokeOutline(context, `M 23 ${y} Q 50 ${y + 5} 77 ${y}`, 0.012, css(shift(mask, -0.12))); // prettier-ignore
}

/** Of felt, with a band and a dent. */
function fedora(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 20 76 C 20 54 26 38 36 36 Q 44 34 50 41 Q 56 34 64 36 C 74 38 80 54 80 76 Z',
    roundShade(context, 0.2, 0.8, colour),
  );
  fillOutline(context, 'M 20 62 Q 50 52 80 62 L 80 76 Q 50 66 20 76 Z', css(shift(colour, -0.14)));
  fillOutline(
    context,
    'M 2 72 Q 12 72 20 72 Q 50 62 80 72 Q 88 72 98 72 Q 92 92 50 88 Q 8 92 2 72 Z',
    fallShade(context, 0.66, 0.92, shift(colour, 0.03)),
  );
}

/** Of a jockey: a round cap with a peak and a button. */
function jockeyHelmet(context: Canvas2D, colour: Colour): void {
  const cap = 'M 12 74 C 8 34 28 16 50 16 C 72 16 92 34 88 74 Q 50 60 12 74 Z';
  fillOutline(context, cap, roundShade(context, 0.1, 0.9, colour));
  within(context, cap, () =>
    strokeOutline(
      context,
      'M 50 16 L 50 66 M 50 16 Q 20 36 18 72 M 50 16 Q 80 36 82 72',
      0.07,
      css(WHITE),
    ),
  );
  fillBall(context, 0.5, 0.17, 0.05, shift(colour, -0.1));
  fillOutline(
    context,
    'M 16 70 Q 50 56 84 70 Q 80 90 50 88 Q 20 90 16 70 Z',
    fallShade(context, 0.64, 0.9, shift(colour, -0.14)),
  );
}

export const ROLE_HATS: PropFamily = {
  '@nunhat': (context, colour) => nunVeil(context, colour ?? BLACK),
  '@shepherdhat': (context, colour) => headcloth(context, colour ?? [0.9, 0.04, 85]),
  '@nemeshat': (context, colour) => nemes(context, colour ?? [0.42, 0.16, 265]),
  '@reaperhat': (context, colour) => reaperHood(context, colour ?? [0.24, 0.02, 285]),
  '@captaincap': (context, colour) => peakedCap(context, colour ?? WHITE),
  '@policecap': (context, colour) => policeCap(context, colour ?? NAVY),
  '@servicecap': (context, colour) => serviceCap(context, colour ?? [0.45, 0.13, 258]),
  '@sailorcap': (context, colour) => sailorCap(context, colour ?? WHITE),
  '@pithhelm': (context, colour) => pithHelmet(context, colour ?? [0.84, 0.06, 85]),
  '@pillboxhat': (context, colour) => pillboxHat(context, colour ?? NAVY),
  '@minerhelm': (context, colour) => minerHelmet(context, colour ?? [0.84, 0.16, 88]),
  '@hardhat': (context, colour) => hardShell(context, colour ?? [0.84, 0.16, 88]),
  '@climbhelm': (context, colour) => climbHelmet(context, colour ?? [0.66, 0.2, 38]),
  '@hockeyhelm': (context, colour) => hockeyHelmet(context, colour ?? [0.52, 0.2, 25]),
  '@fencinghelm': (context, colour) => fencingMask(context, colour ?? WHITE),
  '@surgeonhat': (context, colour) => surgeonCap(context, colour ?? [0.7, 0.09, 190]),
  '@swimcap': (context, colour) => swimCap(context, colour ?? [0.6, 0.16, 250]),
  '@fedorahat': (context, colour) => fedora(context, colour ?? BLACK),
  '@jockeyhelm': (context, colour) => jockeyHelmet(context, colour ?? [0.56, 0.21, 25]),
};
