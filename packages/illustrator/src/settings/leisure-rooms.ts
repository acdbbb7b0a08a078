import type { Colour } from '../math/colour.ts';
import { FURNISH } from './furnishing.ts';
import { box, type Furnish, shadowBelow, shape } from './furniture-box.ts';
import { FLOOR, type Interior, row, thing, WHITE, WOOD } from './room-plan.ts';

const { cabinets, shelf } = FURNISH;

const CONCRETE: Colour = [0.6, 0.012, 100];

/** Mats on the floor, as seen from the front of a class. */
const mats = (): Furnish => (place) => {
  for (const [x, y, half, hue] of [
    [0.16, 0.79, 0.1, 300],
    [0.84, 0.79, 0.1, 200],
    [0.5, 0.92, 0.2, 160],
  ] as const)
    shape(
      place,
      [
        [x - half * 0.86, y - 0.03],
        [x + half * 0.86, y - 0.03],
        [x + half, y + 0.03],
        [x - half, y + 0.03],
      ],
      [0.66, 0.11, hue],
    );
};

/** A padded table with towels, as of a masseur. */
const massageTable =
  (x0: number, x1: number): Furnish =>
  (place) => {
    for (const x of [x0 + 0.04, x1 - 0.06])
      box(place, [x, 0.66, x + 0.02, 0.8], [0.46, 0.07, 50], 2);
    box(place, [x0, 0.61, x1, 0.665], [0.94, 0.015, 85], 14);
    box(place, [x0 + 0.02, 0.585, x0 + 0.13, 0.625], [0.98, 0.008, 85], 16);
    box(place, [x1 - 0.17, 0.605, x1 - 0.03, 0.69], [0.72, 0.08, 165], 6);
    for (let i = 0; i < 3; i++)
      box(place, [x1 - 0.15, 0.585 - i * 0.022, x1 - 0.05, 0.606 - i * 0.022], WHITE, 10);
    shadowBelow(place, [x0, 0.8, x1]);
  };

/** Slats of wood with water that runs down between them. */
const waterWall =
  (x0: number, x1: number): Furnish =>
  (place) => {
    box(place, [x0, 0.06, x1, FLOOR], [0.5, 0.03, 70], 4);
    for (let row = 0; row < 11; row++)
      for (let x = x0; x < x1 - 0.02; x += 0.085) {
        const tone: Colour = [0.46 + 0.12 * place.random(), 0.025, 70];
        const y = 0.06 + row * 0.058;
        box(place, [x + 0.003, y + 0.003, Math.min(x + 0.082, x1), y + 0.054], tone, 3);
      }
    for (let x = x0 + 0.012; x < x1 - 0.01; x += 0.011 + 0.02 * place.random())
      shape(
        place,
        [
          [x, 0.06],
          [x + 0.007, 0.06],
          [x + 0.007, FLOOR],
          [x, FLOOR],
        ],
        [0.94, 0.03, 215],
        0.16 + 0.2 * place.random(),
      );
    box(place, [x0 - 0.015, FLOOR - 0.035, x1 + 0.015, FLOOR + 0.02], [0.38, 0.05, 55], 4);
    box(place, [x0, FLOOR - 0.028, x1, FLOOR - 0.012], [0.78, 0.06, 215], 6);
  };

/** Concrete with the marks of its boards, a pipe and a door of steel. */
const bunkerWall = (): Furnish => (place) => {
  for (let y = -0.1; y < FLOOR; y += 0.1) {
    const tone: Colour = [CONCRETE[0] + 0.04 * place.random() - 0.02, 0.012, 100];
    box(place, [-0.15, y, 1.15, Math.min(y + 0.098, FLOOR)], tone, 0);
  }
  box(place, [-0.1, 0.07, 1.1, 0.1], [0.5, 0.05, 150], 8);
  box(place, [-0.1, 0.115, 1.1, 0.13], [0.5, 0.09, 45], 6);
  box(place, [0.385, 0.22, 0.615, FLOOR + 0.02], [0.36, 0.02, 150], 8);
  box(place, [0.405, 0.24, 0.595, FLOOR + 0.015], [0.5, 0.035, 150], 12);
  for (const y of [0.3, 0.46, 0.6]) box(place, [0.4, y, 0.6, y + 0.02], [0.42, 0.03, 150], 3);
  box(place, [0.46, 0.4, 0.54, 0.48], [0.3, 0.02, 260], 44);
  box(place, [0.474, 0.414, 0.526, 0.466], [0.5, 0.035, 150], 44);
  box(place, [0.496, 0.4, 0.504, 0.48], [0.3, 0.02, 260], 1);
};

