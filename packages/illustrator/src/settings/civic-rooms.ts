import { fillEllipse } from '../art/props/brush.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import { FURNISH } from './furnishing.ts';
import { box, type Furnish, type Place, shadowBelow, shape } from './furniture-box.ts';
import { CREAM, DARK_WOOD, FLOOR, type Interior, SAGE, SKY, thing } from './room-plan.ts';

const OAK: Colour = [0.46, 0.08, 48];
const IRON: Colour = [0.34, 0.015, 260];
const GOLD: Colour = [0.78, 0.13, 85];

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** A box of wood with sunken fields. */
function panelled(place: Place, [x0, y0, x1, y1]: Box, fields: number): void {
  box(place, [x0, y0, x1, y1], OAK, 3);
  const wide = (x1 - x0) / fields;
  for (let i = 0; i < fields; i++) {
    const left = x0 + wide * i + 0.012;
    const right = x0 + wide * (i + 1) - 0.012;
    box(place, [left, y0 + 0.03, right, y1 - 0.025], shift(OAK, -0.07), 3);
    box(place, [left + 0.008, y0 + 0.038, right - 0.006, y1 - 0.032], shift(OAK, 0.03), 3);
  }
}

/** The high bench of a judge with its chair, and the seat of a witness beside it. */
const judgesBench = (): Furnish => (place) => {
  panelled(place, [-0.1, 0.44, 1.1, FLOOR + 0.025], 12);
  box(place, [-0.1, 0.43, 1.1, 0.45], shift(OAK, 0.1), 1);
  box(place, [0.43, 0.24, 0.57, 0.5], DARK_WOOD, 22);
  box(place, [0.445, 0.26, 0.555, 0.5], [0.42, 0.13, 25], 18);
  panelled(place, [0.26, 0.44, 0.74, FLOOR + 0.045], 4);
  box(place, [0.24, 0.42, 0.76, 0.452], shift(OAK, 0.12), 4);
  panelled(place, [0.79, 0.53, 0.98, FLOOR + 0.06], 2);
  box(place, [0.78, 0.515, 0.99, 0.54], shift(OAK, 0.12), 4);
  shadowBelow(place, [0.26, FLOOR + 0.045, 0.74]);
  shadowBelow(place, [0.79, FLOOR + 0.06, 0.98]);
};

/** A golden seal on the wall. */
const seal =
  (x: number, y: number, reach: number): Furnish =>
  (place) => {
    const { context, stage } = place;
    const { width, height } = stage;
    const size = reach * Math.min(width, height);
    for (const [share, colour] of [
      [1, shift(GOLD, -0.14)],
      [0.94, GOLD],
      [0.74, [0.36, 0.08, 260]],
    ] as const) {
      const half = size * share;
      fillEllipse(context, [x * width, y * height, half, half], css(colour));
    }
  };

/** Blocks of stone, laid like bricks. */
const masonry =
  (colour: Colour): Furnish =>
  (place) => {
    const { random } = place;
    box(place, [-0.15, -0.1, 1.15, FLOOR], shift(colour, -0.1), 0);
    for (let row = 0; row < 9; row++) {
      const y = -0.1 + row * 0.089;
      for (let x = -0.2 + (row % 2) * 0.09; x < 1.15; x += 0.18) {
        const tone = shift(colour, 0.05 * random() - 0.02);
        box(place, [x, y, x + 0.174, Math.min(y + 0.083, FLOOR)], tone, 5);
      }
    }
  };

/** A small window high in the wall with bars before the light. */
const barredWindow =
  (x0: number, y0: number, x1: number, y1: number): Furnish =>
  (place) => {
    const { palette } = place.stage;
    box(place, [x0 - 0.025, y0 - 0.025, x1 + 0.025, y1 + 0.03], [0.4, 0.015, 70], 4);
    box(place, [x0, y0, x1, y1], palette.haze, 2);
    for (let i = 1; i < 5; i++) {
      const x = x0 + ((x1 - x0) * i) / 5;
      box(place, [x - 0.007, y0, x + 0.007, y1], IRON, 2);
    }
    shape(
      place,
      [
        [x0, y1],
        [x1, y1],
        [x1 + 0.34, 0.96],
        [x0 + 0.12, 0.96],
      ],
      palette.haze,
      0.13,
    );
  };

