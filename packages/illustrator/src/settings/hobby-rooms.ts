import type { Colour } from '../math/colour.ts';
import { FURNISH } from './furnishing.ts';
import {
  CREAM,
  DARK_WOOD,
  FLOOR,
  type Interior,
  row,
  SAGE,
  thing,
  WHITE,
  WOOD,
} from './room-plan.ts';
import {
  arcadeCabinets,
  bottles,
  cockpit,
  foam,
  hangingScroll,
  mixingDesk,
  neon,
  posts,
  screens,
  slopes,
  stools,
} from './snug-fittings.ts';

const { counter, painting, rug, shelf } = FURNISH;

const STRAW: Colour = [0.78, 0.07, 105];
const PINK: Colour = [0.72, 0.22, 350];
const CYAN: Colour = [0.82, 0.14, 205];
const DUSK: readonly [Colour, Colour, Colour, Colour] = [
  [0.3, 0.05, 290],
  [0.28, 0.05, 260],
  [0.3, 0.05, 330],
  [0.28, 0.04, 200],
];

/** Rooms for music, games, arts and magic. */
export const HOBBY_ROOMS = {
  dojo: {
    walls: [CREAM, [0.88, 0.03, 100], [0.86, 0.03, 60], SAGE],
    floor: STRAW,
    pattern: 'mats',
    window: null,
    furniture: [
      screens(0.02, 0.34, 0.16, FLOOR),
      screens(0.66, 0.98, 0.16, FLOOR),
      hangingScroll(0.5, 0.2),
      posts([0, 0.37, 0.63, 1], 0.1, FLOOR, [0.44, 0.07, 50]),
    ],
    things: [],
    lamps: [0.18, 0.82],
  },
  musicstudio: {
    walls: DUSK,
    floor: DARK_WOOD,
    pattern: 'planks',
    window: null,
    furniture: [
      foam(0.04, 0.1, 0.36, 0.42),
      foam(0.64, 0.1, 0.96, 0.42),
      neon(
        [
          [0.42, 0.3],
          [0.455, 0.3],
          [0.475, 0.2],
          [0.5, 0.4],
          [0.525, 0.24],
          [0.545, 0.3],
          [0.58, 0.3],
        ],
        PINK,
      ),
      mixingDesk(0.26, 0.74, 0.56),
      rug(0.5, 0.9, 0.36),
    ],
    things: [
      thing('guitar', 0.12, 0.78, 0.3),
      thing('studio-microphone', 0.88, 0.78, 0.26),
      thing('headphone', 0.5, 0.575, 0.1),
      thing('desktop-computer', 0.36, 0.57, 0.14),
      thing('desktop-computer', 0.64, 0.57, 0.14),
    ],
    lamps: [0.2, 0.8],
  },
  bar: {
    walls: [
      [0.34, 0.05, 40],
      [0.32, 0.05, 160],
      [0.32, 0.06, 260],
      [0.34, 0.07, 15],
    ],
    floor: DARK_WOOD,
    pattern: 'planks',
    window: null,
    furniture: [
      bottles(0.12, 0.88, [0.26, 0.42]),
      counter(-0.04, 1.04, 0.55, FLOOR + 0.05, DARK_WOOD, WOOD),
      stools([0.14, 0.38, 0.62, 0.86], [0.5, 0.16, 25]),
    ],
    things: [
      ...row(
        ['cocktail-glass', 'tropical-drink', 'beer-mug', 'wine-glass', 'cocktail-glass'],
        [0.06, 0.94],
        0.56,
        0.1,
      ),
      thing('potted-plant', 0.05, 0.555, 0.13),
    ],
    lamps: [0.2, 0.5, 0.8],
  },
  arcade: {
    walls: DUSK,
    floor: [0.28, 0.08, 300],
    pattern: 'tiles',
    window: null,
    furniture: [
      neon(
        [
          [0.06, 0.2],
          [0.34, 0.12],
          [0.66, 0.12],
          [0.94, 0.2],
        ],
        CYAN,
      ),
      neon(
        [
          [0.06, 0.16],
          [0.34, 0.08],
          [0.66, 0.08],
          [0.94, 0.16],
        ],
        PINK,
      ),
      arcadeCabinets([0.1, 0.3, 0.5, 0.7, 0.9]),
    ],
    things: [],
    lamps: [],
    glows: [
      { x: 0.1, y: 0.42, colour: CYAN },
      { x: 0.3, y: 0.42, colour: PINK },
      { x: 0.5, y: 0.42, colour: CYAN },
      { x: 0.7, y: 0.42, colour: PINK },
      { x: 0.9, y: 0.42, colour: CYAN },
    ],
  },
  bowling: {
    walls: DUSK,
    floor: [0.74, 0.1, 70],
    pattern: 'planks',
    window: null,
    furniture: [
      neon(
        [
          [0.04, 0.2],
          [0.96, 0.2],
        ],
        CYAN,
      ),
      neon(
        [
          [0.04, 0.25],
          [0.96, 0.25],
        ],
        PINK,
      ),
      counter(-0.04, 1.04, 0.36, 0.5, [0.3, 0.09, 290], [0.5, 0.14, 290]),
    ],
    things: [...row(['bowling', 'bowling', 'bowling', 'bowling'], [0.02, 0.98], 0.745, 0.22)],
    lamps: [0.25, 0.75],
  },
  attic: {
    walls: [
      [0.6, 0.07, 60],
      [0.58, 0.06, 45],
      [0.6, 0.05, 80],
      [0.56, 0.06, 40],
    ],
    floor: WOOD,
    pattern: 'planks',
    window: [0.37, 0.18, 0.26, 0.3],
    furniture: [slopes([0.44, 0.07, 48]), rug(0.5, 0.9, 0.34)],
    things: [
      thing('@chest', 0.18, 0.78, 0.26),
      thing('books', 0.33, 0.75, 0.13),
      thing('package', 0.8, 0.78, 0.22),
      thing('package', 0.92, 0.8, 0.17),
      thing('teddy-bear', 0.67, 0.76, 0.15),
      thing('spider-web', 0.86, 0.33, 0.14),
    ],
    lamps: [0.36],
  },
  cockpit: {
    walls: [
      [0.3, 0.03, 255],
      [0.3, 0.03, 280],
      [0.3, 0.03, 220],
      [0.32, 0.03, 300],
    ],
    floor: [0.3, 0.02, 260],
    pattern: 'plain',
    window: [-0.05, -0.02, 1.1, 0.64],
    view: 'space',
    isOpen: true,
    furniture: [cockpit()],
    things: [],
    lamps: [],
    glows: [
      { x: 0.12, y: 0.6, colour: CYAN },
      { x: 0.42, y: 0.6, colour: [0.8, 0.16, 150] },
      { x: 0.56, y: 0.6, colour: CYAN },
      { x: 0.84, y: 0.6, colour: [0.8, 0.15, 60] },
    ],
  },
  atelier: {
    walls: [WHITE, CREAM, SAGE, [0.88, 0.02, 250]],
    floor: WOOD,
    pattern: 'planks',
    window: [0.34, 0.08, 0.32, 0.46],
    furniture: [
      painting(0.05, 0.14, 0.26, 0.38),
      painting(0.76, 0.12, 0.96, 0.42),
      shelf(0.05, 0.28, 0.52, WOOD),
    ],
    things: [
      thing('@jar', 0.1, 0.52, 0.1),
      thing('paintbrush', 0.18, 0.52, 0.1),
      thing('artist-palette', 0.25, 0.52, 0.1),
      thing('@easel', 0.16, 0.84, 0.42),
      thing('@easel', 0.84, 0.84, 0.42),
    ],
    lamps: [0.5],
  },
  potions: {
    walls: [
      [0.38, 0.06, 300],
      [0.36, 0.05, 150],
      [0.36, 0.06, 260],
      [0.38, 0.06, 45],
    ],
    floor: DARK_WOOD,
    pattern: 'planks',
    window: [0.42, 0.1, 0.16, 0.34],
    view: 'forest',
    furniture: [
      shelf(0.02, 0.36, 0.26, DARK_WOOD),
      shelf(0.64, 0.98, 0.26, DARK_WOOD),
      shelf(0.02, 0.36, 0.44, DARK_WOOD),
      shelf(0.64, 0.98, 0.44, DARK_WOOD),
      counter(-0.04, 0.36, 0.58, FLOOR + 0.04, DARK_WOOD, WOOD),
      rug(0.5, 0.9, 0.34),
    ],
    things: [
      ...row(['alembic', 'test-tube', 'jar', 'alembic'], [0.02, 0.36], 0.26, 0.1),
      ...row(['books', 'skull', 'candle', 'alembic'], [0.64, 0.98], 0.26, 0.1),
      ...row(['candle', 'mushroom', 'books', 'test-tube'], [0.02, 0.36], 0.44, 0.1),
      ...row(['jar', 'alembic', 'scroll', 'herb'], [0.64, 0.98], 0.44, 0.1),
      thing('crystal-ball', 0.1, 0.59, 0.13),
      thing('open-book', 0.26, 0.585, 0.12),
      thing('@cauldron', 0.82, 0.82, 0.32),
    ],
    lamps: [0.3, 0.7],
  },
} as const satisfies Readonly<Record<string, Interior>>;