/** Bricks, a stair that comes down at the right, pipes and a boiler. */
const basementWall = (): Furnish => (place) => {
  box(place, [-0.15, -0.1, 1.15, FLOOR], [0.46, 0.03, 60], 0);
  for (let row = 0; row < 13; row++)
    for (let x = -0.14 + (row % 2) * 0.05; x < 1.1; x += 0.1) {
      const tone: Colour = [0.48 + 0.06 * place.random(), 0.035, 55];
      const y = -0.1 + row * 0.062;
      box(place, [x, y, x + 0.096, Math.min(y + 0.057, FLOOR)], tone, 3);
    }
  for (const y of [0.05, 0.09]) box(place, [-0.1, y, 1.1, y + 0.022], [0.6, 0.04, 60], 6);
  box(place, [0.09, 0.07, 0.115, 0.34], [0.6, 0.04, 60], 6);
  box(place, [0.03, 0.3, 0.19, FLOOR + 0.06], [0.76, 0.015, 240], 26);
  box(place, [0.06, 0.46, 0.16, 0.56], [0.5, 0.02, 250], 6);
  box(place, [0.09, 0.49, 0.13, 0.53], [0.9, 0.16, 60], 20);
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    const [x, y] = [0.7 + i * 0.045, FLOOR + 0.04 - i * 0.075];
    box(place, [x, y, 1.1, y + 0.078], [0.44 - 0.012 * i, 0.06, 52], 0);
    box(place, [x - 0.012, y - 0.008, 1.1, y + 0.012], [0.56, 0.08, 55], 2);
  }
};

/** A net on padded posts. */
const playNet = (): Furnish => (place) => {
  const { context, stage } = place;
  const { width, height, unit } = stage;
  context.strokeStyle = 'rgba(255,255,255,0.6)';
  context.lineWidth = 2.4 * unit;
  for (let x = -0.3; x < 1.3; x += 0.05)
    for (const lean of [-0.3, 0.3]) {
      context.beginPath();
      context.moveTo(x * width, 0.16 * height);
      context.lineTo((x + lean) * width, FLOOR * height);
      context.stroke();
    }
  for (const [i, x] of [0.02, 0.34, 0.66, 0.98].entries())
    box(
      place,
      [x - 0.022, 0.05, x + 0.022, FLOOR + 0.02],
      i % 2 ? [0.84, 0.17, 92] : [0.6, 0.2, 27],
      16,
    );
  box(place, [-0.1, 0.12, 1.1, 0.165], [0.6, 0.18, 255], 16);
  shape(
    place,
    [
      [0.74, 0.3],
      [0.9, 0.3],
      [0.74, 0.74],
      [0.52, 0.74],
    ],
    [0.84, 0.17, 92],
  );
  shape(
    place,
    [
      [0.77, 0.3],
      [0.87, 0.3],
      [0.7, 0.74],
      [0.56, 0.74],
    ],
    [0.76, 0.17, 75],
  );
};

