import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  litWindow,
  type PropFamily,
  STONE,
  WARM_LIGHT,
} from './brush.ts';

const CREAM: Colour = [0.96, 0.03, 88];
const SPINES: readonly Colour[] = [
  [0.55, 0.16, 27],
  [0.5, 0.11, 250],
  [0.6, 0.12, 150],
  [0.75, 0.13, 80],
  [0.5, 0.12, 320],
  [0.42, 0.07, 45],
];
const BLOSSOMS: readonly Colour[] = [
  [0.72, 0.19, 0],
  [0.84, 0.15, 85],
  [0.7, 0.16, 320],
  [0.9, 0.06, 60],
];
const CRUST: Colour = [0.72, 0.12, 65];

/** A box in the unit square. */
type Box = readonly [x: number, y: number, width: number, height: number];
/** Paints what lies in a shop window. */
type PaintWares = (context: Canvas2D, box: Box) => void;

const books: PaintWares = (context, [x, y, width, height]) => {
  for (let row = 0; row < 2; row++) {
    const foot = y + height * (row ? 1 : 0.5);
    for (let i = 0; i < 11; i++) {
      const tall = height * (0.28 + 0.1 * Math.sin(i * 2.7 + row * 1.3));
      const colour = SPINES[(i * 5 + row * 2) % SPINES.length] ?? CREAM;
      context.fillStyle = css(colour);
      context.fillRect(x + (i / 11) * width, foot - tall, width / 13, tall);
    }
    context.fillStyle = css(DARK_WOOD);
    context.fillRect(x, foot - height * 0.03, width, height * 0.05);
  }
};

const loaves: PaintWares = (context, [x, y, width, height]) => {
  for (let row = 0; row < 2; row++) {
    const foot = y + height * (row ? 1 : 0.52);
    for (let i = 0; i < 4; i++) {
      const middle = x + ((i + 0.5) / 4) * width;
      const radius = row === i % 2 ? width * 0.11 : width * 0.08;
      fillEllipse(context, [middle, foot - height * 0.14, radius, height * 0.13], css(CRUST));
      for (const dx of [-0.4, 0.1]) {
        const cut: Box = [middle + dx * radius, foot - height * 0.22, radius * 0.2, height * 0.1];
        fillBox(context, cut, 0.002, css(shift(CRUST, 0.14)));
      }
    }
    context.fillStyle = css(DARK_WOOD);
    context.fillRect(x, foot - height * 0.04, width, height * 0.05);
  }
};

const blossoms: PaintWares = (context, [x, y, width, height]) => {
  for (let i = 0; i < 14; i++) {
    const middle = x + (((i * 5) % 14) / 14 + 0.04) * width;
    const top = y + height * (0.3 + 0.42 * ((i * 3) % 5) * 0.25);
    context.fillStyle = css([0.5, 0.13, 145]);
    context.fillRect(middle - 0.003, top, 0.006, y + height - top);
    fillEllipse(context, [middle, top, 0.026, 0.024], css(BLOSSOMS[i % 4] ?? CREAM));
    fillEllipse(context, [middle, top, 0.009, 0.009], css([0.88, 0.15, 90]));
  }
};

const cups: PaintWares = (context, [x, y, width, height]) => {
  context.fillStyle = css(DARK_WOOD);
  context.fillRect(x, y + height * 0.86, width, height * 0.14);
  for (const t of [0.2, 0.5, 0.8]) {
    const middle = x + t * width;
    fillBox(
      context,
      [middle - 0.03, y + height * 0.6, 0.06, height * 0.26],
      [0, 0, 0.02, 0.02],
      css(CREAM),
    );
    context.strokeStyle = css(CREAM);
    context.lineWidth = 0.008;
    context.beginPath();
    context.arc(middle + 0.033, y + height * 0.7, 0.016, -1.4, 1.4);
    context.stroke();
    for (const dx of [-0.012, 0.012]) {
      context.strokeStyle = css([1, 0, 0], 0.55);
      context.lineWidth = 0.006;
      context.beginPath();
      context.moveTo(middle + dx, y + height * 0.55);
      context.quadraticCurveTo(
        middle + dx + 0.014,
        y + height * 0.44,
        middle + dx,
        y + height * 0.3,
      );
      context.stroke();
    }
  }
};

