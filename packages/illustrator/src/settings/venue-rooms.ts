import type { Colour } from '../math/colour.ts';
import { FURNISH } from './furnishing.ts';
import type { Furnish } from './furniture-box.ts';
import { chandelier, drapes, sofa } from './home-fittings.ts';
import {
  BLUSH,
  CREAM,
  DARK_WOOD,
  FLOOR,
  type Interior,
  LINEN,
  row,
  SAGE,
  SKY,
  thing,
  WHITE,
  WOOD,
} from './room-plan.ts';
import { neon, stools } from './snug-fittings.ts';
import {
  boardedWall,
  booth,
  bulbMirror,
  checkered,
  closetRail,
  folded,
  longTable,
  ranges,
  reception,
  rouletteTable,
  stalls,
  straw,
  surgery,
} from './venue-fittings.ts';

const { board, columns, counter, clothesRail, pictures, rug, shelf, tiling } = FURNISH;

const RED: Colour = [0.54, 0.19, 26];
const BARN: Colour = [0.5, 0.08, 52];

/** What a dining room has besides its table. */
export const DINING_ROOM: readonly Furnish[] = [
  drapes([0.06, 0.12, 0.24, 0.34], LINEN),
  pictures(0.7, 0.14, 2),
  rug(0.5, 0.86, 0.48),
  chandelier(0.5, 0.04),
];