/** Rooms for rest, for play and for shelter. */
export const LEISURE_ROOMS = {
  yogastudio: {
    walls: [
      [0.94, 0.02, 85],
      [0.92, 0.03, 150],
      [0.93, 0.03, 40],
      [0.92, 0.02, 220],
    ],
    floor: [0.78, 0.07, 72],
    pattern: 'planks',
    window: [0.14, 0.08, 0.72, 0.5],
    view: 'garden',
    furniture: [mats(), cabinets(0.9, 1.1, 0.5, FLOOR + 0.02, WOOD)],
    things: [
      thing('@snakeplant', 0.06, 0.8, 0.28),
      thing('@monstera', 0.94, 0.86, 0.28),
      thing('candle', 0.22, 0.72, 0.07),
      thing('candle', 0.28, 0.72, 0.055),
    ],
    lamps: [],
    glows: [0.22, 0.28].map((x) => ({
      x,
      y: 0.67,
      colour: [0.93, 0.12, 75] as Colour,
      reach: 0.16,
    })),
  },
  spa: {
    walls: [
      [0.84, 0.05, 75],
      [0.8, 0.05, 150],
      [0.82, 0.05, 40],
      [0.8, 0.04, 210],
    ],
    floor: [0.56, 0.07, 55],
    pattern: 'planks',
    window: null,
    furniture: [waterWall(0.36, 0.64), shelf(0.04, 0.28, 0.34, WOOD), massageTable(0.64, 1.06)],
    things: [
      ...row(['candle', '@towel', 'candle'], [0.04, 0.28], 0.34, 0.09),
      thing('@bamboo', 0.12, 0.84, 0.42),
      thing('lotus', 0.29, 0.8, 0.1),
      thing('candle', 0.24, 0.83, 0.07),
      thing('hibiscus', 0.83, 0.615, 0.07),
    ],
    lamps: [],
    glows: [
      { x: 0.16, y: 0.28, colour: [0.93, 0.11, 78], reach: 0.3 },
      { x: 0.5, y: 0.1, colour: [0.95, 0.07, 85], reach: 0.4 },
      { x: 0.25, y: 0.78, colour: [0.93, 0.12, 75], reach: 0.2 },
    ],
  },
  bunker: {
    walls: [CONCRETE, CONCRETE, CONCRETE, CONCRETE],
    floor: [0.48, 0.01, 100],
    pattern: 'plain',
    window: null,
    furniture: [
      bunkerWall(),
      shelf(0.68, 0.98, 0.36, [0.44, 0.03, 150]),
      shelf(0.68, 0.98, 0.52, [0.44, 0.03, 150]),
    ],
    things: [
      thing('@bunkbed', 0.17, 0.82, 0.42),
      ...row(['jar', 'package', 'jar', 'package'], [0.68, 0.98], 0.36, 0.085),
      ...row(['package', 'jar', 'flashlight', 'radio'], [0.68, 0.98], 0.52, 0.085),
      thing('oil-drum', 0.83, 0.82, 0.2),
    ],
    lamps: [0.3, 0.7],
  },
  basement: {
    walls: [CONCRETE, CONCRETE, CONCRETE, CONCRETE],
    floor: [0.46, 0.012, 70],
    pattern: 'plain',
    window: [0.42, 0.12, 0.2, 0.1],
    furniture: [basementWall(), shelf(0.24, 0.6, 0.42, WOOD), shelf(0.24, 0.6, 0.58, WOOD)],
    things: [
      ...row(['package', 'jar', 'bucket', 'package'], [0.24, 0.6], 0.42, 0.09),
      ...row(['toolbox', 'package', 'jar', 'books'], [0.24, 0.6], 0.58, 0.09),
      thing('package', 0.3, 0.82, 0.16),
      thing('bicycle', 0.56, 0.79, 0.17),
    ],
    lamps: [0.36],
  },
  ballpit: {
    walls: [
      [0.88, 0.07, 220],
      [0.9, 0.07, 95],
      [0.88, 0.07, 350],
      [0.88, 0.07, 150],
    ],
    floor: [0.6, 0.18, 255],
    pattern: 'plain',
    window: null,
    furniture: [playNet()],
    things: [],
    lamps: [0.2, 0.8],
  },
} as const satisfies Readonly<Record<string, Interior>>;