const tables: PaintWares = (context, [x, y, width, height]) => {
  for (const t of [0.26, 0.74]) {
    const middle = x + t * width;
    context.fillStyle = css([0.62, 0.18, 27]);
    context.fillRect(middle - 0.06, y + height * 0.62, 0.12, height * 0.1);
    context.fillStyle = css(DARK_WOOD);
    context.fillRect(middle - 0.006, y + height * 0.7, 0.012, height * 0.3);
    fillEllipse(context, [middle, y + height * 0.5, 0.012, 0.02], css([0.95, 0.15, 75]));
    fillBox(context, [middle - 0.008, y + height * 0.52, 0.016, height * 0.1], 0, css(CREAM));
  }
};

const parcels: PaintWares = (context, [x, y, width, height]) => {
  for (let i = 0; i < 5; i++) {
    const colour = SPINES[(i * 2) % SPINES.length] ?? CREAM;
    const tall = height * (0.3 + 0.12 * (i % 3));
    fillBox(
      context,
      [x + ((i + 0.1) / 5) * width, y + height - tall, width * 0.16, tall],
      0.008,
      css(shift(colour, 0.1)),
    );
  }
};

/** Stripes of cloth that hang over a front and end in scallops. */
function awning(context: Canvas2D, [x, y, width, height]: Box, colour: Colour): void {
  const stripes = 10;
  for (let i = 0; i < stripes; i++) {
    const tone = css(i % 2 ? CREAM : colour);
    const left = x + (i / stripes) * width;
    const wide = width / stripes;
    const spread = (at: number): number => 0.04 * ((at / stripes) * 2 - 1);
    fillShape(
      context,
      [
        [left, y],
        [left + wide, y],
        [left + wide + spread(i + 1), y + height],
        [left + spread(i), y + height],
      ],
      tone,
    );
    const middle = left + wide / 2 + spread(i + 0.5);
    fillEllipse(context, [middle, y + height, wide * 0.54, height * 0.28], tone);
  }
  context.fillStyle = css(shift(colour, -0.2), 0.25);
  context.fillRect(x, y, width, height * 0.12);
}

interface Front {
  readonly wall: Colour;
  readonly trim: Colour;
  readonly wares: PaintWares;
  readonly hasAwning?: boolean;
}

