import type { Colour } from '../math/colour.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { waresNamed } from '../things/wares.ts';
import { FURNISH } from './furnishing.ts';
import {
  BLUSH,
  CREAM,
  DARK_WOOD,
  FLOOR,
  type Interior,
  row,
  SAGE,
  SKY,
  TEAL,
  thing,
  WHITE,
  WOOD,
} from './room-plan.ts';

const { board, bookcase, counter, rug, seats, shelf, tables, tiling } = FURNISH;

const STEEL: Colour = [0.66, 0.02, 250];
const MARBLE: Colour = [0.94, 0.008, 80];

/** Shops and places to eat, with what they sell. */
export const SHOP_ROOMS = {
  bookshop: {
    walls: [
      [0.62, 0.06, 150],
      [0.5, 0.06, 45],
      [0.52, 0.06, 245],
      [0.56, 0.08, 20],
    ],
    floor: WOOD,
    pattern: 'planks',
    window: [0.38, 0.1, 0.24, 0.36],
    furniture: [
      bookcase(-0.02, 0.34, 0.05, FLOOR + 0.03),
      bookcase(0.66, 1.02, 0.05, FLOOR + 0.03),
      rug(0.5, 0.9, 0.34),
      counter(0.36, 0.64, 0.56, FLOOR + 0.02, DARK_WOOD, WOOD),
    ],
    things: [
      thing('books', 0.41, 0.57, 0.12),
      thing('open-book', 0.51, 0.565, 0.09),
      thing('books', 0.6, 0.57, 0.1),
      thing('books', 0.07, 0.82, 0.14),
      thing('potted-plant', 0.94, 0.83, 0.22),
    ],
    lamps: [0.34, 0.66],
  },
  bakery: {
    walls: [CREAM, BLUSH, SAGE, SKY],
    floor: [0.78, 0.03, 70],
    pattern: 'tiles',
    window: null,
    furniture: [
      board(0.06, 0.1, 0.3, 0.34, [0.3, 0.02, 160], 'menu'),
      shelf(0.36, 0.98, 0.24, WOOD),
      shelf(0.36, 0.98, 0.4, WOOD),
      counter(-0.04, 1.04, 0.55, FLOOR + 0.06, WOOD, MARBLE),
    ],
    things: [
      ...row(['bread', 'baguette-bread', 'bread', 'pretzel', 'bread'], [0.37, 0.97], 0.24, 0.12),
      ...row(['bagel', 'croissant', 'bread', 'croissant', 'bagel'], [0.37, 0.97], 0.4, 0.11),
      ...row(
        ['croissant', 'cupcake', 'shortcake', 'doughnut', 'pie', 'cupcake', 'croissant'],
        [0.02, 0.98],
        0.555,
        0.11,
      ),
    ],
    lamps: [0.2, 0.5, 0.8],
  },
  restaurant: {
    walls: [
      [0.5, 0.08, 25],
      [0.46, 0.06, 160],
      [0.44, 0.06, 255],
      [0.54, 0.07, 60],
    ],
    floor: DARK_WOOD,
    pattern: 'planks',
    window: [0.34, 0.12, 0.32, 0.36],
    furniture: [
      shelf(0.03, 0.28, 0.34, DARK_WOOD),
      shelf(0.72, 0.97, 0.34, DARK_WOOD),
      tables(0.5, 0.76, 0.26),
      tables(0.14, 0.86, 0.34),
      tables(0.86, 0.86, 0.34),
    ],
    things: [
      ...row(['bottle-with-popping-cork', 'wine-glass', 'potted-plant'], [0.03, 0.28], 0.34, 0.12),
      ...row(['potted-plant', 'wine-glass', 'bottle-with-popping-cork'], [0.72, 0.97], 0.34, 0.12),
      thing('wine-glass', 0.45, 0.66, 0.08),
      thing('candle', 0.5, 0.66, 0.08),
      thing('wine-glass', 0.55, 0.66, 0.08),
      thing('wine-glass', 0.05, 0.76, 0.13),
      thing('candle', 0.13, 0.76, 0.11),
      thing('spaghetti', 0.22, 0.765, 0.13),
      thing('pizza', 0.78, 0.765, 0.13),
      thing('candle', 0.87, 0.76, 0.11),
      thing('wine-glass', 0.95, 0.76, 0.13),
    ],
    lamps: [0.14, 0.5, 0.86],
  },
  florist: {
    walls: [[0.9, 0.03, 150], BLUSH, CREAM, SKY],
    floor: [0.72, 0.03, 70],
    pattern: 'tiles',
    window: [0.36, 0.1, 0.28, 0.34],
    furniture: [
      shelf(0.02, 0.32, 0.26, WOOD),
      shelf(0.68, 0.98, 0.26, WOOD),
      shelf(0.02, 0.32, 0.44, WOOD),
      shelf(0.68, 0.98, 0.44, WOOD),
      counter(-0.04, 1.04, 0.58, FLOOR + 0.03, SAGE, WOOD),
    ],
    things: [
      ...row(['potted-plant', 'hyacinth', 'cactus'], [0.02, 0.32], 0.26, 0.12),
      ...row(['tulip', 'potted-plant', 'rose'], [0.68, 0.98], 0.26, 0.12),
      ...row(['rose', 'sunflower', 'tulip'], [0.02, 0.32], 0.44, 0.12),
      ...row(['hibiscus', 'hyacinth', 'sunflower'], [0.68, 0.98], 0.44, 0.12),
      ...row(
        ['bouquet', 'tulip', 'rose', 'bouquet', 'sunflower', 'tulip', 'bouquet'],
        [0, 1],
        0.585,
        0.15,
      ),
    ],
    lamps: [0.3, 0.7],
  },
  supermarket: {
    walls: [WHITE, [0.9, 0.03, 150], [0.9, 0.03, 240], [0.92, 0.03, 90]],
    floor: [0.86, 0.012, 240],
    pattern: 'tiles',
    window: null,
    furniture: [0.18, 0.34, 0.5, 0.66].flatMap((y) => [
      shelf(-0.02, 0.48, y, STEEL),
      shelf(0.52, 1.02, y, STEEL),
    ]),
    things: [
      ...row(['jar', 'canned-food', 'honey-pot', 'canned-food'], [0, 0.48], 0.18, 0.1),
      ...row(['glass-of-milk', 'cheese-wedge', 'butter', 'egg'], [0.52, 1], 0.18, 0.1),
      ...row(['red-apple', 'tangerine', 'lemon', 'grapes'], [0, 0.48], 0.34, 0.1),
      ...row(['bread', 'baguette-bread', 'croissant', 'cookie'], [0.52, 1], 0.34, 0.1),
      ...row(['tomato', 'carrot', 'broccoli', 'eggplant'], [0, 0.48], 0.5, 0.11),
      ...row(['lotion-bottle', 'soap', 'roll-of-paper', 'sponge'], [0.52, 1], 0.5, 0.11),
      ...row(['bread', 'baguette-bread', 'bread', 'croissant'], [0, 0.48], 0.66, 0.12),
      ...row(
        ['bottle-with-popping-cork', 'cup-with-straw', 'glass-of-milk', 'jar'],
        [0.52, 1],
        0.66,
        0.12,
      ),
      thing('shopping-cart', 0.1, 0.88, 0.3),
    ],
    lamps: [0.25, 0.5, 0.75],
  },
  laundry: {
    walls: [
      [0.86, 0.05, 195],
      [0.88, 0.05, 20],
      [0.88, 0.05, 150],
      [0.88, 0.05, 85],
    ],
    floor: [0.84, 0.02, 220],
    pattern: 'tiles',
    window: null,
    furniture: [tiling(0.34, FLOOR), shelf(0.06, 0.94, 0.26, WHITE)],
    things: [
      ...row(
        ['@basket', 'lotion-bottle', 'soap', 'lotion-bottle', '@basket'],
        [0.08, 0.92],
        0.26,
        0.11,
      ),
      ...row(['@washer', '@washer', '@washer', '@washer'], [0, 1], FLOOR + 0.03, 0.27),
    ],
    lamps: [0.25, 0.75],
  },
  airport: {
    walls: [WHITE, [0.9, 0.02, 240], [0.92, 0.02, 90], [0.9, 0.02, 180]],
    floor: [0.82, 0.01, 240],
    pattern: 'tiles',
    window: [0.05, 0.1, 0.9, 0.42],
    furniture: [seats(0.02, 0.26, TEAL), seats(0.74, 0.98, TEAL)],
    things: [thing('airplane', 0.5, 0.42, 0.34), thing('luggage', 0.32, 0.78, 0.14)],
    lamps: [0.15, 0.85],
  },
} as const satisfies Readonly<Record<string, Interior>>;

