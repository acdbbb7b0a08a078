import type { Colour } from '../math/colour.ts';
import { FURNISH } from './furnishing.ts';
import { wholeBed } from './home-fittings.ts';
import {
  BLUSH,
  CREAM,
  DARK_WOOD,
  FLOOR,
  type Interior,
  SAGE,
  SKY,
  TEAL,
  thing,
  WHITE,
  WOOD,
} from './room-plan.ts';

const { board, columns, counter, mirror, pictures, rug, seats, shelf, tiling } = FURNISH;

const STEEL: Colour = [0.66, 0.02, 250];
const MARBLE: Colour = [0.94, 0.008, 80];

/** Rooms of work, travel and public life. */
export const PUBLIC_ROOMS = {
  bathroom: {
    walls: [
      [0.86, 0.04, 215],
      [0.88, 0.04, 160],
      [0.9, 0.03, 80],
      [0.86, 0.04, 10],
    ],
    floor: [0.82, 0.02, 220],
    pattern: 'tiles',
    window: [0.08, 0.12, 0.18, 0.26],
    furniture: [
      tiling(0.42, FLOOR),
      mirror(0.66, 0.14, 0.94, 0.42),
      counter(0.6, 1.02, 0.54, FLOOR + 0.03, WHITE, MARBLE),
      shelf(0.36, 0.56, 0.32, WOOD),
      rug(0.5, 0.9, 0.3),
    ],
    things: [
      thing('lotion-bottle', 0.42, 0.32, 0.09),
      thing('potted-plant', 0.51, 0.32, 0.1),
      thing('soap', 0.68, 0.545, 0.06),
      thing('toothbrush', 0.9, 0.545, 0.08),
      thing('bathtub', 0.16, 0.8, 0.36),
    ],
    lamps: [0.46],
  },
  garage: {
    walls: [
      [0.72, 0.02, 250],
      [0.74, 0.03, 80],
      [0.7, 0.03, 160],
      [0.72, 0.03, 20],
    ],
    floor: [0.56, 0.01, 260],
    pattern: 'plain',
    window: null,
    furniture: [
      FURNISH.shutter(0.3, 0.1, 0.72, FLOOR),
      shelf(0.02, 0.26, 0.24, STEEL),
      shelf(0.02, 0.26, 0.42, STEEL),
      counter(0.76, 1.03, 0.54, FLOOR + 0.04, [0.5, 0.16, 28], STEEL),
    ],
    things: [
      thing('wheel', 0.08, 0.24, 0.11),
      thing('wheel', 0.2, 0.24, 0.11),
      thing('toolbox', 0.09, 0.42, 0.11),
      thing('wrench', 0.2, 0.42, 0.1),
      thing('hammer', 0.83, 0.36, 0.1),
      thing('wrench', 0.92, 0.36, 0.1),
      thing('toolbox', 0.88, 0.545, 0.13),
    ],
    lamps: [0.3, 0.72],
  },
  museum: {
    walls: [MARBLE, [0.82, 0.03, 30], [0.8, 0.03, 160], [0.8, 0.03, 250]],
    floor: WOOD,
    pattern: 'planks',
    window: null,
    furniture: [
      FURNISH.painting(0.07, 0.16, 0.3, 0.46),
      FURNISH.painting(0.38, 0.12, 0.62, 0.42),
      FURNISH.painting(0.7, 0.16, 0.93, 0.46),
    ],
    things: [thing('amphora', 0.12, 0.78, 0.2), thing('@statue', 0.9, 0.8, 0.3)],
    lamps: [0.19, 0.5, 0.81],
  },
  greenhouse: {
    walls: [
      [0.86, 0.04, 160],
      [0.86, 0.04, 140],
      [0.86, 0.04, 200],
      [0.88, 0.04, 110],
    ],
    floor: [0.6, 0.06, 70],
    pattern: 'tiles',
    window: null,
    furniture: [
      FURNISH.glazing(),
      counter(-0.04, 0.3, 0.57, FLOOR + 0.04, WOOD, WOOD),
      counter(0.7, 1.04, 0.57, FLOOR + 0.04, WOOD, WOOD),
    ],
    things: [
      thing('potted-plant', 0.06, 0.575, 0.16),
      thing('tulip', 0.16, 0.575, 0.12),
      thing('seedling', 0.25, 0.575, 0.11),
      thing('cactus', 0.77, 0.575, 0.13),
      thing('hibiscus', 0.86, 0.575, 0.11),
      thing('potted-plant', 0.95, 0.575, 0.17),
      thing('sunflower', 0.36, 0.76, 0.2),
      thing('potted-plant', 0.64, 0.76, 0.18),
    ],
    lamps: [0.5],
  },
  train: {
    walls: [
      [0.82, 0.03, 230],
      [0.84, 0.03, 90],
      [0.82, 0.03, 160],
      [0.84, 0.03, 20],
    ],
    floor: [0.46, 0.02, 255],
    pattern: 'plain',
    view: 'hills',
    window: [0.08, 0.14, 0.84, 0.34],
    furniture: [
      FURNISH.rack(0, 1, 0.08),
      seats(0.02, 0.3, [0.48, 0.13, 255]),
      seats(0.7, 0.98, [0.48, 0.13, 255]),
    ],
    things: [],
    lamps: [],
  },
  hospital: {
    walls: [
      [0.9, 0.03, 200],
      [0.92, 0.02, 160],
      [0.92, 0.02, 90],
      [0.9, 0.03, 240],
    ],
    floor: [0.82, 0.02, 200],
    pattern: 'tiles',
    window: [0.36, 0.12, 0.28, 0.32],
    furniture: [
      wholeBed(0.55, 0.99, 0.76, [0.78, 0.06, 200], [0.7, 0.02, 230]),
      counter(-0.04, 0.26, 0.55, FLOOR + 0.03, WHITE, STEEL),
      board(0.74, 0.14, 0.94, 0.34, WHITE, 'chart'),
    ],
    things: [
      thing('lotion-bottle', 0.05, 0.555, 0.1),
      thing('stethoscope', 0.16, 0.555, 0.1),
      thing('syringe', 0.1, 0.36, 0.08),
    ],
    lamps: [0.3, 0.6],
  },
  salon: {
    walls: [BLUSH, CREAM, SAGE, SKY],
    floor: [0.78, 0.02, 60],
    pattern: 'tiles',
    window: null,
    furniture: [
      mirror(0.08, 0.14, 0.34, 0.5),
      mirror(0.62, 0.14, 0.88, 0.5),
      counter(0.02, 0.4, 0.56, FLOOR, DARK_WOOD, MARBLE),
      counter(0.56, 0.94, 0.56, FLOOR, DARK_WOOD, MARBLE),
    ],
    things: [
      thing('scissors', 0.12, 0.565, 0.08),
      thing('lotion-bottle', 0.24, 0.565, 0.09),
      thing('lotion-bottle', 0.66, 0.565, 0.09),
      thing('scissors', 0.8, 0.565, 0.08),
      thing('barber-pole', 0.97, 0.5, 0.2),
    ],
    lamps: [0.21, 0.75],
  },
  lab: {
    walls: [
      [0.9, 0.02, 220],
      [0.9, 0.02, 160],
      [0.88, 0.03, 280],
      [0.9, 0.02, 90],
    ],
    floor: [0.8, 0.01, 240],
    pattern: 'tiles',
    window: [0.38, 0.12, 0.26, 0.28],
    furniture: [
      shelf(0.02, 0.3, 0.3, STEEL),
      board(0.72, 0.12, 0.96, 0.36, WHITE, 'chart'),
      counter(-0.04, 0.34, 0.55, FLOOR + 0.04, WHITE, TEAL),
      counter(0.66, 1.04, 0.55, FLOOR + 0.04, WHITE, TEAL),
    ],
    things: [
      thing('test-tube', 0.08, 0.3, 0.1),
      thing('alembic', 0.22, 0.3, 0.11),
      thing('microscope', 0.08, 0.555, 0.14),
      thing('alembic', 0.24, 0.555, 0.12),
      thing('test-tube', 0.74, 0.555, 0.1),
      thing('petri-dish', 0.86, 0.555, 0.1),
    ],
    lamps: [0.3, 0.7],
  },
  hall: {
    walls: [MARBLE, [0.9, 0.03, 85], [0.88, 0.02, 250], [0.9, 0.03, 30]],
    floor: [0.88, 0.012, 80],
    pattern: 'tiles',
    window: [0.36, 0.1, 0.28, 0.46],
    furniture: [
      columns([0.08, 0.27, 0.73, 0.92], MARBLE),
      pictures(0.36, 0.16, 0),
      FURNISH.runner(0.36, 0.64, FLOOR, [0.5, 0.19, 25]),
    ],
    things: [],
    lamps: [0.175, 0.825],
  },
} as const satisfies Readonly<Record<string, Interior>>;
