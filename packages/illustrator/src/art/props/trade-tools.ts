import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

/** What trades work with and on: welders, potters, weavers, bakers, beekeepers, chemists. */

const GRIT: Colour = [0.5, 0.06, 45];
const CLAY: Colour = [0.62, 0.1, 48];

/** A block with sandpaper around its lower side. */
function sandingBlock(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.08, 0.32, 0.84, 0.44], 0.08, fallShade(context, 0.3, 0.78, colour));
  fillBox(context, [0.06, 0.66, 0.88, 0.2], 0.04, fallShade(context, 0.66, 0.86, GRIT));
  for (let i = 0; i < 9; i++)
    fillEllipse(
      context,
      [0.14 + i * 0.09, 0.74 + (i % 3) * 0.035, 0.012, 0.012],
      css([0.74, 0.06, 70]),
    );
}

/** A carpenter's plane from the side, with a shaving that curls out of it. */
function handPlane(context: Canvas2D, colour: Colour): void {
  const wood = fallShade(context, 0.2, 0.8, colour);
  strokeOutline(
    context,
    'M 46 58 C 34 40 30 14 46 10 C 60 8 62 26 52 28 C 45 29 44 21 49 19',
    0.045,
    css([0.88, 0.07, 78]),
  );
  fillOutline(
    context,
    'M 72 58 C 70 44 78 40 78 30 C 78 22 90 22 92 32 C 94 44 86 46 88 58 Z',
    wood,
  );
  fillOutline(context, 'M 51 60 L 64 16 L 71 18 L 62 60 Z', css(shift(IRON, 0.2)));
  fillOutline(context, 'M 58 60 L 69 28 L 77 33 L 66 60 Z', css(shift(colour, -0.14)));
  fillEllipse(context, [0.2, 0.44, 0.075, 0.075], wood);
  fillBox(context, [0.17, 0.48, 0.06, 0.12], 0.02, wood);
  fillOutline(context, 'M 3 62 Q 3 56 10 56 L 92 56 Q 98 56 98 64 L 98 82 L 3 82 Z', wood);
  fillBox(context, [0.03, 0.79, 0.95, 0.055], 0.012, css(shift(IRON, 0.1)));
  strokeOutline(context, 'M 10 65 L 90 65', 0.015, css(shift(colour, 0.1)));
}

/** A torch with a handle below and a flame at its tip. */
function weldingTorch(context: Canvas2D): void {
  strokeOutline(context, 'M 16 96 Q 30 70 44 54', 0.12, css(shift(IRON, 0.04)));
  strokeOutline(context, 'M 40 60 Q 58 40 78 34', 0.07, css(BRASS));
  fillOutline(context, 'M 76 26 L 98 22 L 78 42 Z', css([0.88, 0.1, 235]));
  fillEllipse(context, [0.84, 0.3, 0.05, 0.035], css([0.98, 0.03, 220]));
}

/** Covers the whole face; one looks through a dark pane. */
function weldingMask(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 34 C 8 2 92 2 92 34 L 88 74 C 84 92 66 99 50 99 C 34 99 16 92 12 74 Z',
    roundShade(context, 0.08, 0.92, colour),
  );
  strokeOutline(context, 'M 12 36 Q 50 24 88 36', 0.02, css(shift(colour, 0.14)));
  fillBox(context, [0.2, 0.4, 0.6, 0.24], 0.04, css(shift(colour, -0.16)));
  fillBox(
    context,
    [0.24, 0.44, 0.52, 0.16],
    0.02,
    fallShade(context, 0.44, 0.6, [0.36, 0.09, 150]),
  );
  strokeOutline(context, 'M 30 57 L 42 46', 0.02, css([0.9, 0.06, 150], 0.7));
}

/** Steel beams that are joined to each other. */
function metalBeam(context: Canvas2D): void {
  const steel: Colour = [0.6, 0.02, 250];
  fillBox(context, [0.02, 0.84, 0.96, 0.14], 0.01, fallShade(context, 0.84, 0.98, steel));
  fillBox(context, [0.4, 0.52, 0.14, 0.34], 0.01, roundShade(context, 0.4, 0.54, steel));
  fillBox(context, [0.34, 0.46, 0.26, 0.08], 0.01, fallShade(context, 0.46, 0.54, steel));
}

