import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { TAU } from '../../../math/periodic.ts';
import { starCorners } from '../../../math/star-corners.ts';
import { fillCircle, fillPolygon } from '../../../painting.ts';
import { fillBox, fillEllipse, type PropFamily, strokeLine } from '../brush.ts';
import { arrow, box, sheet, textBars, toneAt } from './sheet.ts';

const WHITE = css([0.99, 0.004, 90]);

/** Small white pictures for the stations of a timeline and the rows of an infographic. */
const SIGNS: readonly ((context: Canvas2D, x: number, y: number, size: number) => void)[] = [
  (context, x, y, size) => {
    strokeLine(context, [[x - size * 0.4, y + size * 0.6], [x - size * 0.4, y - size * 0.6]], size * 0.16, WHITE); // prettier-ignore
    context.fillStyle = WHITE;
    fillPolygon(context, [
      [x - size * 0.4, y - size * 0.6],
      [x + size * 0.55, y - size * 0.3],
      [x - size * 0.4, y],
    ]);
  },
  (context, x, y, size) => {
    context.fillStyle = WHITE;
    fillCircle(context, x, y - size * 0.15, size * 0.45);
    fillBox(context, [x - size * 0.2, y + size * 0.32, size * 0.4, size * 0.3], size * 0.08, WHITE);
  },
  (context, x, y, size) => {
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * TAU;
      strokeLine(context, [[x, y], [x + Math.cos(turn) * size * 0.62, y + Math.sin(turn) * size * 0.62]], size * 0.22, WHITE); // prettier-ignore
    }
    context.fillStyle = WHITE;
    fillCircle(context, x, y, size * 0.45);
  },
  (context, x, y, size) => {
    for (const [i, tall] of [0.5, 0.8, 1.15].entries())
      fillBox(context, [x - size * 0.58 + i * size * 0.42, y + size * 0.55 - size * tall, size * 0.3, size * tall], size * 0.06, WHITE); // prettier-ignore
  },
  (context, x, y, size) => {
    context.fillStyle = WHITE;
    fillPolygon(context, starCorners([x, y], size * 0.72, 0.44));
  },
];

function sign(context: Canvas2D, i: number, x: number, y: number, radius: number): void {
  fillEllipse(context, [x, y, radius, radius], css(toneAt(i)));
  SIGNS[i % SIGNS.length]!(context, x, y, radius * 0.62);
}

/** Five stations on a line, with room for words above and below in turn. */
function timeline(context: Canvas2D): void {
  sheet(context);
  strokeLine(
    context,
    [
      [0.06, 0.5],
      [0.9, 0.5],
    ],
    0.022,
    css([0.8, 0.015, 265]),
  );
  arrow(context, [0.88, 0.5], [0.935, 0.5], 0.022, [0.8, 0.015, 265]);
  for (let i = 0; i < 5; i++) {
    const x = 0.13 + i * 0.175;
    const isAbove = i % 2 === 0;
    const y = isAbove ? 0.5 - 0.15 : 0.5 + 0.15;
    strokeLine(context, [[x, 0.5], [x, y]], 0.01, css(toneAt(i))); // prettier-ignore
    const card = isAbove ? 0.16 : 0.65;
    fillBox(context, [x - 0.095, card, 0.19, 0.19], 0.02, css(toneAt(i), 0.28));
    fillBox(context, [x - 0.065, card + 0.03, 0.1, 0.026], 0.012, css(toneAt(i)));
    textBars(context, [x - 0.065, card + 0.075, 0.13], 3, [0.8, 0.02, 265]);
    sign(context, i, x, 0.5, 0.058);
  }
}

function donut(context: Canvas2D, x: number, y: number, radius: number): void {
  let from = -Math.PI / 2;
  for (const [i, share] of [0.38, 0.26, 0.21, 0.15].entries()) {
    context.strokeStyle = css(toneAt(i));
    context.lineWidth = radius * 0.5;
    context.lineCap = 'butt';
    context.beginPath();
    context.arc(x, y, radius, from + 0.03, from + share * TAU - 0.03);
    context.stroke();
    from += share * TAU;
  }
}

