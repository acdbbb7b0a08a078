import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, mix, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, INK, line, marked, oval, round, spots } from './form.ts';

const BELLY: Colour = [0.88, 0.07, 95];
const HORN: Colour = [0.93, 0.035, 85];

/** A stout leg with toes. */
function pillar(context: Canvas2D, x: number, top: number, colour: Colour): void {
  round(
    context,
    `M ${x - 8} ${top + 8} C ${x - 11} ${top - 8} ${x + 11} ${top - 8} ${x + 8} ${top + 8} C ${x + 7} 88 ${x + 8} 94 ${x + 8} 97 C ${x + 8} 100 ${x - 10} 100 ${x - 10} 97 C ${x - 9} 94 ${x - 7} 88 ${x - 8} ${top + 8} Z`,
    colour,
  );
  for (const toe of [-7, -2, 3]) flat(context, oval(x + toe, 98, 2, 2.2), HORN);
}

/** Three horns and a frill. */
function triceratops(context: Canvas2D, colour: Colour): void {
  const frill = mix(colour, [0.7, 0.17, 45], 0.62);
  round(context, 'M 80 52 C 90 56 97 66 99 84 C 90 80 80 78 72 78 Z', colour);
  for (const x of [58, 88]) pillar(context, x, 70, shift(colour, -0.1));
  const body = 'M 36 50 C 46 34 76 34 88 52 C 96 66 92 82 80 84 C 62 88 44 86 36 80 Z';
  marked(context, body, colour, (c) => {
    flat(c, 'M 34 78 C 52 84 72 84 94 74 L 94 96 L 34 96 Z', BELLY);
    spots(c, shift(colour, -0.1), [
      [66, 46, 3.4],
      [76, 50, 3],
      [72, 58, 2.6],
      [84, 60, 3],
      [62, 54, 2.4],
    ]);
  });
  for (const x of [48, 78]) pillar(context, x, 72, shift(colour, -0.02));
  for (const [x, y] of [
    [27, 19],
    [37, 15],
    [48, 16],
    [57, 22],
    [62, 31],
    [63, 42],
    [60, 52],
  ] as const)
    round(context, oval(x, y, 5, 5), HORN);
  const shield = 'M 22 36 C 24 18 46 12 57 24 C 67 36 62 56 50 62 C 38 62 24 52 22 36 Z';
  marked(context, shield, frill, (c) =>
    spots(c, shift(frill, 0.12), [
      [42, 24, 3.2],
      [52, 32, 3.6],
      [54, 44, 3.2],
    ]),
  );
  round(context, 'M 40 40 C 40 26 32 14 22 5 C 22 20 26 34 32 44 Z', shift(HORN, -0.06));
  round(
    context,
    'M 46 46 C 44 34 32 32 24 40 C 14 48 6 54 4 62 C 3 68 6 72 8 75 C 20 80 38 78 46 68 C 50 60 49 52 46 46 Z',
    colour,
  );
  round(context, 'M 10 53 C 4 56 2 64 4 70 C 5 74 8 77 9 76 C 11 70 12 62 10 53 Z', HORN);
  round(context, 'M 9 54 C 8 46 10 42 14 38 C 17 42 18 48 17 51 Z', HORN);
  round(context, 'M 36 44 C 34 28 26 18 12 8 C 14 24 20 38 27 47 Z', HORN);
  flat(context, oval(13, 58, 1.4, 1.1), INK);
  line(context, 'M 10 68 C 16 72 22 72 28 69', 1.5, shift(colour, -0.26));
  eye(context, 30, 54, 3.4);
}

/** A row of plates along its back, spikes at its tail. */
function stegosaurus(context: Canvas2D, colour: Colour): void {
  const plate = mix(colour, [0.7, 0.19, 42], 0.8);
  for (const spike of [
    'M 86 64 L 96 50 L 93 68 Z',
    'M 92 70 L 100 60 L 97 74 Z',
    'M 88 72 L 96 84 L 94 72 Z',
  ])
    round(context, spike, HORN);
  for (const [x, y, size, turn] of [
    [22, 54, 0.5, -34],
    [29, 45, 0.75, -26],
    [38, 36, 1, -14],
    [50, 31, 1.2, -2],
    [62, 34, 1.05, 14],
    [72, 43, 0.8, 26],
    [80, 54, 0.55, 36],
  ] as const)
    drawPlate(context, [x, y, size, turn], plate);
  for (const x of [40, 68]) pillar(context, x, 72, shift(colour, -0.1));
  const body =
    'M 6 70 C 4 62 12 56 22 58 C 30 42 44 34 56 36 C 72 40 80 56 86 62 C 92 66 96 68 99 68 C 98 76 88 80 80 78 C 76 86 62 88 48 86 C 36 86 28 82 24 78 C 16 80 8 78 6 70 Z';
  marked(context, body, colour, (c) => {
    flat(c, 'M 4 76 C 16 78 24 72 32 76 C 46 84 66 82 84 74 L 84 96 L 10 96 Z', BELLY);
    spots(c, shift(colour, -0.1), [
      [44, 48, 3],
      [56, 46, 3.4],
      [66, 54, 3],
      [50, 58, 2.6],
      [74, 64, 2.4],
      [38, 60, 2.4],
    ]);
  });
  for (const x of [32, 60]) pillar(context, x, 72, shift(colour, -0.02));
  eye(context, 16, 65, 2.7);
  flat(context, oval(8.4, 67, 1.1), INK);
  line(context, 'M 7.4 73 C 11 75.6 15 75.6 18 73.4', 1.3, shift(colour, -0.26));
}

