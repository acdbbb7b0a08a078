import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  strokeOutline,
} from './brush.ts';

/** Small things that heads and necks wear besides hats. */

const LEAF: Colour = [0.6, 0.15, 142];
const BLOSSOMS: readonly Colour[] = [
  [0.72, 0.17, 10],
  [0.88, 0.13, 92],
  [0.78, 0.13, 330],
  [0.94, 0.03, 80],
  [0.7, 0.15, 300],
];

function blossomAt(context: Canvas2D, x: number, y: number, radius: number, colour: Colour): void {
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal / 5) * TAU - 0.3;
    const at = [x + Math.cos(turn) * radius * 0.6, y + Math.sin(turn) * radius * 0.6] as const;
    fillEllipse(context, [...at, radius * 0.5, radius * 0.5], css(colour));
  }
  fillEllipse(context, [x, y, radius * 0.34, radius * 0.34], css([0.9, 0.15, 85]));
}

/** An arc over the forehead, lowest at its ends. */
function flowerCrown(context: Canvas2D): void {
  context.strokeStyle = css(LEAF);
  context.lineWidth = 0.09;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.06, 0.86);
  context.quadraticCurveTo(0.5, 0.5, 0.94, 0.86);
  context.stroke();
  for (let leaf = 0; leaf < 10; leaf++) {
    const along = (leaf + 0.5) / 10;
    const y = 0.86 - 0.36 * 2 * along * (1 - along) - (leaf % 2 === 0 ? 0.1 : -0.06);
    fillEllipse(context, [0.06 + 0.88 * along, y, 0.05, 0.075], css(shift(LEAF, 0.05)));
  }
  for (const [index, colour] of BLOSSOMS.entries()) {
    const along = (index + 0.5) / BLOSSOMS.length;
    const radius = 0.1 + 0.05 * Math.sin(along * Math.PI);
    const y = 0.84 - 0.36 * 2 * along * (1 - along);
    blossomAt(context, 0.06 + 0.88 * along, y, radius, colour);
  }
}

/** Leaves of gold around the head of an emperor. */
function laurel(context: Canvas2D): void {
  const gold: Colour = [0.8, 0.14, 88];
  strokeOutline(context, 'M 8 84 Q 50 52 92 84', 0.03, css(shift(gold, -0.2)));
  for (let leaf = 0; leaf < 14; leaf++) {
    const along = (leaf + 0.5) / 14;
    const y = 0.84 - 0.32 * 2 * along * (1 - along) + (leaf % 2 === 0 ? -0.045 : 0.035);
    // The tips meet over the forehead.
    const turn = (along < 0.5 ? 1 : -1) * (leaf % 2 === 0 ? 0.75 : 1.9);
    context.fillStyle = css(shift(gold, leaf % 2 === 0 ? 0.04 : -0.06));
    context.beginPath();
    context.ellipse(0.08 + 0.84 * along, y, 0.035, 0.085, turn, 0, Math.PI * 2);
    context.fill();
  }
}

/** Of a general around 1800, worn sideways: with a golden edge and a cockade. */
function bicorne(context: Canvas2D, colour: Colour): void {
  const outline = 'M 2 80 C 14 74 18 20 50 18 C 82 20 86 74 98 80 C 78 92 22 92 2 80 Z';
  fillOutline(context, outline, fallShade(context, 0.2, 0.9, colour));
  strokeOutline(
    context,
    'M 4 80 C 22 70 20 32 50 30 C 80 32 78 70 96 80',
    0.028,
    css([0.82, 0.14, 88]),
  );
  fillEllipse(context, [0.5, 0.5, 0.085, 0.085], css([0.55, 0.21, 25]));
  fillEllipse(context, [0.5, 0.5, 0.056, 0.056], css([0.96, 0.01, 90]));
  fillEllipse(context, [0.5, 0.5, 0.028, 0.028], css([0.45, 0.17, 262]));
}

/** Hovers above the head it belongs to. */
function halo(context: Canvas2D): void {
  for (const [width, alpha] of [
    [0.2, 0.25],
    [0.1, 1],
  ] as const) {
    context.strokeStyle = css([0.9, 0.16, 92], alpha);
    context.lineWidth = width;
    context.beginPath();
    context.ellipse(0.5, 0.5, 0.4, 0.13, 0, 0, TAU);
    context.stroke();
  }
}