/** Rows with signs, a ring chart and columns. */
function infographic(context: Canvas2D): void {
  sheet(context);
  box(context, [0, 0, 1, 0.16], [0.5, 0.11, 265], 0.04);
  fillBox(context, [0.24, 0.055, 0.52, 0.05], 0.025, css([0.97, 0.01, 265]));
  donut(context, 0.25, 0.37, 0.12);
  for (let i = 0; i < 4; i++) {
    fillBox(context, [0.47, 0.265 + i * 0.06, 0.032, 0.032], 0.008, css(toneAt(i)));
    textBars(context, [0.53, 0.272 + i * 0.06, 0.36 - i * 0.05], 1);
  }
  for (let i = 0; i < 3; i++) {
    const x = 0.18 + i * 0.32;
    sign(context, i + 1, x, 0.62, 0.062);
    textBars(context, [x - 0.09, 0.705, 0.18], 2);
  }
  for (let i = 0; i < 8; i++) {
    const tall = [0.05, 0.08, 0.06, 0.1, 0.085, 0.125, 0.11, 0.15][i]!;
    fillBox(
      context,
      [0.1 + i * 0.103, 0.95 - tall, 0.07, tall],
      [0.012, 0.012, 0, 0],
      css(toneAt(i)),
    );
  }
  strokeLine(context, [[0.07, 0.95], [0.93, 0.95]], 0.008, css([0.7, 0.02, 265])); // prettier-ignore
}

function flowchart(context: Canvas2D): void {
  sheet(context);
  const line: Colour = [0.6, 0.03, 265];
  arrow(context, [0.5, 0.19], [0.5, 0.245], 0.012, line);
  arrow(context, [0.5, 0.39], [0.5, 0.445], 0.012, line);
  strokeLine(context, [[0.33, 0.56], [0.2, 0.56], [0.2, 0.68]], 0.012, css(line)); // prettier-ignore
  strokeLine(context, [[0.67, 0.56], [0.8, 0.56], [0.8, 0.68]], 0.012, css(line)); // prettier-ignore
  arrow(context, [0.2, 0.68], [0.2, 0.715], 0.012, line);
  arrow(context, [0.8, 0.68], [0.8, 0.715], 0.012, line);
  strokeLine(context, [[0.2, 0.83], [0.2, 0.91], [0.38, 0.91]], 0.012, css(line)); // prettier-ignore
  strokeLine(context, [[0.8, 0.83], [0.8, 0.91], [0.62, 0.91]], 0.012, css(line)); // prettier-ignore
  box(context, [0.34, 0.07, 0.32, 0.115], toneAt(2), 0.057);
  box(context, [0.3, 0.27, 0.4, 0.115], toneAt(3));
  context.fillStyle = css(toneAt(1));
  fillPolygon(context, [
    [0.5, 0.465],
    [0.68, 0.56],
    [0.5, 0.655],
    [0.32, 0.56],
  ]);
  box(context, [0.06, 0.74, 0.28, 0.1], toneAt(3));
  box(context, [0.66, 0.74, 0.28, 0.1], toneAt(0));
  box(context, [0.38, 0.86, 0.24, 0.1], toneAt(4), 0.05);
  for (const [x, y, wide] of [
    [0.42, 0.118, 0.16],
    [0.38, 0.318, 0.24],
    [0.44, 0.55, 0.12],
    [0.12, 0.78, 0.16],
    [0.72, 0.78, 0.16],
    [0.44, 0.9, 0.12],
  ] as const)
    textBars(context, [x, y, wide], 1, [0.98, 0.01, 265]);
}

function mindMap(context: Canvas2D): void {
  sheet(context);
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * TAU - Math.PI / 2 + 0.26;
    const [x, y] = [0.5 + Math.cos(turn) * 0.36, 0.5 + Math.sin(turn) * 0.36];
    context.strokeStyle = css(toneAt(i));
    context.lineWidth = 0.022;
    context.beginPath();
    context.moveTo(0.5, 0.5);
    context.quadraticCurveTo(
      0.5 + Math.cos(turn + 0.5) * 0.2,
      0.5 + Math.sin(turn + 0.5) * 0.2,
      x,
      y,
    );
    context.stroke();
    box(context, [x - 0.115, y - 0.055, 0.23, 0.11], toneAt(i), 0.055);
    textBars(context, [x - 0.065, y - 0.008, 0.13], 1, [0.98, 0.01, 265]);
  }
  fillEllipse(context, [0.5, 0.5, 0.165, 0.12], css([0.5, 0.11, 265]));
  SIGNS[1]!(context, 0.5, 0.5, 0.07);
}