/** A plate of bone that stands on the back; turned by degrees. */
function drawPlate(
  context: Canvas2D,
  [x, y, size, turn]: readonly [x: number, y: number, size: number, turn: number],
  colour: Colour,
): void {
  context.save();
  context.translate(x / 100, y / 100);
  context.rotate((turn * Math.PI) / 180);
  context.scale(size, size);
  round(context, 'M -7 8 C -13 -6 -8 -18 0 -26 C 8 -18 13 -6 7 8 Z', colour);
  for (const rib of ['M 0 4 L 0 -16', 'M -3 4 L -5 -8', 'M 3 4 L 5 -8'])
    line(context, rib, 1.2, shift(colour, 0.1));
  context.restore();
}

/** Flies with its wings of skin spread, a crest behind its head. */
function pterodactyl(context: Canvas2D, colour: Colour): void {
  const skin: Colour = [0.77, 0.13, 62];
  const wing = (side: 1 | -1, shade: number): void => {
    context.save();
    context.translate(0.54, 0);
    context.scale(side, 1);
    round(
      context,
      'M 0 50 C 8 34 20 20 45 8 C 46 26 42 36 45 52 C 36 50 32 58 30 66 C 22 62 12 66 4 74 Z',
      shift(skin, shade),
    );
    for (const bone of ['M 6 56 L 42 46', 'M 6 60 L 29 63'])
      line(context, bone, 1.2, shift(skin, shade - 0.1));
    line(context, 'M 2 52 C 10 36 24 20 44 9', 4, shift(colour, shade));
    for (const claw of ['M 25 21 L 22 15', 'M 29 18 L 27 12']) line(context, claw, 2, HORN);
    context.restore();
  };
  wing(1, -0.05);
  wing(-1, 0);
  for (const [x, tip] of [
    [50, 46],
    [60, 65],
  ] as const) {
    line(context, `M ${x} 80 L ${tip} 95`, 4, shift(colour, -0.06));
    for (const toe of [-3, 0, 3]) line(context, `M ${tip} 95 L ${tip + toe} 99`, 1.8, HORN);
  }
  round(context, 'M 54 80 L 60 96 L 50 84 Z', colour);
  marked(
    context,
    'M 54 38 C 64 44 68 58 64 72 C 62 82 58 88 54 88 C 48 86 44 80 43 70 C 41 56 44 44 54 38 Z',
    colour,
    (c) => {
      flat(c, oval(52, 68, 7.4, 17), BELLY);
      for (const y of [58, 65, 72, 79])
        line(c, `M 44 ${y} Q 52 ${y + 3} 60 ${y}`, 1.1, shift(BELLY, -0.12));
    },
  );
  round(context, 'M 56 26 C 70 22 82 12 88 0 C 74 2 60 6 52 16 Z', [0.66, 0.2, 35]);
  round(context, 'M 50 24 L 16 40 C 24 42 38 42 52 38 Z', HORN);
  round(context, 'M 52 18 C 42 22 28 28 12 37 C 22 38 36 36 52 32 Z', shift(HORN, -0.08, 1.4));
  round(context, 'M 48 30 C 46 18 56 12 64 16 C 70 22 68 34 62 42 C 54 44 49 40 48 30 Z', colour);
  eye(context, 55, 26, 3.4);
}

export const DINOSAURS: PropFamily = {
  '@triceratops': (context, colour) => triceratops(context, colour ?? [0.64, 0.1, 170]),
  '@stegosaurus': (context, colour) => stegosaurus(context, colour ?? [0.68, 0.15, 140]),
  '@pterodactyl': (context, colour) => pterodactyl(context, colour ?? [0.56, 0.09, 215]),
};
