import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { awning, type Box } from './awning.ts';
import {
  BRASS,
  CREAM,
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

interface Front {
  readonly wall: Colour;
  readonly trim: Colour;
  readonly wares: PaintWares;
}

/** A house of two floors with a shop in its lower one. The color is that of the shop's wood and awning. */
const shopFront =
  ({ wall, trim, wares }: Front) =>
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
    awning(context, [0.1, 0.585, 0.8, 0.075], wood);
    for (const x of [0.115, 0.885]) {
      fillBox(context, [x - 0.006, 0.6, 0.012, 0.05], 0.003, css([0.25, 0.01, 260]));
      fillEllipse(context, [x, 0.665, 0.022, 0.026], css(WARM_LIGHT));
    }
  };

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

export const SHOPFRONTS: PropFamily = {
  '@shopfront': shopFront({ wall: [0.82, 0.05, 70], trim: [0.45, 0.1, 250], wares: parcels }),
  '@bookfront': shopFront({ wall: [0.62, 0.1, 40], trim: [0.38, 0.08, 160], wares: books }),
  '@bakeryfront': shopFront({ wall: [0.88, 0.04, 85], trim: [0.6, 0.11, 50], wares: loaves }),
  '@cafefront': shopFront({ wall: [0.84, 0.05, 60], trim: [0.48, 0.13, 27], wares: cups }),
  '@flowerfront': shopFront({ wall: [0.9, 0.04, 20], trim: [0.52, 0.11, 150], wares: blossoms }),
  '@dinerfront': shopFront({ wall: [0.68, 0.08, 35], trim: [0.4, 0.11, 20], wares: tables }),
  '@spiceorange': spiceSack([0.72, 0.18, 55]),
  '@spicered': spiceSack([0.55, 0.18, 30]),
  '@spiceyellow': spiceSack([0.84, 0.16, 90]),
  '@spicegreen': spiceSack([0.62, 0.11, 130]),
  '@spicebrown': spiceSack([0.48, 0.09, 50]),
};