/** A house of two floors with a shop in its lower one. The color is that of the shop's wood and awning. */
const shopFront =
  ({ wall, trim, wares, hasAwning = true }: Front) =>
  (context: Canvas2D, colour: Colour | null): void => {
    const wood = colour ?? trim;
    fillBox(context, [0.08, 0.14, 0.84, 0.84], 0.006, fallShade(context, 0.1, 1, wall));
    fillShape(
      context,
      [
        [0.02, 0.17],
        [0.14, 0.02],
        [0.86, 0.02],
        [0.98, 0.17],
      ],
      fallShade(context, 0, 0.17, [0.4, 0.06, 30]),
    );
    for (const x of [0.17, 0.42, 0.67]) {
      fillBox(context, [x - 0.012, 0.218, 0.184, 0.194], 0.008, css(shift(wall, -0.14)));
      litWindow(context, [x, 0.23, 0.16, 0.17]);
      fillBox(context, [x - 0.02, 0.405, 0.2, 0.018], 0.004, css(shift(wall, 0.06)));
    }
    fillBox(context, [0.08, 0.5, 0.84, 0.48], 0.004, fallShade(context, 0.5, 1, wood));
    const panes: readonly Box[] = [
      [0.12, 0.64, 0.34, 0.24],
      [0.68, 0.64, 0.2, 0.24],
    ];
    for (const pane of panes) {
      const [x, y, width, height] = pane;
      fillBox(context, pane, 0.006, fallShade(context, y, y + height, WARM_LIGHT));
      wares(context, [x + 0.015, y + height * 0.2, width - 0.03, height * 0.78]);
      for (const bar of [x, x + width / 2, x + width])
        fillBox(context, [bar - 0.006, y, 0.012, height], 0, css(shift(wood, -0.14)));
      for (const bar of [y, y + height])
        fillBox(
          context,
          [x - 0.006, bar - 0.006, width + 0.012, 0.012],
          0,
          css(shift(wood, -0.14)),
        );
    }
    fillBox(context, [0.5, 0.62, 0.145, 0.36], 0.006, css(shift(wood, -0.16)));
    fillBox(context, [0.52, 0.645, 0.105, 0.2], 0.006, fallShade(context, 0.6, 0.86, WARM_LIGHT));
    fillEllipse(context, [0.625, 0.82, 0.009, 0.009], css(BRASS));
    fillBox(context, [0.48, 0.965, 0.185, 0.025], 0.004, css(STONE));
    fillBox(context, [0.1, 0.505, 0.8, 0.075], 0.008, css(shift(wood, -0.13)));
    // Lines of gold in place of a name.
    for (const [x, wide] of [
      [0.3, 0.12],
      [0.44, 0.2],
      [0.66, 0.06],
    ] as const)
      fillBox(context, [x, 0.532, wide, 0.02], 0.008, css(BRASS));
    if (hasAwning) awning(context, [0.1, 0.585, 0.8, 0.075], wood);
    for (const x of [0.115, 0.885]) {
      fillBox(context, [x - 0.006, 0.6, 0.012, 0.05], 0.003, css([0.25, 0.01, 260]));
      fillEllipse(context, [x, 0.665, 0.022, 0.026], css(WARM_LIGHT));
    }
  };

/** A stand of wood with an awning, lanterns and steaming pots, and stools before it. */
function foodStall(context: Canvas2D, colour: Colour | null): void {
  const cloth = colour ?? [0.6, 0.2, 27];
  for (const x of [0.1, 0.87])
    fillBox(context, [x, 0.18, 0.03, 0.8], 0.004, fallShade(context, 0.2, 1, DARK_WOOD));
  fillBox(context, [0.13, 0.24, 0.74, 0.4], 0, fallShade(context, 0.24, 0.64, [0.62, 0.11, 62]));
  for (let i = 0; i < 6; i++) {
    fillBox(context, [0.17 + i * 0.115, 0.31, 0.06, 0.11], 0.004, css(CREAM));
    for (const y of [0.335, 0.36, 0.385])
      fillBox(context, [0.185 + i * 0.115, y, 0.03, 0.01], 0.003, css([0.35, 0.05, 30]));
  }
  awning(context, [0.06, 0.08, 0.88, 0.16], cloth);
  for (const x of [0.2, 0.4, 0.6, 0.8]) {
    fillEllipse(context, [x, 0.315, 0.036, 0.046], css([0.74, 0.18, 45]));
    fillEllipse(context, [x, 0.315, 0.02, 0.036], css([0.92, 0.13, 82]));
    fillBox(context, [x - 0.016, 0.265, 0.032, 0.01], 0.002, css([0.25, 0.03, 40]));
    fillBox(context, [x - 0.016, 0.356, 0.032, 0.01], 0.002, css([0.25, 0.03, 40]));
  }
  for (const [x, wide] of [
    [0.3, 0.13],
    [0.52, 0.16],
    [0.72, 0.12],
  ] as const) {
    for (const dx of [-0.2, 0.15]) {
      context.strokeStyle = css([1, 0, 0], 0.55);
      context.lineWidth = 0.014;
      context.beginPath();
      context.moveTo(x + dx * wide, 0.52);
      context.bezierCurveTo(
        x + dx * wide + 0.04,
        0.48,
        x + dx * wide - 0.03,
        0.45,
        x + dx * wide + 0.01,
        0.4,
      );
      context.stroke();
    }
    fillBox(
      context,
      [x - wide / 2, 0.535, wide, 0.085],
      [0.005, 0.005, 0.03, 0.03],
      fallShade(context, 0.53, 0.62, [0.6, 0.01, 260]),
    );
    fillEllipse(context, [x, 0.535, wide * 0.52, 0.016], css([0.82, 0.09, 75]));
  }
  fillBox(context, [0.04, 0.61, 0.92, 0.045], 0.008, css(shift(DARK_WOOD, 0.12)));
  fillBox(context, [0.08, 0.65, 0.84, 0.31], 0.004, fallShade(context, 0.65, 0.96, DARK_WOOD));
  for (let i = 1; i < 8; i++) {
    context.fillStyle = css(shift(DARK_WOOD, -0.08));
    context.fillRect(0.08 + i * 0.105, 0.66, 0.006, 0.3);
  }
  for (const x of [0.25, 0.5, 0.75]) {
    fillBox(context, [x - 0.01, 0.82, 0.02, 0.17], 0, css([0.3, 0.01, 260]));
    fillBox(context, [x - 0.05, 0.975, 0.1, 0.02], 0.006, css([0.3, 0.01, 260]));
    fillBox(context, [x - 0.065, 0.79, 0.13, 0.035], 0.016, css(cloth));
  }
}