/** Rooms for children, guests, actors, animals and players. */
export const VENUE_ROOMS = {
  nursery: {
    walls: [[0.9, 0.04, 210], BLUSH, [0.92, 0.04, 95], SAGE],
    floor: [0.78, 0.06, 75],
    pattern: 'planks',
    window: [0.36, 0.1, 0.28, 0.32],
    furniture: [
      drapes([0.36, 0.1, 0.28, 0.32], LINEN),
      shelf(0.03, 0.27, 0.34, WHITE),
      pictures(0.74, 0.12, 2),
      rug(0.5, 0.9, 0.42),
    ],
    things: [
      ...row(['teddy-bear', 'books', 'nesting-dolls'], [0.03, 0.27], 0.34, 0.1),
      thing('@rockinghorse', 0.13, 0.83, 0.27),
      thing('@crib', 0.85, 0.83, 0.36),
      thing('balloon', 0.31, 0.62, 0.13),
      thing('teddy-bear', 0.29, 0.82, 0.11),
    ],
    lamps: [0.5],
  },
  dressing: {
    walls: [
      [0.36, 0.07, 15],
      [0.34, 0.06, 300],
      [0.36, 0.06, 250],
      [0.38, 0.07, 40],
    ],
    floor: [0.46, 0.07, 48],
    pattern: 'planks',
    window: null,
    furniture: [
      counter(0.2, 0.8, 0.56, FLOOR + 0.04, [0.9, 0.012, 80], WOOD),
      bulbMirror(0.25, 0.15, 0.45, 0.5),
      bulbMirror(0.55, 0.15, 0.75, 0.5),
      clothesRail(-0.03, 0.18, 0.26),
      clothesRail(0.83, 1.03, 0.26),
      rug(0.5, 0.9, 0.36),
    ],
    things: [
      thing('lipstick', 0.3, 0.565, 0.06),
      thing('bouquet', 0.5, 0.565, 0.15),
      thing('performing-arts', 0.68, 0.565, 0.09),
      thing('high-heeled-shoe', 0.15, 0.83, 0.08),
      thing('top-hat', 0.86, 0.83, 0.1),
    ],
    lamps: [],
    glows: [0.35, 0.65].map((x) => ({
      x,
      y: 0.32,
      colour: [0.94, 0.09, 85] as Colour,
      reach: 0.34,
    })),
  },
  closet: {
    walls: [
      [0.92, 0.02, 75],
      [0.9, 0.03, 20],
      [0.9, 0.02, 230],
      [0.9, 0.03, 140],
    ],
    floor: [0.72, 0.06, 70],
    pattern: 'planks',
    window: null,
    furniture: [
      closetRail(0, 0.34, 0.1, 0.28),
      closetRail(0, 0.34, 0.44, 0.24),
      closetRail(0.66, 1, 0.1, 0.5),
      folded(0.37, 0.63, [0.2, 0.34, 0.48]),
      rug(0.5, 0.9, 0.34),
    ],
    things: [
      ...row(['high-heeled-shoe', 'running-shoe', 'high-heeled-shoe'], [0.37, 0.63], 0.62, 0.08),
      ...row(['handbag', 'womans-hat'], [0.4, 0.6], 0.715, 0.085),
      ...row(['running-shoe', 'high-heeled-shoe', 'running-shoe'], [0.67, 0.98], 0.71, 0.075),
    ],
    lamps: [0.5],
  },
  diner: {
    walls: [
      [0.88, 0.05, 190],
      [0.9, 0.05, 20],
      [0.92, 0.05, 95],
      [0.86, 0.05, 250],
    ],
    floor: [0.9, 0.01, 90],
    pattern: 'plain',
    window: [0.05, 0.14, 0.4, 0.3],
    furniture: [
      checkered([0.94, 0.01, 90], [0.3, 0.02, 270]),
      neon(
        [
          [0.56, 0.17],
          [0.62, 0.11],
          [0.68, 0.17],
          [0.74, 0.11],
          [0.8, 0.17],
          [0.86, 0.11],
          [0.92, 0.17],
        ],
        [0.72, 0.22, 10],
      ),
      board(0.6, 0.22, 0.9, 0.4, [0.28, 0.02, 200], 'menu'),
      counter(0.52, 1.06, 0.56, FLOOR + 0.05, RED, [0.94, 0.008, 240]),
      stools([0.59, 0.73, 0.87], RED),
      booth(0.03, 0.44, [0.5, 0.11, 195]),
    ],
    things: [
      thing('@milkshake', 0.62, 0.565, 0.12),
      thing('pie', 0.76, 0.565, 0.11),
      thing('@coffee', 0.9, 0.565, 0.08),
      thing('hamburger', 0.2, 0.63, 0.09),
      thing('french-fries', 0.29, 0.63, 0.09),
    ],
    lamps: [0.24, 0.68],
    glows: [{ x: 0.74, y: 0.14, colour: [0.74, 0.2, 10], reach: 0.36 }],
  },
  stable: {
    walls: [BARN, BARN, BARN, BARN],
    floor: [0.62, 0.08, 72],
    pattern: 'plain',
    window: null,
    furniture: [
      boardedWall(BARN),
      stalls(
        [
          [0.06, 0.3],
          [0.7, 0.94],
        ],
        [0.44, 0.09, 42],
      ),
      straw(),
    ],
    things: [
      thing('@haybale', 0.14, 0.86, 0.2),
      thing('@haybale', 0.88, 0.85, 0.18),
      thing('@bucket', 0.31, 0.82, 0.09),
      thing('@lantern', 0.5, 0.28, 0.1),
    ],
    lamps: [],
    glows: [{ x: 0.5, y: 0.24, colour: [0.93, 0.12, 80], reach: 0.46 }],
  },
  casino: {
    walls: [
      [0.4, 0.12, 22],
      [0.38, 0.09, 300],
      [0.36, 0.08, 160],
      [0.36, 0.09, 260],
    ],
    floor: [0.4, 0.14, 20],
    pattern: 'tiles',
    window: null,
    furniture: [
      columns([0.03, 0.97], [0.74, 0.11, 82]),
      shelf(0.08, 0.92, 0.56, DARK_WOOD),
      chandelier(0.5, 0.04),
      rouletteTable(0.02, 0.42),
    ],
    things: [
      ...row(
        ['slot-machine', 'slot-machine', 'slot-machine', 'slot-machine'],
        [0.1, 0.9],
        0.57,
        0.22,
      ),
      thing('game-die', 0.76, 0.8, 0.1),
      thing('joker', 0.88, 0.81, 0.13),
    ],
    lamps: [],
    glows: [0.2, 0.4, 0.6, 0.8].map((x, i) => ({
      x,
      y: 0.44,
      colour: (i % 2 ? [0.8, 0.18, 85] : [0.7, 0.2, 340]) as Colour,
      reach: 0.2,
    })),
  },
  prokitchen: {
    walls: [
      [0.92, 0.01, 220],
      [0.9, 0.015, 90],
      [0.9, 0.02, 190],
      [0.92, 0.012, 60],
    ],
    floor: [0.58, 0.03, 30],
    pattern: 'tiles',
    window: null,
    furniture: [ranges()],
    things: [
      thing('pot-of-food', 0.13, 0.53, 0.14),
      thing('shallow-pan-of-food', 0.35, 0.535, 0.13),
      thing('pot-of-food', 0.65, 0.53, 0.12),
      thing('shallow-pan-of-food', 0.88, 0.535, 0.13),
    ],
    lamps: [],
    glows: [{ x: 0.5, y: 0.24, colour: [0.96, 0.06, 90], reach: 0.5 }],
  },
  dining: {
    walls: [SAGE, CREAM, BLUSH, SKY],
    floor: WOOD,
    pattern: 'planks',
    window: [0.06, 0.12, 0.24, 0.34],
    furniture: [...DINING_ROOM, longTable([0.52, 0.09, 50], [0.44, 0.08, 45])],
    things: [
      ...row(
        ['@plate', 'bread', 'candle', 'pot-of-food', 'candle', 'bowl-with-spoon'],
        [0.1, 0.9],
        0.62,
        0.1,
      ),
      thing('potted-plant', 0.95, 0.76, 0.2),
    ],
    lamps: [],
    glows: [{ x: 0.5, y: 0.18, colour: [0.93, 0.1, 82], reach: 0.44 }],
  },
  meeting: {
    walls: [[0.86, 0.02, 240], CREAM, [0.84, 0.02, 200], [0.84, 0.02, 270]],
    floor: [0.48, 0.03, 255],
    pattern: 'plain',
    window: [-0.05, 0.08, 0.5, 0.4],
    furniture: [
      board(0.56, 0.12, 0.95, 0.42, [0.97, 0.005, 230], 'chart'),
      longTable([0.66, 0.06, 60], [0.32, 0.03, 260]),
    ],
    things: [
      thing('laptop', 0.2, 0.625, 0.12),
      thing('@coffee', 0.36, 0.62, 0.06),
      thing('laptop', 0.66, 0.625, 0.12),
      thing('@coffee', 0.82, 0.62, 0.06),
    ],
    lamps: [0.3, 0.7],
  },
  lobby: {
    walls: [
      [0.86, 0.04, 75],
      [0.8, 0.04, 150],
      [0.8, 0.03, 240],
      [0.84, 0.05, 30],
    ],
    floor: [0.88, 0.015, 80],
    pattern: 'tiles',
    window: null,
    furniture: [
      columns([0.06, 0.94], LINEN),
      reception([0.44, 0.08, 45]),
      chandelier(0.5, 0.02),
      sofa(-0.1, 0.14, 0.87, [0.46, 0.12, 25]),
    ],
    things: [
      thing('bell', 0.36, 0.53, 0.07),
      thing('bouquet', 0.66, 0.53, 0.14),
      thing('@pottedtree', 0.95, 0.84, 0.4),
      thing('luggage', 0.82, 0.86, 0.14),
    ],
    lamps: [],
    glows: [{ x: 0.5, y: 0.16, colour: [0.94, 0.1, 82], reach: 0.46 }],
  },
  surgery: {
    walls: [
      [0.86, 0.05, 190],
      [0.88, 0.04, 215],
      [0.86, 0.05, 165],
      [0.9, 0.03, 200],
    ],
    floor: [0.76, 0.04, 195],
    pattern: 'tiles',
    window: null,
    furniture: [tiling(0.1, 0.66), surgery()],
    things: [],
    lamps: [],
    glows: [
      { x: 0.36, y: 0.18, colour: [0.98, 0.04, 95], reach: 0.4 },
      { x: 0.63, y: 0.16, colour: [0.98, 0.04, 95], reach: 0.36 },
    ],
  },
} as const satisfies Readonly<Record<string, Interior>>;