/** Three long boards on each other, a little askew. */
function planks(context: Canvas2D, colour: Colour): void {
  for (const [x, y, tone] of [
    [0.03, 0.56, -0.06],
    [0, 0.47, 0],
    [0.05, 0.38, 0.05],
  ] as const) {
    const wood = shift(colour, tone);
    fillBox(context, [x, y, 0.94, 0.08], 0.008, fallShade(context, y, y + 0.08, wood));
    for (const [start, end, at] of [
      [0.05, 0.4, 0.028],
      [0.3, 0.86, 0.054],
    ] as const)
      strokeLine(
        context,
        [
          [x + start, y + at],
          [x + end, y + at],
        ],
        0.007,
        css(shift(wood, -0.12)),
      );
    fillBox(context, [x + 0.925, y, 0.015, 0.08], 0.004, css(shift(wood, 0.1)));
  }
}

/** A disc on a basin with a box below. */
function pottersWheel(context: Canvas2D, colour: Colour): void {
  for (const x of [0.14, 0.45, 0.76])
    fillBox(context, [x, 0.5, 0.1, 0.49], 0.02, css(shift(colour, -0.16)));
  fillBox(context, [0.04, 0.32, 0.92, 0.26], 0.06, roundShade(context, 0.04, 0.96, colour));
  fillEllipse(context, [0.5, 0.34, 0.48, 0.1], css(shift(colour, 0.1)));
  fillEllipse(context, [0.5, 0.34, 0.42, 0.075], css(shift(colour, -0.12)));
  fillEllipse(context, [0.5, 0.28, 0.3, 0.06], css([0.7, 0.02, 250]));
  context.save();
  context.translate(0.33, -0.03);
  context.scale(0.34, 0.34);
  clayBowl(context, CLAY);
  context.restore();
}

/** A lump of dough with flour around it. */
function dough(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.93, 0.5, 0.065], css([0.97, 0.012, 90], 0.9));
  fillOutline(
    context,
    'M 6 84 C 2 58 22 40 44 40 C 54 34 76 38 86 52 C 98 64 98 84 90 91 C 76 98 20 98 6 84 Z',
    fallShade(context, 0.36, 0.96, colour),
  );
  strokeOutline(context, 'M 26 60 Q 40 50 56 58', 0.02, css(shift(colour, -0.08)));
  strokeOutline(context, 'M 54 74 Q 66 66 78 72', 0.02, css(shift(colour, -0.08)));
}

const GREEN_LIQUID: Colour = [0.8, 0.19, 140];

/** A conical flask with something green that bubbles. */
function beaker(context: Canvas2D, colour: Colour): void {
  const glass = 'M 38 8 L 38 40 L 10 90 Q 8 98 18 98 L 82 98 Q 92 98 90 90 L 62 40 L 62 8';
  fillOutline(context, `${glass} Z`, css([0.94, 0.03, 220], 0.55));
  fillOutline(
    context,
    'M 26 62 L 12 89 Q 10 96 18 96 L 82 96 Q 90 96 88 89 L 74 62 Q 50 68 26 62 Z',
    fallShade(context, 0.6, 0.96, colour),
  );
  for (const [x, y, radius] of [
    [0.36, 0.82, 0.05],
    [0.56, 0.74, 0.035],
    [0.64, 0.88, 0.04],
  ] as const)
    fillEllipse(context, [x, y, radius, radius], css(shift(colour, 0.14), 0.9));
  strokeOutline(context, glass, 0.025, css([0.66, 0.06, 230]));
  strokeOutline(context, 'M 33 7 L 67 7', 0.045, css([0.72, 0.05, 230]));
  strokeOutline(context, 'M 24 84 L 40 54', 0.025, css([0.99, 0.01, 220], 0.8));
}

