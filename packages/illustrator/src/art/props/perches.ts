import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { flat, line, marked, oval, round, tube, WHITE } from './animals/form.ts';
import { fillBox, type PropFamily } from './brush.ts';

const PLASTIC: Colour = [0.86, 0.012, 270];
const GOLD: Colour = [0.8, 0.16, 85];
const ROCK: Colour = [0.56, 0.03, 260];
const SHELL: Colour = [0.94, 0.03, 80];
const VINE: Colour = [0.5, 0.13, 135];

/** A keyboard that lies flat, seen from above its front edge. */
function flatKeyboard(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 14 74 L 86 74 C 88 74 89 75 90 77 L 99 94 C 100 98 98 100 95 100 L 5 100 C 2 100 0 98 1 94 L 10 77 C 11 75 12 74 14 74 Z',
    shift(colour, -0.12),
  );
  round(
    context,
    'M 14 73 L 86 73 C 88 73 89 74 90 76 L 98 92 C 99 95 97 96 94 96 L 6 96 C 3 96 1 95 2 92 L 10 76 C 11 74 12 73 14 73 Z',
    colour,
  );
  const key = css(shift(colour, -0.3));
  for (const [row, keys] of [12, 12, 11, 3].entries()) {
    const top = 76 + row * 4.8;
    const left = 13.5 - (top - 74) * 0.46;
    const width = 100 - 2 * left;
    for (let i = 0; i < keys; i++) {
      const isSpace = keys === 3 && i === 1;
      const x = keys === 3 ? left + width * ([0, 0.22, 0.78][i] ?? 0) : left + (width * i) / keys;
      const wide = keys === 3 ? width * (isSpace ? 0.54 : 0.2) : (width / keys) * 0.84;
      fillBox(context, [x / 100, top / 100, wide / 100, 0.037], 0.008, key);
    }
  }
}

/** A mound of coins with a goblet and gems. */
function goldPile(context: Canvas2D, colour: Colour): void {
  const mound = 'M 0 100 C 6 84 20 70 36 64 C 48 58 62 60 70 66 C 84 72 96 86 100 100 Z';
  marked(context, mound, colour, (c) => {
    for (let i = 0; i < 90; i++) {
      const x = (i * 61.8) % 100;
      const y = 60 + ((i * 37.7) % 42);
      flat(c, oval(x, y + 0.9, 5, 2.5, (i * 17) % 40), shift(colour, -0.16));
      flat(c, oval(x, y, 5, 2.5, (i * 17) % 40), shift(colour, i % 3 === 0 ? 0.08 : 0));
      flat(c, oval(x, y, 3.2, 1.5, (i * 17) % 40), shift(colour, -0.05));
    }
  });
  for (const [x, y, gem] of [
    [18, 88, [0.58, 0.22, 25]],
    [80, 86, [0.6, 0.17, 250]],
    [52, 92, [0.62, 0.17, 150]],
    [66, 77, [0.6, 0.2, 320]],
  ] as const)
    round(
      context,
      `M ${x - 5} ${y} L ${x - 2} ${y - 4} L ${x + 2} ${y - 4} L ${x + 5} ${y} L ${x} ${y + 6} Z`,
      gem,
    );
}

/** The top of a rocky mountain, with snow. */
function crag(context: Canvas2D, colour: Colour): void {
  const rock =
    'M 0 100 L 10 74 L 17 66 L 24 40 L 31 34 L 36 14 L 44 8 L 60 8 L 67 16 L 70 34 L 78 44 L 83 64 L 92 76 L 100 100 Z';
  marked(context, rock, colour, (c) => {
    flat(
      c,
      'M 60 8 L 54 34 L 64 52 L 58 76 L 70 100 L 100 100 L 100 60 L 70 8 Z',
      shift(colour, -0.08),
    );
    flat(c, 'M 36 14 L 40 36 L 30 56 L 36 76 L 26 100 L 6 100 Z', shift(colour, 0.06));
    for (const crack of ['M 46 30 L 42 52 L 50 64', 'M 72 56 L 76 74', 'M 24 70 L 20 88'])
      line(c, crack, 1.2, shift(colour, -0.2));
    flat(c, 'M 30 0 L 74 0 L 70 30 L 64 22 L 58 34 L 50 20 L 44 32 L 38 22 L 32 34 Z', WHITE);
  });
}

/** The lower part of an egg with a torn edge. */
function eggshell(context: Canvas2D, colour: Colour): void {
  const shell =
    'M 14 52 L 24 44 L 33 55 L 43 45 L 52 56 L 62 45 L 71 55 L 79 45 L 87 53 C 90 80 74 100 50 100 C 26 100 10 80 14 52 Z';
  marked(context, shell, colour, (c) => {
    for (const [x, y] of [
      [30, 76],
      [66, 70],
      [52, 88],
      [78, 82],
      [24, 62],
    ] as const)
      flat(c, oval(x, y, 4.4, 3.6), shift(colour, -0.1, 1.6));
    line(c, 'M 33 55 L 38 64 L 34 72', 1.2, shift(colour, -0.25));
    line(c, 'M 71 55 L 67 63', 1.2, shift(colour, -0.25));
  });
}

/** Its broken top, worn like a hat. */
function eggcap(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 14 84 L 24 94 L 34 82 L 44 93 L 54 82 L 64 93 L 74 82 L 86 90 C 88 56 70 30 50 30 C 30 30 12 54 14 84 Z',
    colour,
  );
  for (const [x, y] of [
    [38, 56],
    [62, 66],
  ] as const)
    flat(context, oval(x, y, 5, 4), shift(colour, -0.1, 1.6));
}

/** Hangs down from above the picture. */
function vine(context: Canvas2D, colour: Colour): void {
  tube(context, 'M 50 -4 C 47 20 53 40 50 62 C 48 78 52 90 50 100', 4.4, colour);
  for (const [y, side] of [
    [10, 1],
    [24, -1],
    [38, 1],
    [52, -1],
    [66, 1],
    [82, -1],
  ] as const)
    round(
      context,
      `M 50 ${y} C ${50 + side * 5} ${y - 6} ${50 + side * 13} ${y - 4} ${50 + side * 14} ${y + 2} C ${50 + side * 8} ${y + 5} ${50 + side * 3} ${y + 4} 50 ${y} Z`,
      shift(colour, 0.06),
    );
}

/** What animals sit, lie, hatch and hang on. */
export const PERCHES: PropFamily = {
  '@flatkeyboard': (context, colour) => flatKeyboard(context, colour ?? PLASTIC),
  '@goldpile': (context, colour) => goldPile(context, colour ?? GOLD),
  '@crag': (context, colour) => crag(context, colour ?? ROCK),
  '@eggshell': (context, colour) => eggshell(context, colour ?? SHELL),
  '@eggcaphat': (context, colour) => eggcap(context, colour ?? SHELL),
  '@vine': (context, colour) => vine(context, colour ?? VINE),
};