/** A van that sells food through an opening in its side, under an awning. */
function foodTruck(context: Canvas2D, colour: Colour | null): void {
  const body = colour ?? [0.76, 0.12, 195];
  fillBox(context, [0.26, 0.26, 0.72, 0.58], 0.03, fallShade(context, 0.24, 0.84, body));
  fillShape(
    context,
    [
      [0.28, 0.84],
      [0.02, 0.84],
      [0.02, 0.64],
      [0.1, 0.42],
      [0.28, 0.42],
    ],
    fallShade(context, 0.4, 0.84, shift(body, 0.04)),
  );
  fillShape(
    context,
    [
      [0.06, 0.62],
      [0.125, 0.46],
      [0.25, 0.46],
      [0.25, 0.62],
    ],
    fallShade(context, 0.44, 0.62, [0.84, 0.07, 225]),
  );
  fillBox(context, [0.26, 0.7, 0.72, 0.05], 0, css(CREAM));
  fillBox(context, [0.38, 0.4, 0.5, 0.24], 0.008, fallShade(context, 0.4, 0.64, WARM_LIGHT));
  for (const [x, hue] of [
    [0.44, 27],
    [0.52, 90],
    [0.76, 140],
    [0.83, 50],
  ] as const)
    fillBox(context, [x, 0.53, 0.026, 0.1], [0.01, 0.01, 0, 0], css([0.62, 0.16, hue]));
  for (const x of [0.6, 0.68]) fillEllipse(context, [x, 0.6, 0.036, 0.036], css([0.74, 0.12, 65]));
  fillBox(context, [0.36, 0.63, 0.54, 0.03], 0.008, css(shift(DARK_WOOD, 0.2)));
  awning(context, [0.36, 0.32, 0.54, 0.09], [0.62, 0.2, 27]);
  fillBox(context, [0.4, 0.17, 0.46, 0.1], 0.014, css(shift(body, -0.22)));
  for (const [x, wide] of [
    [0.45, 0.1],
    [0.57, 0.16],
    [0.75, 0.06],
  ] as const)
    fillBox(context, [x, 0.21, wide, 0.026], 0.01, css([0.97, 0.09, 95]));
  fillEllipse(context, [0.04, 0.7, 0.022, 0.03], css([0.97, 0.08, 95]));
  fillBox(context, [0, 0.81, 1, 0.045], 0.014, css([0.42, 0.01, 260]));
  for (const x of [0.2, 0.78]) {
    fillEllipse(context, [x, 0.875, 0.105, 0.115], css([0.24, 0.01, 270]));
    fillEllipse(context, [x, 0.875, 0.05, 0.055], css([0.8, 0.01, 260]));
  }
}