/** A plank bed on chains with a thin mattress. */
const bunk =
  (x0: number, x1: number, y: number): Furnish =>
  (place) => {
    for (const x of [x0 + 0.03, x1 - 0.03]) box(place, [x, y - 0.2, x + 0.006, y], IRON, 1);
    box(place, [x0, y - 0.045, x1, y + 0.01], [0.76, 0.03, 85], 14);
    box(place, [x0 + 0.015, y - 0.085, x0 + 0.1, y - 0.035], [0.9, 0.015, 90], 16);
    box(place, [x1 - 0.2, y - 0.05, x1, y + 0.012], [0.5, 0.06, 240], 10);
    box(place, [x0 - 0.01, y + 0.005, x1 + 0.01, y + 0.035], IRON, 3);
    shadowBelow(place, [x0, y + 0.035, x1]);
  };

/** A door of iron bars with its lock. */
const cellDoor =
  (x0: number, y0: number, x1: number): Furnish =>
  (place) => {
    box(place, [x0, y0, x1, FLOOR + 0.02], [0.14, 0.01, 260], 3);
    for (let i = 0; i <= 6; i++) {
      const x = x0 + ((x1 - x0) * i) / 6;
      box(place, [x - 0.007, y0, x + 0.007, FLOOR + 0.02], shift(IRON, 0.12), 3);
      box(place, [x - 0.004, y0, x - 0.001, FLOOR + 0.02], shift(IRON, 0.3), 1);
    }
    for (const y of [y0, 0.46, FLOOR]) {
      box(place, [x0 - 0.015, y - 0.012, x1 + 0.015, y + 0.014], shift(IRON, 0.08), 3);
    }
    box(place, [x0 - 0.012, 0.42, x0 + 0.05, 0.5], shift(IRON, 0.16), 4);
    box(place, [x0 + 0.013, 0.445, x0 + 0.025, 0.475], [0.12, 0.01, 260], 4);
  };

/** A bright screen between curtains. */
const filmScreen = (): Furnish => (place) => {
  const { context, stage } = place;
  const { width, height } = stage;
  box(place, [0.1, 0.06, 0.9, 0.5], [0.1, 0.01, 280], 4);
  context.fillStyle = verticalGradient(context, 0.08 * height, 0.48 * height, [
    [0, [0.62, 0.11, 265]],
    [0.6, [0.84, 0.09, 50]],
    [1, [0.92, 0.1, 85]],
  ]);
  context.fillRect(0.12 * width, 0.08 * height, 0.76 * width, 0.4 * height);
  const sun = 0.05 * Math.min(width, height);
  fillEllipse(context, [0.62 * width, 0.34 * height, sun, sun], css([0.97, 0.08, 95]));
  for (const [points, colour] of [
    [
      [0.12, 0.42, 0.28, 0.24, 0.44, 0.42],
      [0.46, 0.1, 290],
    ],
    [
      [0.3, 0.44, 0.46, 0.31, 0.66, 0.44],
      [0.4, 0.1, 285],
    ],
    [
      [0.6, 0.44, 0.76, 0.29, 0.88, 0.4],
      [0.43, 0.1, 288],
    ],
  ] as const) {
    const [x0, y0, x1, y1, x2, y2] = points;
    shape(
      place,
      [
        [x0, y0],
        [x1, y1],
        [x2, y2],
        [x2, 0.48],
        [x0, 0.48],
      ],
      colour,
    );
  }
  box(place, [0.12, 0.43, 0.88, 0.48], [0.32, 0.08, 280], 0);
  for (const from of [-0.1, 0.91]) {
    for (let i = 0; i < 6; i++) {
      const x = from + i * 0.034;
      box(place, [x, -0.1, x + 0.035, 0.62], [i % 2 ? 0.36 : 0.42, 0.16, 25], 6);
    }
  }
};