/**
 * A shop with shelves full of what the prompt says that it sells.
 * @returns null where the prompt names no wares, or those of a boutique
 */
export function stockedShop(plan: ScenePlan): Interior | null {
  const wares = waresNamed(plan);
  if (wares === null) return null;
  const from = (start: number): readonly string[] =>
    Array.from({ length: 4 }, (_, i) => wares[(start + i) % wares.length] ?? '');
  const levels = [0.24, 0.42];
  return {
    walls: [BLUSH, CREAM, SAGE, SKY],
    floor: [0.72, 0.05, 65],
    pattern: 'planks',
    window: [0.4, 0.1, 0.2, 0.32],
    furniture: [
      ...levels.flatMap((y) => [shelf(0.02, 0.36, y, WOOD), shelf(0.64, 0.98, y, WOOD)]),
      counter(-0.04, 1.04, 0.58, FLOOR + 0.04, TEAL, WOOD),
    ],
    things: [
      ...levels.flatMap((y, i) => row(from(i), [0.02, 0.36], y, 0.11)),
      ...levels.flatMap((y, i) => row(from(i + 2), [0.64, 0.98], y, 0.11)),
      ...row([...from(0), ...from(1).slice(0, 2)], [0.02, 0.98], 0.585, 0.14),
    ],
    lamps: [0.2, 0.5, 0.8],
  };
}