/** The flask while it explodes: flames, smoke and splinters fly from it. */
function beakerBlast(context: Canvas2D, colour: Colour): void {
  for (const [x, y, radius] of [
    [0.24, 0.2, 0.16],
    [0.5, 0.11, 0.11],
    [0.76, 0.2, 0.16],
    [0.14, 0.42, 0.12],
    [0.86, 0.42, 0.12],
  ] as const)
    fillEllipse(context, [x, y, radius, radius], css([0.5, 0.02, 270], 0.85));
  const star = (reach: number, dent: number, fill: Colour): void => {
    const points: string[] = [];
    for (let i = 0; i < 24; i++) {
      const radius = i % 2 === 0 ? reach * (i % 4 === 0 ? 1 : 0.84) : dent;
      const turn = (i / 24) * Math.PI * 2;
      points.push(`${50 + radius * Math.sin(turn)} ${38 - radius * Math.cos(turn)}`);
    }
    fillOutline(context, `M ${points.join(' L ')} Z`, css(fill));
  };
  star(44, 25, [0.66, 0.21, 38]);
  star(33, 19, [0.8, 0.18, 65]);
  star(21, 12, [0.95, 0.13, 98]);
  context.save();
  context.translate(0.29, 0.56);
  context.scale(0.42, 0.43);
  beaker(context, colour);
  context.restore();
  for (const [x, y] of [
    [8, 14],
    [92, 12],
    [4, 60],
    [95, 62],
    [50, 2],
  ] as const)
    fillOutline(
      context,
      `M ${x} ${y} L ${x + 4} ${y + 3} L ${x + 1} ${y + 7} Z`,
      css([0.88, 0.05, 220]),
    );
  for (const [x, y] of [
    [0.2, 0.72],
    [0.8, 0.74],
    [0.12, 0.84],
    [0.88, 0.86],
  ] as const)
    fillEllipse(context, [x, y, 0.03, 0.035], css(colour));
}

/** As high as a wall, narrow. */
function tallLadder(context: Canvas2D, colour: Colour): void {
  for (const x of [0.34, 0.6])
    fillBox(context, [x, 0, 0.055, 1], 0.015, roundShade(context, x, x + 0.055, colour));
  for (let i = 0; i < 9; i++)
    fillBox(
      context,
      [0.36, 0.06 + i * 0.11, 0.28, 0.03],
      0.01,
      fallShade(context, 0.06 + i * 0.11, 0.09 + i * 0.11, shift(colour, -0.04)),
    );
}

/** A bowl of wet clay that is still being formed. */
function clayBowl(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 16 30 C 18 62 26 92 34 98 L 66 98 C 74 92 82 62 84 30 Z',
    roundShade(context, 0.16, 0.84, colour),
  );
  for (const y of [48, 62, 76, 88])
    strokeOutline(
      context,
      `M ${20 + (y - 48) * 0.25} ${y} Q 50 ${y + 8} ${80 - (y - 48) * 0.25} ${y}`,
      0.014,
      css(shift(colour, -0.08)),
    );
  fillEllipse(context, [0.5, 0.3, 0.34, 0.09], css(shift(colour, 0.08)));
  fillEllipse(context, [0.5, 0.31, 0.27, 0.06], css(shift(colour, -0.16)));
}

/** An upright loom with cloth that is half woven, in front of it the comb. */
function loom(context: Canvas2D, colour: Colour): void {
  for (const x of [0.06, 0.86])
    fillBox(context, [x, 0.04, 0.08, 0.95], 0.02, roundShade(context, x, x + 0.08, colour));
  for (const y of [0.1, 0.84])
    fillBox(context, [0.04, y, 0.92, 0.07], 0.03, fallShade(context, y, y + 0.07, colour));
  for (let i = 0; i < 22; i++) {
    const x = 0.17 + i * 0.0315;
    strokeLine(
      context,
      [
        [x, 0.16],
        [x, 0.85],
      ],
      0.008,
      css([0.95, 0.02, 90]),
    );
  }
  const rows: readonly Colour[] = [
    [0.58, 0.18, 28],
    [0.85, 0.14, 88],
    [0.52, 0.12, 245],
    [0.93, 0.03, 90],
    [0.58, 0.18, 28],
    [0.6, 0.12, 160],
  ];
  for (const [i, row] of rows.entries())
    fillBox(context, [0.16, 0.5 + i * 0.057, 0.68, 0.058], 0, css(row));
  for (let i = 0; i < 8; i++)
    fillOutline(
      context,
      `M ${18 + i * 8.3} 66.5 L ${22 + i * 8.3} 61 L ${26 + i * 8.3} 66.5 Z`,
      css([0.3, 0.06, 30]),
    );
  fillBox(context, [0.12, 0.44, 0.76, 0.035], 0.015, css(shift(colour, 0.16)));
}

