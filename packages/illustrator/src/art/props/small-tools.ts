import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

const STEEL: Colour = [0.82, 0.012, 250];

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
  for (const x of [16, 84])
    strokeOutline(context, `M ${x} 70 L ${x} 97`, 0.03, css(shift(IRON, 0.2)));
  for (const x of [16, 84])
    strokeOutline(context, `M ${x - 9} 97 L ${x + 9} 97`, 0.035, css(shift(IRON, 0.1)));
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

function hanger(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 50 44 L 50 34 C 50 26 60 28 60 19 C 60 8 42 8 42 19',
    0.035,
    css(STEEL),
  );
  strokeOutline(context, 'M 50 44 L 8 70 Q 4 78 14 78 L 86 78 Q 96 78 92 70 Z', 0.06, css(colour));
  strokeOutline(context, 'M 50 43 L 12 67', 0.018, css(shift(colour, 0.14), 0.8));
}

/** With four holes and thread through them. */
function sewingButton(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.52, 0.46, 0.46], css(shift(colour, -0.16)));
  fillEllipse(context, [0.5, 0.5, 0.46, 0.46], fallShade(context, 0.04, 0.96, colour));
  strokeEllipse(context, [0.5, 0.5, 0.35, 0.35], 0.035, css(shift(colour, -0.1)));
  for (const x of [0.4, 0.6])
    for (const y of [0.4, 0.6]) fillEllipse(context, [x, y, 0.055, 0.055], css([0.25, 0.03, 280]));
  const thread = css([0.95, 0.03, 90]);
  strokeLine(context, [[0.4, 0.4], [0.6, 0.6]], 0.035, thread); // prettier-ignore
  strokeLine(context, [[0.6, 0.4], [0.4, 0.6]], 0.035, thread); // prettier-ignore
}

function paintRoller(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 82 20 L 94 20 L 94 42 L 50 48 L 50 62', 0.03, css(STEEL));
  fillBox(context, [0.08, 0.06, 0.76, 0.28], 0.06, fallShade(context, 0.06, 0.34, colour));
  fillBox(context, [0.1, 0.1, 0.7, 0.05], 0.025, css(shift(colour, 0.12), 0.7));
  fillBox(context, [0.45, 0.6, 0.1, 0.38], 0.04, roundShade(context, 0.45, 0.55, [0.6, 0.2, 25]));
}

/** A coil of cable with a plug at its end. */
function cableCoil(context: Canvas2D, colour: Colour): void {
  for (const [grow, light] of [
    [0, -0.1],
    [0.06, 0],
    [0.12, 0.06],
  ] as const)
    strokeEllipse(
      context,
      [0.46, 0.56, 0.22 + grow, 0.16 + grow * 0.8],
      0.05,
      css(shift(colour, light)),
    );
  strokeOutline(context, 'M 76 46 C 84 34 74 26 84 20', 0.05, css(colour));
  fillBox(context, [0.77, 0.06, 0.15, 0.15], 0.03, css(shift(colour, 0.04)));
  for (const x of [0.8, 0.87]) fillBox(context, [x, 0.01, 0.025, 0.06], 0.01, css(STEEL));
}

/** A stick that smokes in its holder. */
function incense(context: Canvas2D): void {
  strokeOutline(context, 'M 18 88 L 70 30', 0.02, css([0.45, 0.08, 40]));
  fillEllipse(context, [0.7, 0.3, 0.024, 0.024], css([0.72, 0.2, 40]));
  for (const [bend, alpha] of [
    [12, 0.55],
    [-10, 0.35],
  ] as const)
    strokeOutline(
      context,
      `M 70 27 C ${70 + bend} 20 ${70 - bend} 12 ${72 + bend * 0.4} 2`,
      0.022,
      css([0.93, 0.005, 250], alpha),
    );
  fillOutline(
    context,
    'M 4 84 Q 50 96 96 84 Q 92 97 76 97 L 24 97 Q 8 97 4 84 Z',
    fallShade(context, 0.84, 0.98, WOOD),
  );
}

function oar(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.45], () => {
    context.scale(0.88, 0.88);
    fillBox(context, [-0.03, -0.34, 0.06, 0.88], 0.03, roundShade(context, -0.03, 0.03, colour));
    fillOutline(
      context,
      'M -9 -22 Q -13 -50 -6 -56 Q 0 -59 6 -56 Q 13 -50 9 -22 Q 4 -14 0 -14 Q -4 -14 -9 -22 Z',
      roundShade(context, -0.12, 0.12, [0.6, 0.2, 25]),
    );
    fillBox(context, [-0.115, -0.42, 0.23, 0.06], 0, css([0.97, 0.005, 250]));
    fillBox(context, [-0.045, 0.5, 0.09, 0.07], 0.02, css([0.3, 0.03, 50]));
  });
}

export const SMALL_TOOLS: PropFamily = {
  '@eraser': (context, colour) => eraser(context, colour ?? [0.96, 0.01, 90]),
  '@stapler': (context, colour) => stapler(context, colour ?? [0.58, 0.2, 25]),
  '@stickynotes': stickyNotes,
  '@whiteboard': whiteboard,
  '@hanger': (context, colour) => hanger(context, colour ?? [0.68, 0.1, 65]),
  '@sewingbutton': (context, colour) => sewingButton(context, colour ?? [0.62, 0.16, 250]),
  '@paintroller': (context, colour) => paintRoller(context, colour ?? [0.75, 0.12, 220]),
  '@cable': (context, colour) => cableCoil(context, colour ?? [0.38, 0.02, 270]),
  '@incense': incense,
  '@oar': (context, colour) => oar(context, colour ?? [0.72, 0.1, 68]),
};