/** Rows of red seats from behind, each row nearer and larger. */
const cinemaSeats = (): Furnish => (place) => {
  for (const [y, wide, tall] of [
    [0.55, 0.082, 0.09],
    [0.605, 0.104, 0.115],
  ] as const) {
    const shiftX = tall > 0.1 ? wide / 2 : 0;
    for (let x = -0.16 - shiftX; x < 1.15; x += wide) {
      box(place, [x + 0.005, y, x + wide - 0.005, y + tall], [0.44, 0.16, 24], 14);
      box(place, [x + 0.014, y + 0.01, x + wide - 0.014, y + tall * 0.55], [0.5, 0.17, 25], 10);
      box(place, [x - 0.006, y + tall * 0.5, x + 0.008, y + tall], [0.22, 0.03, 30], 3);
    }
  }
};

/** A rack of steel with boxes on its boards. */
const palletRack =
  (x0: number, x1: number): Furnish =>
  (place) => {
    const { random } = place;
    box(place, [x0, -0.05, x1, FLOOR], [0.3, 0.02, 260], 0);
    for (const y of [0.19, 0.44, FLOOR + 0.005]) {
      for (let x = x0 + 0.018; x < x1 - 0.08;) {
        const wide = Math.min(0.085 + 0.05 * random(), x1 - 0.018 - x);
        carton(place, [x, y - 0.1 - 0.08 * random(), x + wide - 0.006, y]);
        x += wide;
      }
      box(place, [x0, y, x1, y + 0.026], [0.66, 0.17, 48], 2);
    }
    for (const x of [x0, x1 - 0.018]) {
      box(place, [x, -0.05, x + 0.018, FLOOR + 0.035], [0.46, 0.13, 258], 2);
    }
    shadowBelow(place, [x0, FLOOR + 0.031, x1]);
  };

/** A taped box of cardboard. */
function carton(place: Place, [x0, y0, x1, y1]: Box): void {
  const colour: Colour = [0.66 + 0.08 * place.random(), 0.075, 68];
  const middle = (x0 + x1) / 2;
  box(place, [x0, y0, x1, y1], colour, 3);
  box(place, [middle - 0.009, y0, middle + 0.009, y0 + (y1 - y0) * 0.5], shift(colour, 0.12), 1);
  box(place, [x1 - 0.04, y1 - 0.035, x1 - 0.01, y1 - 0.014], [0.94, 0.01, 90], 1);
}

/** A wall of glass before deep water, with light from above and corals on the ground. */
const glassWall = (): Furnish => (place) => {
  const { context, stage, random } = place;
  const { width, height } = stage;
  context.fillStyle = verticalGradient(context, 0, 0.64 * height, [
    [0, [0.8, 0.11, 215]],
    [0.5, [0.58, 0.13, 235]],
    [1, [0.36, 0.11, 255]],
  ]);
  context.fillRect(-0.2 * width, -0.2 * height, 1.4 * width, 0.84 * height);
  for (const x of [0.06, 0.3, 0.52, 0.78]) {
    shape(
      place,
      [
        [x, -0.1],
        [x + 0.07, -0.1],
        [x - 0.02, 0.62],
        [x - 0.16, 0.62],
      ],
      [0.96, 0.05, 200],
      0.14,
    );
  }
  const sand = css([0.66, 0.06, 200]);
  for (const x of [0.05, 0.4, 0.75, 1.0]) {
    fillEllipse(context, [x * width, 0.65 * height, 0.26 * width, 0.06 * height], sand);
  }
  for (let i = 0; i < 14; i++) {
    const [x, y, reach] = [random(), 0.08 + 0.45 * random(), 0.003 + 0.005 * random()];
    const air = css([0.96, 0.03, 210], 0.5);
    fillEllipse(context, [x * width, y * height, reach * width, reach * width], air);
  }
  box(place, [-0.2, 0.63, 1.2, FLOOR + 0.015], [0.26, 0.03, 260], 0);
  for (const x of [-0.01, 0.325, 0.66, 0.995]) {
    box(place, [x, -0.1, x + 0.015, 0.64], [0.3, 0.03, 260], 0);
  }
};