/** Boxes of wood on each other below a flat roof, with the bees' door. */
function beehive(context: Canvas2D, colour: Colour): void {
  for (const x of [0.16, 0.74]) fillBox(context, [x, 0.9, 0.1, 0.1], 0.01, css(DARK_WOOD));
  for (const [i, y] of [0.62, 0.36, 0.16].entries())
    fillBox(
      context,
      [0.1, y, 0.8, i === 2 ? 0.2 : 0.27],
      0.02,
      roundShade(context, 0.1, 0.9, shift(colour, i === 1 ? 0.04 : 0)),
    );
  for (const y of [0.36, 0.62]) fillBox(context, [0.1, y, 0.8, 0.012], 0, css(shift(colour, -0.2)));
  for (const y of [0.44, 0.7])
    fillBox(context, [0.4, y, 0.2, 0.035], 0.015, css(shift(colour, -0.18)));
  fillBox(context, [0.05, 0.08, 0.9, 0.1], 0.02, fallShade(context, 0.08, 0.18, [0.66, 0.02, 250]));
  fillBox(context, [0.3, 0.83, 0.4, 0.05], 0.02, css([0.22, 0.03, 60]));
  for (const [x, y] of [
    [0.36, 0.8],
    [0.58, 0.86],
    [0.2, 0.5],
    [0.8, 0.3],
  ] as const) {
    fillEllipse(context, [x - 0.012, y - 0.028, 0.022, 0.018], css([0.95, 0.02, 230], 0.85));
    fillEllipse(context, [x, y, 0.03, 0.02], css([0.82, 0.16, 85]));
    fillBox(context, [x - 0.006, y - 0.019, 0.012, 0.038], 0, css([0.25, 0.03, 60]));
  }
}

/** A wide hat from which a net hangs around the face. */
function beekeeperHat(context: Canvas2D, colour: Colour): void {
  const net = 'M 12 30 L 88 30 L 92 92 Q 50 104 8 92 Z';
  const thread = css([0.3, 0.02, 270], 0.45);
  fillOutline(context, net, css([0.97, 0.01, 90], 0.34));
  within(context, net, () => {
    for (let i = 0; i < 15; i++) {
      const x = 0.08 + i * 0.06;
      strokeOutline(context, `M ${x * 100} 28 L ${x * 100} 100`, 0.006, thread);
      strokeOutline(context, `M 4 ${30 + i * 5} L 96 ${30 + i * 5}`, 0.006, thread);
    }
  });
  strokeOutline(context, 'M 8 92 Q 50 104 92 92', 0.035, css(shift(colour, -0.04)));
  fillEllipse(context, [0.5, 0.27, 0.5, 0.09], fallShade(context, 0.18, 0.36, colour));
  fillOutline(
    context,
    'M 22 26 C 22 -6 78 -6 78 26 Q 50 34 22 26 Z',
    roundShade(context, 0.22, 0.78, colour),
  );
  strokeOutline(context, 'M 22 22 Q 50 31 78 22', 0.04, css([0.42, 0.05, 60]));
}

export const TRADE_TOOLS: PropFamily = {
  '@sandingblock': (context, colour) => sandingBlock(context, colour ?? WOOD),
  '@handplane': (context, colour) => handPlane(context, colour ?? WOOD),
  '@weldingtorch': weldingTorch,
  '@weldingmask': (context, colour) => weldingMask(context, colour ?? [0.38, 0.03, 260]),
  '@metalbeam': metalBeam,
  '@planks': (context, colour) => planks(context, colour ?? [0.76, 0.09, 72]),
  '@claybowl': (context, colour) => clayBowl(context, colour ?? CLAY),
  '@potterswheel': (context, colour) => pottersWheel(context, colour ?? [0.62, 0.04, 230]),
  '@dough': (context, colour) => dough(context, colour ?? [0.9, 0.05, 82]),
  '@beaker': (context, colour) => beaker(context, colour ?? GREEN_LIQUID),
  '@beakerblast': (context, colour) => beakerBlast(context, colour ?? GREEN_LIQUID),
  '@tallladder': (context, colour) => tallLadder(context, colour ?? WOOD),
  '@loom': (context, colour) => loom(context, colour ?? WOOD),
  '@beehive': (context, colour) => beehive(context, colour ?? [0.88, 0.07, 85]),
  '@beekeeperhat': (context, colour) => beekeeperHat(context, colour ?? [0.9, 0.05, 85]),
};