/** An old tram from the side, with its pole on the roof. */
function sideTram(context: Canvas2D, colour: Colour | null): void {
  const paint = colour ?? [0.8, 0.15, 88];
  context.strokeStyle = css([0.28, 0.01, 260]);
  context.lineWidth = 0.012;
  context.beginPath();
  context.moveTo(0.52, 0.34);
  context.lineTo(0.7, 0.2);
  context.lineTo(0.98, 0.17);
  context.stroke();
  fillBox(context, [0.1, 0.335, 0.8, 0.05], 0.02, css([0.42, 0.03, 60]));
  fillBox(context, [0.03, 0.37, 0.94, 0.05], 0.024, css([0.9, 0.02, 85]));
  fillBox(context, [0.04, 0.41, 0.92, 0.25], 0.01, fallShade(context, 0.4, 0.66, CREAM));
  fillBox(context, [0.03, 0.64, 0.94, 0.24], 0.02, fallShade(context, 0.62, 0.88, paint));
  fillBox(context, [0.03, 0.67, 0.94, 0.014], 0, css(shift(paint, -0.2)));
  fillBox(context, [0.06, 0.82, 0.88, 0.012], 0, css(shift(paint, -0.2)));
  for (let i = 0; i < 5; i++) {
    const x = 0.205 + i * 0.122;
    fillBox(context, [x, 0.44, 0.1, 0.19], 0.012, css(shift(DARK_WOOD, 0.06)));
    fillBox(
      context,
      [x + 0.01, 0.45, 0.08, 0.17],
      0.01,
      fallShade(context, 0.44, 0.62, WARM_LIGHT),
    );
  }
  for (const x of [0.07, 0.83]) {
    fillBox(context, [x, 0.44, 0.1, 0.42], 0.012, css(shift(DARK_WOOD, 0.06)));
    fillBox(
      context,
      [x + 0.012, 0.455, 0.076, 0.19],
      0.01,
      fallShade(context, 0.44, 0.64, [0.84, 0.07, 225]),
    );
  }
  fillEllipse(context, [0.035, 0.74, 0.022, 0.03], css([0.98, 0.08, 95]));
  fillBox(context, [0.0, 0.86, 1, 0.03], 0.012, css([0.32, 0.01, 260]));
  for (const x of [0.26, 0.74]) {
    fillEllipse(context, [x, 0.925, 0.07, 0.072], css([0.25, 0.01, 270]));
    fillEllipse(context, [x, 0.925, 0.034, 0.036], css([0.66, 0.01, 260]));
  }
}

/** A round heap of powder in a sack that is rolled down. */
const spiceSack =
  (heap: Colour) =>
  (context: Canvas2D, colour: Colour | null): void => {
    const tone = colour ?? heap;
    fillShape(
      context,
      [
        [0.12, 0.56],
        [0.5, 0.1],
        [0.88, 0.56],
      ],
      fallShade(context, 0.1, 0.6, tone),
    );
    fillEllipse(context, [0.5, 0.55, 0.38, 0.1], css(tone));
    for (const [x, y] of [
      [0.42, 0.36],
      [0.58, 0.44],
      [0.34, 0.5],
      [0.66, 0.52],
      [0.5, 0.26],
    ] as const)
      fillEllipse(context, [x, y, 0.012, 0.008], css(shift(tone, 0.1)));
    fillBox(
      context,
      [0.1, 0.56, 0.8, 0.42],
      [0.02, 0.02, 0.16, 0.16],
      fallShade(context, 0.55, 0.98, [0.76, 0.06, 75]),
    );
    fillBox(
      context,
      [0.07, 0.52, 0.86, 0.1],
      0.05,
      fallShade(context, 0.52, 0.62, [0.84, 0.05, 80]),
    );
  };