function beret(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(shift(colour, -0.08));
  context.lineWidth = 0.035;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.54, 0.42);
  context.lineTo(0.58, 0.32);
  context.stroke();
  context.beginPath();
  context.moveTo(0.12, 0.84);
  context.bezierCurveTo(-0.12, 0.6, 0.3, 0.38, 0.6, 0.4);
  context.bezierCurveTo(0.96, 0.42, 1.08, 0.66, 0.86, 0.84);
  context.closePath();
  context.fillStyle = fallShade(context, 0.38, 0.86, colour);
  context.fill();
  fillBox(context, [0.13, 0.8, 0.74, 0.12], 0.06, css(shift(colour, -0.1)));
}

/** Over one eye, on a thin band that keeps it in its place. */
function monocle(context: Canvas2D): void {
  context.strokeStyle = css(BRASS, 0.8);
  context.lineWidth = 0.014;
  context.beginPath();
  context.moveTo(0.02, 0.5);
  context.quadraticCurveTo(0.4, 0.44, 0.54, 0.48);
  context.moveTo(0.92, 0.48);
  context.lineTo(0.98, 0.5);
  context.stroke();
  context.strokeStyle = css(BRASS);
  fillEllipse(context, [0.73, 0.5, 0.2, 0.2], css([0.95, 0.03, 220], 0.4));
  context.lineWidth = 0.05;
  context.beginPath();
  context.arc(0.73, 0.5, 0.2, 0, TAU);
  context.stroke();
}

function eyepatch(context: Canvas2D): void {
  const leather: Colour = [0.22, 0.02, 290];
  context.strokeStyle = css(leather);
  context.lineWidth = 0.035;
  context.beginPath();
  context.moveTo(0.02, 0.38);
  context.quadraticCurveTo(0.5, 0.28, 0.98, 0.44);
  context.stroke();
  context.beginPath();
  context.moveTo(0.5, 0.34);
  context.lineTo(0.94, 0.38);
  context.bezierCurveTo(0.98, 0.7, 0.56, 0.76, 0.5, 0.34);
  context.fillStyle = css(shift(leather, 0.05));
  context.fill();
}

/** A strip around the head with a plaster's cross. */
function headBandage(context: Canvas2D): void {
  const gauze: Colour = [0.96, 0.015, 85];
  context.save();
  context.translate(0.5, 0.82);
  context.rotate(-0.08);
  fillBox(context, [-0.48, -0.12, 0.96, 0.26], 0.1, fallShade(context, -0.12, 0.14, gauze));
  context.strokeStyle = css(shift(gauze, -0.12));
  context.lineWidth = 0.014;
  for (const y of [-0.04, 0.05]) {
    context.beginPath();
    context.moveTo(-0.46, y);
    context.lineTo(0.46, y + 0.02);
    context.stroke();
  }
  const red = css([0.6, 0.2, 25]);
  fillBox(context, [0.16, -0.05, 0.18, 0.06], 0.01, red);
  fillBox(context, [0.22, -0.11, 0.06, 0.18], 0.01, red);
  context.restore();
}

const PEACOCK: Colour = [0.52, 0.11, 195];

/** A feather from its foot to its tip; that of a peacock has an eye. */
function featherAt(context: Canvas2D, turn: number, colour: Colour, hasEye: boolean): void {
  context.save();
  context.translate(0.5, 0.78);
  context.rotate(turn);
  context.scale(0.78, 0.78);
  fillEllipse(context, [0, -0.38, 0.1, 0.3], css(shift(colour, -0.05)));
  fillEllipse(context, [-0.01, -0.4, 0.078, 0.26], css(colour));
  context.strokeStyle = css([0.86, 0.06, 90]);
  context.lineWidth = 0.012;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, -0.62);
  context.stroke();
  if (hasEye) {
    fillEllipse(context, [0, -0.52, 0.085, 0.115], css([0.8, 0.13, 85]));
    fillEllipse(context, [0, -0.51, 0.063, 0.085], css([0.62, 0.12, 190]));
    fillEllipse(context, [0, -0.495, 0.038, 0.05], css([0.32, 0.12, 270]));
  }
  context.restore();
}

