import { type Colour, shift } from '../math/colour.ts';
import { FURNISH } from './furnishing.ts';
import { box, type Furnish, shadowBelow } from './furniture-box.ts';
import { frontDoor } from './home-fittings.ts';
import {
  BLUSH,
  CREAM,
  DARK_WOOD,
  FLOOR,
  type Interior,
  SAGE,
  SKY,
  thing,
  WOOD,
} from './room-plan.ts';
import { posts, railing, screens, slatBenches, windowSeat } from './snug-fittings.ts';

const { bookcase, rug } = FURNISH;

const CEDAR: Colour = [0.5, 0.08, 52];
const PAINTED: Colour = [0.95, 0.008, 90];
const BOARDS: Colour = [0.84, 0.04, 225];

/** The boarded wall of a house from a place to the right border. */
const houseFront =
  (x0: number): Furnish =>
  (place) => {
    box(place, [x0, -0.1, 1.15, FLOOR + 0.02], BOARDS, 0);
    for (let y = -0.08; y < FLOOR; y += 0.05)
      box(place, [x0, y, 1.15, y + 0.006], shift(BOARDS, -0.09), 0);
    box(place, [x0 - 0.012, -0.1, x0 + 0.018, FLOOR + 0.025], PAINTED, 2);
    shadowBelow(place, [x0, FLOOR + 0.02, 1.15]);
  };

/** Places at a window, or open to the outside. */
export const SNUG_PLACES = {
  nook: {
    walls: [SAGE, BLUSH, SKY, CREAM],
    floor: WOOD,
    pattern: 'planks',
    window: [0.3, 0.08, 0.4, 0.42],
    view: 'garden',
    furniture: [
      bookcase(-0.02, 0.24, 0.04, FLOOR + 0.03),
      bookcase(0.76, 1.02, 0.04, FLOOR + 0.03),
      windowSeat(0.25, 0.75, 0.58, [0.6, 0.09, 200]),
      rug(0.5, 0.9, 0.32),
    ],
    things: [
      thing('teacup-without-handle', 0.5, 0.555, 0.07),
      thing('open-book', 0.58, 0.555, 0.09),
      thing('potted-plant', 0.86, 0.86, 0.2),
      thing('@monstera', 0.13, 0.9, 0.28),
      thing('@fern', 0.34, 0.555, 0.1),
    ],
    lamps: [0.27],
  },
  /** The veranda of a Japanese house. */
  engawa: {
    walls: [CREAM, CREAM, CREAM, CREAM],
    floor: [0.62, 0.09, 58],
    pattern: 'planks',
    window: [-0.05, 0.06, 1.1, 0.66],
    view: 'garden',
    isOpen: true,
    furniture: [
      screens(-0.02, 0.15, 0.12, FLOOR + 0.01),
      screens(0.85, 1.02, 0.12, FLOOR + 0.01),
      posts([0.17, 0.83], 0.09, FLOOR, CEDAR),
    ],
    things: [thing('teacup-without-handle', 0.3, 0.8, 0.09), thing('dango', 0.38, 0.81, 0.1)],
    lamps: [0.5],
  },
  /** Before a house in the country. */
  porch: {
    walls: [CREAM, CREAM, CREAM, CREAM],
    floor: [0.66, 0.06, 60],
    pattern: 'planks',
    window: [-0.05, 0.04, 1.1, 0.68],
    view: 'hills',
    isOpen: true,
    furniture: [
      railing(0.55, FLOOR, PAINTED),
      posts([0.06, 0.36, 0.64], 0.08, FLOOR, PAINTED),
      houseFront(0.7),
      frontDoor(0.8, 0.97, FLOOR + 0.03, [0.48, 0.13, 25]),
    ],
    things: [
      thing('@rockingchair', 0.2, 0.85, 0.3),
      thing('potted-plant', 0.74, 0.79, 0.18),
      thing('@fern', 0.36, 0.34, 0.17),
      thing('@lantern', 0.75, 0.36, 0.1),
    ],
    lamps: [],
    glows: [{ x: 0.75, y: 0.31, colour: [0.93, 0.12, 80], reach: 0.26 }],
  },
  /** Of a flat in a city. */
  balcony: {
    walls: [CREAM, CREAM, CREAM, CREAM],
    floor: [0.68, 0.04, 55],
    pattern: 'tiles',
    window: [-0.05, -0.05, 1.1, 0.77],
    view: 'town',
    isOpen: true,
    furniture: [railing(0.5, FLOOR, [0.36, 0.02, 260])],
    things: [
      thing('potted-plant', 0.1, 0.8, 0.22),
      thing('@fern', 0.92, 0.84, 0.22),
      thing('chair', 0.78, 0.84, 0.24),
      thing('@monstera', 0.02, 0.9, 0.24),
      thing('@lantern', 0.27, 0.78, 0.13),
    ],
    lamps: [],
    glows: [{ x: 0.27, y: 0.72, colour: [0.9, 0.13, 75], reach: 0.22 }],
  },
  sauna: {
    walls: [
      [0.66, 0.1, 62],
      [0.62, 0.1, 56],
      [0.7, 0.09, 70],
      [0.64, 0.1, 50],
    ],
    floor: DARK_WOOD,
    pattern: 'planks',
    window: [0.38, 0.12, 0.24, 0.24],
    view: 'forest',
    furniture: [slatBenches([0.64, 0.1, 58])],
    things: [thing('@bucket', 0.14, 0.62, 0.13), thing('@cushion', 0.84, 0.51, 0.12)],
    lamps: [0.2],
  },
} as const satisfies Readonly<Record<string, Interior>>;