function venn(context: Canvas2D): void {
  sheet(context);
  for (const [i, [x, y]] of [
    [0.5, 0.37],
    [0.36, 0.62],
    [0.64, 0.62],
  ].entries() as IterableIterator<[number, [number, number]]>) {
    fillEllipse(context, [x, y, 0.26, 0.26], css(toneAt(i * 2 + (i === 2 ? -1 : 0)), 0.55));
  }
}

function pyramidChart(context: Canvas2D): void {
  sheet(context);
  for (let i = 0; i < 4; i++) {
    const [top, bottom] = [0.1 + i * 0.205, 0.285 + i * 0.205];
    const half = (y: number): number => (y - 0.1) * 0.5;
    context.fillStyle = css(toneAt(i));
    fillPolygon(context, [
      [0.5 - half(top), top],
      [0.5 + half(top), top],
      [0.5 + half(bottom), bottom],
      [0.5 - half(bottom), bottom],
    ]);
    if (i > 0) textBars(context, [0.44, (top + bottom) / 2 - 0.01, 0.12], 1, [0.98, 0.01, 265]);
  }
}

/** How much lighter than its color the color cards of a mood board are. */
const CARDS = [0.12, 0.04, -0.06, -0.18, -0.32];

/** Pinned pictures, cloth and color cards in the tones of one color. */
function moodBoard(context: Canvas2D, colour: Colour | null): void {
  const base: Colour = colour ?? [0.8, 0.05, 70];
  const tone = (lighter: number, hue = 0): Colour => shift(base, lighter, 1, hue);
  sheet(context, [0.93, 0.012, base[2]]);
  const card = (x: number, y: number, wide: number, tall: number, fill: Colour): void => {
    fillBox(context, [x + 0.004, y + 0.012, wide, tall], 0.012, css([0.3, 0.02, 60], 0.22));
    fillBox(context, [x, y, wide, tall], 0.008, css(fill));
  };
  card(0.06, 0.07, 0.4, 0.5, tone(0.02));
  fillEllipse(context, [0.33, 0.19, 0.06, 0.06], css(tone(0.14, 10)));
  context.fillStyle = css(tone(-0.14, -8));
  fillPolygon(context, [[0.06, 0.57], [0.06, 0.44], [0.2, 0.31], [0.34, 0.45], [0.46, 0.38], [0.46, 0.57]]); // prettier-ignore
  card(0.52, 0.05, 0.42, 0.27, tone(-0.22));
  for (let i = 0; i < 9; i++)
    strokeLine(context, [[0.53 + i * 0.048, 0.31], [0.56 + i * 0.042, 0.06]], 0.006, css(tone(-0.12))); // prettier-ignore
  card(0.52, 0.37, 0.2, 0.26, [0.97, 0.01, base[2]]);
  strokeLine(context, [[0.62, 0.6], [0.62, 0.42]], 0.008, css([0.55, 0.08, 140])); // prettier-ignore
  for (const [x, y, side] of [
    [0.62, 0.45, 1],
    [0.62, 0.5, -1],
    [0.62, 0.55, 1],
  ] as const)
    // prettier-ignore
    fillEllipse(context, [x + side * 0.035, y - 0.012, 0.036, 0.015], css([0.62, 0.09, 140]));
  card(0.76, 0.37, 0.19, 0.19, tone(-0.06, 14));
  fillEllipse(context, [0.855, 0.465, 0.06, 0.06], css(tone(0.12)));
  for (let i = 0; i < CARDS.length; i++)
    card(0.07 + i * 0.176, 0.7, 0.15, 0.21, [0.985, 0.006, 90]);
  for (const [i, lighter] of CARDS.entries())
    fillBox(context, [0.08 + i * 0.176, 0.71, 0.13, 0.14], 0.004, css(tone(lighter, i * 6)));
  for (const [x, y] of [
    [0.26, 0.09],
    [0.73, 0.07],
    [0.62, 0.39],
    [0.855, 0.39],
  ] as const)
    // prettier-ignore
    fillEllipse(context, [x, y, 0.016, 0.016], css([0.62, 0.2, 25]));
}

/** Diagrams that show how things hang together. Bars stand for words that the prompt does not say. */
export const CHARTS: PropFamily = {
  '@timeline': timeline,
  '@infographic': infographic,
  '@flowchart': flowchart,
  '@mindmap': mindMap,
  '@venndiagram': venn,
  '@pyramidchart': pyramidChart,
  '@moodboard': moodBoard,
};