/** A little house of carved wood with a bird above its dial, and cones on chains. */
function cuckooClock(context: Canvas2D, colour: Colour | null): void {
  const wood = colour ?? [0.46, 0.09, 50];
  for (const [x, foot] of [
    [0.4, 0.94],
    [0.6, 0.86],
  ] as const) {
    fillBox(context, [x - 0.006, 0.66, 0.012, foot - 0.68], 0, css(BRASS));
    fillEllipse(context, [x, foot - 0.02, 0.028, 0.06], css(DARK_WOOD));
  }
  fillBox(context, [0.495, 0.66, 0.01, 0.16], 0, css(DARK_WOOD));
  fillEllipse(context, [0.5, 0.83, 0.04, 0.04], css(BRASS));
  fillBox(context, [0.24, 0.3, 0.52, 0.38], 0.02, fallShade(context, 0.28, 0.68, wood));
  fillShape(
    context,
    [
      [0.12, 0.36],
      [0.5, 0.04],
      [0.88, 0.36],
      [0.82, 0.42],
      [0.5, 0.15],
      [0.18, 0.42],
    ],
    fallShade(context, 0.04, 0.42, shift(wood, -0.12)),
  );
  for (const [x, y, turn] of [
    [0.2, 0.5, -1],
    [0.8, 0.5, 1],
    [0.22, 0.64, -1],
    [0.78, 0.64, 1],
  ] as const)
    fillEllipse(context, [x + 0.01 * turn, y, 0.05, 0.075], css([0.5, 0.11, 145]));
  fillBox(context, [0.43, 0.2, 0.14, 0.14], [0.07, 0.07, 0, 0], css(shift(wood, -0.2)));
  fillEllipse(context, [0.5, 0.28, 0.04, 0.045], css([0.72, 0.13, 235]));
  fillEllipse(context, [0.5, 0.24, 0.026, 0.026], css([0.72, 0.13, 235]));
  fillShape(
    context,
    [
      [0.52, 0.235],
      [0.565, 0.25],
      [0.52, 0.262],
    ],
    css([0.8, 0.16, 75]),
  );
  fillEllipse(context, [0.5, 0.51, 0.145, 0.145], css(shift(wood, -0.16)));
  fillEllipse(context, [0.5, 0.51, 0.122, 0.122], css(CREAM));
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const [x, y] = [0.5 + Math.sin(angle) * 0.1, 0.51 - Math.cos(angle) * 0.1];
    fillEllipse(context, [x, y, 0.008, 0.008], css(DARK_WOOD));
  }
  for (const [x, y, wide] of [
    [0.5, 0.43, 0.012],
    [0.56, 0.54, 0.014],
  ] as const) {
    context.strokeStyle = css(DARK_WOOD);
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(0.5, 0.51);
    context.lineTo(x, y);
    context.stroke();
  }
}

/** A small tree with grey leaves in a pot of clay. */
function pottedTree(context: Canvas2D, colour: Colour | null): void {
  const leaf: Colour = colour ?? [0.62, 0.07, 135];
  fillBox(context, [0.485, 0.4, 0.03, 0.4], 0.01, css([0.5, 0.05, 60]));
  for (const [x, y, radius] of [
    [0.36, 0.34, 0.13],
    [0.64, 0.32, 0.14],
    [0.5, 0.2, 0.15],
    [0.42, 0.24, 0.12],
    [0.58, 0.22, 0.12],
    [0.5, 0.36, 0.13],
  ] as const)
    fillEllipse(context, [x, y, radius, radius * 0.86], css(shift(leaf, 0.1 * (0.3 - y))));
  for (let i = 0; i < 36; i++) {
    const angle = i * 2.4;
    const reach = 0.24 * Math.sqrt((i + 1) / 36);
    const [x, y] = [0.5 + Math.cos(angle) * reach, 0.28 + Math.sin(angle) * reach * 0.72];
    fillEllipse(context, [x, y, 0.026, 0.01], css(shift(leaf, i % 2 ? 0.09 : -0.08)));
  }
  fillShape(
    context,
    [
      [0.34, 0.76],
      [0.66, 0.76],
      [0.61, 0.98],
      [0.39, 0.98],
    ],
    fallShade(context, 0.74, 0.98, [0.64, 0.13, 42]),
  );
  fillBox(context, [0.32, 0.72, 0.36, 0.06], 0.012, css([0.68, 0.13, 42]));
}

