import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillOutline,
  gloss,
  IRON,
  type PropFamily,
  STEEL,
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';

/** A block of rubber in a paper sleeve, lying aslant. */
function eraser(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, -0.35], () => {
    fillBox(context, [-0.46, -0.2, 0.92, 0.4], 0.09, fallShade(context, -0.2, 0.2, colour));
    fillBox(context, [-0.16, -0.2, 0.62, 0.4], [0, 0.05, 0.05, 0], css([0.42, 0.16, 262]));
    fillBox(context, [-0.16, -0.08, 0.62, 0.16], 0, css([0.97, 0.005, 250]));
    gloss(context, [-0.3, -0.12, 0.1, 0.025]);
  });
}

function stapler(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.06, 0.76, 0.9, 0.1], 0.04, fallShade(context, 0.76, 0.86, IRON));
  fillOutline(context, 'M 20 62 L 92 66 L 92 74 L 20 74 Z', fallShade(context, 0.6, 0.75, STEEL));
  fillOutline(
    context,
    'M 14 74 C 8 58 12 46 26 42 L 86 30 C 98 28 98 42 90 46 L 40 62 L 34 76 Z',
    fallShade(context, 0.28, 0.76, colour),
  );
  gloss(context, [0.5, 0.42, 0.2, 0.02], 0.35);
}

/** Three notes that stick one over the other, with lines of writing. */
function stickyNotes(context: Canvas2D): void {
  const notes: readonly (readonly [x: number, y: number, turn: number, colour: Colour])[] = [
    [0.34, 0.38, -0.12, [0.86, 0.13, 350]],
    [0.66, 0.42, 0.1, [0.86, 0.11, 160]],
    [0.48, 0.62, 0.02, [0.93, 0.14, 98]],
  ];
  for (const [x, y, turn, colour] of notes)
    turned(context, [x, y, turn], () => {
      fillOutline(
        context,
        'M -28 -28 L 28 -28 L 28 18 Q 18 20 18 28 L -28 28 Z',
        fallShade(context, -0.28, 0.28, colour),
      );
      fillOutline(context, 'M 28 18 Q 18 18 18 28 Z', css(shift(colour, -0.12)));
      for (const [line, end] of [
        [-14, 18],
        [-2, 12],
        [10, 6],
      ] as const)
        strokeOutline(context, `M -18 ${line} L ${end} ${line}`, 0.022, css([0.4, 0.03, 270], 0.7));
    });
}

/** On feet, with a chart and writing in two colors. */
function whiteboard(context: Canvas2D): void {
  for (const x of [16, 84]) {
    strokeOutline(context, `M ${x} 70 L ${x} 97`, 0.03, css(shift(IRON, 0.2)));
    strokeOutline(context, `M ${x - 9} 97 L ${x + 9} 97`, 0.035, css(shift(IRON, 0.1)));
  }
  fillBox(context, [0.03, 0.1, 0.94, 0.64], 0.03, fallShade(context, 0.1, 0.74, STEEL));
  fillBox(
    context,
    [0.065, 0.135, 0.87, 0.57],
    0.015,
    fallShade(context, 0.13, 0.7, [0.985, 0.004, 250]),
  );
  const blue = css([0.5, 0.17, 258]);
  const red = css([0.58, 0.2, 25]);
  for (const [y, end] of [
    [26, 42],
    [36, 36],
    [46, 40],
  ] as const)
    strokeOutline(context, `M 14 ${y} L ${end} ${y}`, 0.016, blue);
  strokeOutline(context, 'M 54 22 L 54 56 L 86 56', 0.014, css([0.3, 0.02, 270]));
  strokeOutline(context, 'M 57 50 L 65 42 L 72 46 L 84 28', 0.018, red);
  strokeEllipse(context, [0.25, 0.59, 0.09, 0.055], 0.014, red);
  fillBox(context, [0.3, 0.72, 0.4, 0.035], 0.012, css(shift(IRON, 0.25)));
}

/** A book that is read, as seen from in front of its reader: both covers, the spine and the edges of the pages. */
function bookFromOutside(context: Canvas2D, colour: Colour): void {
  for (const [side, edge] of [
    [1, css([0.93, 0.03, 88])],
    [-1, css([0.98, 0.015, 88])],
  ] as const) {
    context.save();
    context.translate(0.5, 0);
    context.scale(side, 1);
    fillOutline(context, 'M 0 20 C 14 10 32 10 45 16 L 45 30 L 0 32 Z', edge);
    const cover = fallShade(context, 0.18, 0.9, side === 1 ? colour : shift(colour, -0.05));
    fillOutline(context, 'M 2 25 L 48 19 Q 50 19 50 22 L 50 82 Q 50 85 48 85 L 2 91 Z', cover);
    strokeOutline(context, 'M 9 31 L 43 27 L 43 79 L 9 84 Z', 0.014, css(BRASS, 0.75));
    context.restore();
  }
  fillBox(context, [0.465, 0.23, 0.07, 0.69], 0.025, fallShade(context, 0.2, 0.95, shift(colour, -0.14))); // prettier-ignore
  fillOutline(context, 'M 76 42 L 84 54 L 76 66 L 68 54 Z', css(BRASS, 0.9));
}

export const STATIONERY: PropFamily = {
  '@readbook': (context, colour) => bookFromOutside(context, colour ?? [0.48, 0.17, 268]),
  '@eraser': (context, colour) => eraser(context, colour ?? [0.96, 0.01, 90]),
  '@stapler': (context, colour) => stapler(context, colour ?? [0.58, 0.2, 25]),
  '@stickynotes': stickyNotes,
  '@whiteboard': whiteboard,
};