/** A fan of feathers that stand in the hair. */
function featherFan(context: Canvas2D, colour: Colour, hasEye: boolean): void {
  for (const turn of [-1.02, 1.02, -0.68, 0.68, -0.34, 0.34, 0])
    featherAt(context, turn, shift(colour, 0.03 - Math.abs(turn) * 0.1), hasEye);
  for (const [x, radius] of [
    [0.42, 0.05],
    [0.58, 0.05],
    [0.5, 0.066],
  ] as const)
    fillEllipse(context, [x, 0.76, radius, radius], css([0.78, 0.12, 82]));
}

/** A wheel of white pleats around a neck, seen a little from above; the head is before its middle. */
function ruff(context: Canvas2D, colour: Colour): void {
  const pleats = 26;
  for (const [reach, shade] of [
    [1, -0.07],
    [0.82, 0],
  ] as const) {
    for (let i = 0; i < pleats; i++) {
      const turn = (i / pleats) * TAU;
      const [x, y] = [
        0.5 + Math.cos(turn) * 0.42 * reach,
        0.5 + Math.sin(turn) * 0.17 * reach,
      ] as const;
      const light = shift(colour, shade + (i % 2 === 0 ? 0 : -0.06));
      fillEllipse(context, [x, y, 0.075, 0.06], css(light));
    }
    fillEllipse(context, [0.5, 0.5, 0.42 * reach, 0.17 * reach], css(shift(colour, shade - 0.03)));
  }
  fillEllipse(context, [0.5, 0.48, 0.24, 0.09], css(shift(colour, -0.2)));
}

function bowTie(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1]) {
    fillShape(
      context,
      [
        [0.5, 0.5],
        [0.5 + side * 0.44, 0.26],
        [0.5 + side * 0.48, 0.5],
        [0.5 + side * 0.44, 0.74],
      ],
      fallShade(context, 0.26, 0.74, colour),
    );
  }
  fillBox(context, [0.41, 0.4, 0.18, 0.2], 0.06, css(shift(colour, -0.08)));
}

/** A tie without its shirt: a knot with the blade below it. */
function neckTie(context: Canvas2D, colour: Colour): void {
  const knot = [
    [0.42, 0.02],
    [0.58, 0.02],
    [0.55, 0.15],
    [0.45, 0.15],
  ] as const;
  const blade = [
    [0.46, 0.14],
    [0.54, 0.14],
    [0.63, 0.84],
    [0.5, 0.98],
    [0.37, 0.84],
  ] as const;
  fillShape(context, blade, fallShade(context, 0.14, 0.98, colour));
  fillShape(context, knot, css(shift(colour, -0.07)));
}

function necklace(context: Canvas2D): void {
  for (let pearl = 0; pearl <= 12; pearl++) {
    const turn = (pearl / 12) * Math.PI;
    const at = [0.5 - Math.cos(turn) * 0.43, 0.3 + Math.sin(turn) * 0.42] as const;
    const size = 0.045 + 0.025 * Math.sin(turn);
    fillEllipse(context, [...at, size, size], css([0.95, 0.02, 60]));
    fillEllipse(context, [at[0] - 0.015, at[1] - 0.018, size * 0.3, size * 0.3], css([1, 0, 0]));
  }
}

export const WORN_THINGS: PropFamily = {
  '@flowercrown': flowerCrown,
  '@laurelhat': laurel,
  '@bicornehat': (context, colour) => bicorne(context, colour ?? [0.26, 0.02, 280]),
  '@featherhat': (context, colour) => featherFan(context, colour ?? [0.8, 0.05, 70], false),
  '@peacockfeatherhat': (context, colour) => featherFan(context, colour ?? PEACOCK, true),
  '@halohat': halo,
  '@berethat': (context, colour) => beret(context, colour ?? [0.55, 0.19, 22]),
  '@monocle': monocle,
  '@eyepatch': eyepatch,
  '@bandagehat': headBandage,
  '@ruff': (context, colour) => ruff(context, colour ?? [0.97, 0.008, 90]),
  '@bowtie': (context, colour) => bowTie(context, colour ?? [0.56, 0.2, 22]),
  '@wornnecktie': (context, colour) => neckTie(context, colour ?? [0.5, 0.19, 25]),
  '@necklace': necklace,
};