/** A bed on high posts with a ladder, and a desk and shelves below it. */
function loftBed(context: Canvas2D, colour: Colour | null): void {
  const wood: Colour = [0.74, 0.09, 70];
  const cloth = colour ?? [0.74, 0.06, 145];
  for (const x of [0.06, 0.9])
    fillBox(context, [x, 0.16, 0.04, 0.83], 0.008, fallShade(context, 0.16, 1, wood));
  fillBox(context, [0.1, 0.58, 0.5, 0.035], 0.006, css(shift(wood, -0.05)));
  fillBox(context, [0.13, 0.61, 0.03, 0.38], 0, css(shift(wood, -0.12)));
  fillBox(context, [0.54, 0.61, 0.03, 0.38], 0, css(shift(wood, -0.12)));
  for (const [x, hue, tall] of [
    [0.14, 27, 0.1],
    [0.175, 250, 0.12],
    [0.21, 85, 0.09],
    [0.245, 150, 0.11],
  ] as const)
    fillBox(context, [x, 0.58 - tall, 0.028, tall], 0.003, css([0.62, 0.14, hue]));
  fillBox(context, [0.44, 0.49, 0.02, 0.09], 0, css([0.4, 0.01, 260]));
  fillShape(
    context,
    [
      [0.4, 0.5],
      [0.43, 0.44],
      [0.48, 0.44],
      [0.51, 0.5],
    ],
    css([0.86, 0.14, 85]),
  );
  for (const y of [0.6, 0.73, 0.86])
    fillBox(context, [0.64, y, 0.26, 0.13], 0.004, fallShade(context, y, y + 0.13, wood));
  for (const y of [0.66, 0.79, 0.92]) fillEllipse(context, [0.77, y, 0.014, 0.012], css(BRASS));
  fillBox(context, [0.08, 0.28, 0.84, 0.09], 0.03, css(PALE));
  fillBox(context, [0.3, 0.265, 0.62, 0.1], 0.03, fallShade(context, 0.26, 0.37, cloth));
  fillBox(context, [0.11, 0.225, 0.16, 0.08], 0.035, css([0.97, 0.01, 90]));
  fillBox(context, [0.05, 0.34, 0.9, 0.06], 0.01, fallShade(context, 0.34, 0.4, wood));
  fillBox(context, [0.34, 0.2, 0.6, 0.025], 0.008, css(wood));
  for (let x = 0.36; x < 0.94; x += 0.075)
    fillBox(context, [x, 0.2, 0.018, 0.15], 0.004, css(shift(wood, -0.04)));
  for (const x of [0.2, 0.31])
    fillBox(context, [x, 0.2, 0.024, 0.79], 0.006, css(shift(wood, 0.05)));
  for (let y = 0.44; y < 0.98; y += 0.095)
    fillBox(context, [0.2, y, 0.134, 0.022], 0.006, css(shift(wood, 0.05)));
}
const PALE: Colour = [0.92, 0.02, 90];

