import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, INK, inside, line, oval, round, WHITE } from './form.ts';
import { bothSides, type Coat, drawFourLegged, eyesInBox } from './four-legged.ts';

const GREY: Colour = [0.66, 0.012, 280];
const PINK: Colour = [0.82, 0.08, 15];
const EAR: Colour = [0.32, 0.02, 280];
const OPOSSUM_HEAD = [0, 24, 52] as const;

/** White and pointed towards a pink nose, below thin dark ears. */
function opossumHead(context: Canvas2D, colour: Colour): void {
  bothSides((c) => {
    round(c, oval(80, 24, 14, 14), EAR);
    flat(c, oval(80, 26, 8, 8), PINK, 0.7);
  })(context);
  const face =
    'M 50 16 C 76 16 90 34 88 52 C 86 64 72 74 64 86 C 60 93 40 93 36 86 C 28 74 14 64 12 52 C 10 34 24 16 50 16 Z';
  round(context, face, WHITE);
  inside(context, face, (c) => {
    flat(c, 'M 36 8 L 64 8 C 60 30 55 44 50 52 C 45 44 40 30 36 8 Z', colour, 0.75);
    bothSides((s) => flat(s, oval(68, 49, 11, 9.4, -24), shift(colour, -0.26), 0.8))(c);
  });
  for (const x of [33, 67]) eye(context, x, 49, 5);
  flat(context, oval(50, 80, 7.4, 5.6), [0.72, 0.13, 12]);
  line(context, 'M 40 88 Q 50 95 60 88', 1.6, INK);
  bothSides((c) => {
    for (const y of [74, 79, 84])
      line(c, `M 62 ${y} L 88 ${y * 1.4 - 34}`, 0.8, shift(colour, -0.1));
  })(context);
}

const opossum = (context: Canvas2D, colour: Colour): void =>
  drawFourLegged(context, {
    colour,
    trunk: [24, 56, 82, 83],
    legWidth: 8.4,
    legs: shift(colour, -0.2),
    socks: [PINK, 6],
    tail: 'long',
    tailTip: PINK,
    marks: [(c) => flat(c, 'M 20 52 C 44 60 66 58 96 54 L 96 48 L 20 46 Z', shift(colour, -0.14))],
    head: { box: OPOSSUM_HEAD, draw: (c) => opossumHead(c, colour) },
  });

/** A hand that digs, with five claws, at the end of a short arm. */
function diggingHand(context: Canvas2D, side: 1 | -1): void {
  const x = 50 + side * 36;
  for (const claw of [-2, -1, 0, 1, 2]) {
    const end = x + side * 4 + claw * 5;
    line(context, `M ${x + claw * 2.6} 76 L ${end} ${89 - Math.abs(claw) * 2}`, 3, WHITE);
  }
  round(context, oval(x, 73, 12, 10, side * 16), PINK);
}

/** Upright in its velvet coat, its hands turned outwards. */
function mole(context: Canvas2D, colour: Colour): void {
  for (const x of [36, 64]) round(context, oval(x, 96, 12, 4.6), PINK);
  round(
    context,
    'M 50 12 C 78 12 88 42 87 68 C 86 90 70 98 50 98 C 30 98 14 90 13 68 C 12 42 22 12 50 12 Z',
    colour,
  );
  flat(context, oval(50, 80, 22, 17), shift(colour, 0.08));
  moleFace(context, colour);
  diggingHand(context, -1);
  diggingHand(context, 1);
}

/** Tiny eyes above a long pink snout. */
function moleFace(context: Canvas2D, colour: Colour): void {
  round(context, oval(50, 50, 22, 15), shift(colour, 0.1));
  for (const x of [36, 64]) eye(context, x, 35, 3.2);
  round(context, oval(50, 46, 10, 8.6), [0.78, 0.13, 12]);
  for (const x of [46.4, 53.6]) flat(context, oval(x, 46, 1.5, 2), [0.5, 0.12, 12]);
  line(context, 'M 42 58 Q 50 64 58 58', 1.8, INK);
  bothSides((c) => {
    for (const y of [49, 53, 57]) line(c, `M 66 ${y} L 86 ${y * 1.5 - 27}`, 0.9, WHITE);
  })(context);
}

const VELVET: Colour = [0.42, 0.03, 300];

export const OPOSSUM_AND_MOLE: PropFamily = {
  '@opossum': (context, colour) => opossum(context, colour ?? GREY),
  '@opossum-face': (context, colour) => opossumHead(context, colour ?? GREY),
  '@mole': (context, colour) => mole(context, colour ?? VELVET),
};

/** What the puppet needs to know, by glyph. */
export const OPOSSUM_COATS: Readonly<Record<string, Coat>> = {
  '@opossum': {
    main: GREY,
    belly: WHITE,
    hand: PINK,
    foot: PINK,
    tail: 'long',
    tailTip: PINK,
    eyes: eyesInBox(OPOSSUM_HEAD, { apart: 17, height: 49, radius: 5 }),
  },
};