/** Rooms of the law, of stores and of shows. */
export const CIVIC_ROOMS = {
  courtroom: {
    walls: [CREAM, [0.84, 0.04, 60], SAGE, SKY],
    floor: [0.5, 0.08, 48],
    pattern: 'planks',
    window: null,
    furniture: [
      FURNISH.columns([0.06, 0.25, 0.75, 0.94], [0.9, 0.02, 80]),
      seal(0.5, 0.13, 0.09),
      judgesBench(),
    ],
    things: [thing('balance-scale', 0.5, 0.165, 0.11)],
    lamps: [0.155, 0.845],
  },
  cell: {
    walls: [
      [0.56, 0.015, 70],
      [0.54, 0.02, 250],
      [0.56, 0.02, 140],
      [0.52, 0.025, 40],
    ],
    floor: [0.44, 0.012, 70],
    pattern: 'tiles',
    window: null,
    furniture: [
      masonry([0.55, 0.015, 70]),
      bunk(0.02, 0.4, 0.6),
      cellDoor(0.72, 0.12, 0.97),
      barredWindow(0.42, 0.12, 0.6, 0.28),
    ],
    things: [],
    lamps: [0.24],
    glows: [{ x: 0.51, y: 0.2, colour: [0.92, 0.05, 90], reach: 0.3 }],
  },
  cinema: {
    walls: [
      [0.24, 0.05, 20],
      [0.22, 0.05, 290],
      [0.22, 0.04, 250],
      [0.24, 0.05, 340],
    ],
    floor: [0.3, 0.07, 20],
    pattern: 'plain',
    window: null,
    furniture: [filmScreen(), cinemaSeats()],
    things: [],
    lamps: [],
    glows: [{ x: 0.5, y: 0.28, colour: [0.9, 0.07, 70], reach: 0.6 }],
  },
  warehouse: {
    walls: [
      [0.7, 0.015, 250],
      [0.7, 0.025, 70],
      [0.68, 0.03, 200],
      [0.7, 0.02, 30],
    ],
    floor: [0.62, 0.008, 260],
    pattern: 'plain',
    window: null,
    furniture: [
      FURNISH.shutter(0.4, 0.18, 0.6, FLOOR),
      palletRack(-0.06, 0.34),
      palletRack(0.66, 1.06),
    ],
    things: [thing('package', 0.9, 0.8, 0.15), thing('package', 0.1, 0.79, 0.13)],
    lamps: [0.5],
  },
  aquarium: {
    walls: [
      [0.3, 0.05, 250],
      [0.28, 0.05, 230],
      [0.3, 0.05, 270],
      [0.28, 0.04, 210],
    ],
    floor: [0.34, 0.05, 255],
    pattern: 'plain',
    window: null,
    furniture: [glassWall()],
    things: [
      thing('coral', 0.1, 0.64, 0.13),
      thing('coral', 0.86, 0.64, 0.15),
      thing('shark', 0.2, 0.24, 0.2),
      thing('tropical-fish', 0.46, 0.2, 0.11),
      thing('fish', 0.84, 0.2, 0.11),
      thing('tropical-fish', 0.76, 0.44, 0.12),
      thing('blowfish', 0.13, 0.46, 0.1),
      thing('fish', 0.4, 0.5, 0.09),
    ],
    lamps: [],
    glows: [{ x: 0.5, y: 0.3, colour: [0.8, 0.1, 220], reach: 0.6 }],
  },
} as const satisfies Readonly<Record<string, Interior>>;