/** Fuel pumps under a canopy, and a small shop behind them. */
function gasStation(context: Canvas2D, colour: Colour | null): void {
  const paint = colour ?? [0.58, 0.2, 27];
  const white: Colour = [0.95, 0.01, 90];
  fillBox(context, [0.5, 0.56, 0.46, 0.42], 0.006, fallShade(context, 0.56, 0.98, white));
  fillBox(context, [0.48, 0.53, 0.5, 0.05], 0.008, css(paint));
  fillBox(
    context,
    [0.54, 0.68, 0.2, 0.18],
    0.006,
    fallShade(context, 0.68, 0.86, [0.84, 0.07, 215]),
  );
  fillBox(context, [0.79, 0.68, 0.12, 0.3], 0.006, css([0.6, 0.05, 225]));
  fillEllipse(context, [0.895, 0.84, 0.008, 0.008], css(BRASS));
  for (const x of [0.1, 0.42])
    fillBox(context, [x, 0.38, 0.03, 0.6], 0.004, fallShade(context, 0.4, 1, [0.8, 0.01, 260]));
  fillBox(context, [0, 0.28, 0.66, 0.11], 0.012, fallShade(context, 0.28, 0.39, white));
  fillBox(context, [0, 0.31, 0.66, 0.05], 0, css(paint));
  fillBox(context, [0.03, 0.385, 0.6, 0.012], 0, css([0.97, 0.05, 95]));
  fillBox(context, [0.06, 0.955, 0.44, 0.035], 0.008, css(STONE));
  for (const x of [0.16, 0.29]) {
    fillBox(context, [x, 0.64, 0.1, 0.32], 0.02, fallShade(context, 0.64, 0.96, paint));
    fillBox(context, [x + 0.018, 0.675, 0.064, 0.09], 0.008, css(white));
    fillBox(context, [x + 0.03, 0.69, 0.04, 0.02], 0, css([0.3, 0.01, 260]));
    context.strokeStyle = css([0.22, 0.01, 260]);
    context.lineWidth = 0.013;
    context.beginPath();
    context.moveTo(x + 0.1, 0.72);
    context.quadraticCurveTo(x + 0.135, 0.8, x + 0.11, 0.88);
    context.stroke();
  }
  fillBox(context, [0.855, 0.12, 0.022, 0.44], 0, css([0.6, 0.01, 260]));
  fillBox(context, [0.77, 0.03, 0.19, 0.14], 0.02, css(paint));
  fillBox(context, [0.79, 0.05, 0.15, 0.1], 0.012, css(white));
  // A drop of fuel on the sign.
  fillEllipse(context, [0.865, 0.112, 0.022, 0.024], css(paint));
  fillShape(
    context,
    [
      [0.845, 0.105],
      [0.865, 0.06],
      [0.885, 0.105],
    ],
    css(paint),
  );
}

export const SHOPFRONTS: PropFamily = {
  '@shopfront': shopFront({ wall: [0.82, 0.05, 70], trim: [0.45, 0.1, 250], wares: parcels }),
  '@bookfront': shopFront({ wall: [0.62, 0.1, 40], trim: [0.38, 0.08, 160], wares: books }),
  '@bakeryfront': shopFront({ wall: [0.88, 0.04, 85], trim: [0.6, 0.11, 50], wares: loaves }),
  '@cafefront': shopFront({ wall: [0.84, 0.05, 60], trim: [0.48, 0.13, 27], wares: cups }),
  '@flowerfront': shopFront({ wall: [0.9, 0.04, 20], trim: [0.52, 0.11, 150], wares: blossoms }),
  '@dinerfront': shopFront({ wall: [0.68, 0.08, 35], trim: [0.4, 0.11, 20], wares: tables }),
  '@foodstall': foodStall,
  '@foodtruck': foodTruck,
  '@sidetram': sideTram,
  '@gasstation': gasStation,
  '@loftbed': loftBed,
  '@pottedtree': pottedTree,
  '@cuckooclock': cuckooClock,
  '@spiceorange': spiceSack([0.72, 0.18, 55]),
  '@spicered': spiceSack([0.55, 0.18, 30]),
  '@spiceyellow': spiceSack([0.84, 0.16, 90]),
  '@spicegreen': spiceSack([0.62, 0.11, 130]),
  '@spicebrown': spiceSack([0.48, 0.09, 50]),
};
