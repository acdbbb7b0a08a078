import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import { FURNISH } from './furnishing.ts';
import { box, type Furnish, INK } from './furniture-box.ts';
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

const { board, clothesRail, counter, shelf } = FURNISH;

const STEEL: Colour = [0.6, 0.02, 250];
const BRICK: Colour = [0.46, 0.07, 40];

/** Planks that lean on the wall. */
const planks =
  (x0: number, x1: number, top: number): Furnish =>
  (place) => {
    const { random } = place;
    for (let x = x0; x < x1; x += 0.032) {
      const y = top + 0.16 * random();
      box(place, [x, y, x + 0.027, FLOOR + 0.03], shift(WOOD, 0.16 * random() - 0.04), 1);
    }
  };

/** Pipes along a wall, with a wheel to turn. */
const pipes =
  (ys: readonly number[]): Furnish =>
  (place) => {
    for (const [i, y] of ys.entries()) {
      const colour: Colour = i % 2 === 0 ? [0.5, 0.03, 240] : [0.5, 0.1, 45];
      box(place, [-0.05, y, 1.05, y + 0.032], colour, 2);
      box(place, [-0.05, y + 0.004, 1.05, y + 0.011], shift(colour, 0.14), 0);
      for (const x of [0.18 + i * 0.1, 0.58 + i * 0.12])
        box(place, [x, y - 0.008, x + 0.024, y + 0.04], shift(colour, -0.1), 2);
    }
  };

/** Tanks and boxes of machines with dials and lamps. */
const machines =
  (xs: readonly (readonly [x: number, wide: number, top: number])[]): Furnish =>
  (place) => {
    const { context, stage } = place;
    for (const [i, [x, wide, top]] of xs.entries()) {
      const colour: Colour = i % 2 === 0 ? [0.44, 0.06, 200] : [0.48, 0.03, 250];
      box(place, [x, top, x + wide, FLOOR + 0.05], colour, 6);
      box(place, [x + 0.015, top + 0.02, x + wide - 0.015, top + 0.11], shift(colour, -0.12), 3);
      for (let dial = 0; dial < 2; dial++) {
        const dialX = x + wide * (0.3 + dial * 0.4);
        context.fillStyle = css([0.93, 0.02, 90]);
        fillCircle(context, dialX * stage.width, (top + 0.065) * stage.height, 0.022 * stage.width);
        box(place, [dialX - 0.002, top + 0.05, dialX + 0.003, top + 0.067], INK, 0);
      }
      for (const [j, hue] of [28, 90, 150].entries()) {
        const lampX = x + wide * (0.24 + j * 0.22);
        box(place, [lampX, top + 0.14, lampX + 0.02, top + 0.16], [0.75, 0.17, hue], 3);
      }
    }
  };

/** A row of tall panes high in the wall. */
const highWindows =
  (y0: number, y1: number): Furnish =>
  (place) => {
    for (let i = 0; i < 4; i++) {
      const x = 0.04 + i * 0.24;
      box(place, [x, y0, x + 0.2, y1], [0.24, 0.02, 260], 2);
      for (let pane = 0; pane < 3; pane++)
        for (let line = 0; line < 2; line++) {
          const [left, top] = [x + 0.008 + pane * 0.064, y0 + 0.01 + (line * (y1 - y0 - 0.01)) / 2];
          box(place, [left, top, left + 0.056, top + (y1 - y0) / 2 - 0.014], [0.62, 0.05, 230], 1);
        }
    }
  };

/** A lamp on an arm, as dentists have it. */
const examLamp =
  (x: number, y: number): Furnish =>
  (place) => {
    box(place, [x - 0.006, -0.02, x + 0.006, y], [0.8, 0.01, 250], 1);
    box(place, [x - 0.09, y, x + 0.09, y + 0.05], [0.9, 0.01, 250], 12);
    box(place, [x - 0.07, y + 0.04, x + 0.07, y + 0.06], [0.97, 0.06, 95], 8);
  };

/** Rooms of trades: workshops, factories, practices. */
export const WORK_ROOMS = {
  workshop: {
    walls: [
      [0.62, 0.06, 65],
      [0.6, 0.05, 80],
      [0.6, 0.04, 150],
      [0.58, 0.05, 45],
    ],
    floor: [0.62, 0.07, 68],
    pattern: 'planks',
    window: [0.38, 0.1, 0.24, 0.3],
    furniture: [
      planks(0.86, 1.02, 0.2),
      shelf(0.03, 0.33, 0.26, DARK_WOOD),
      counter(-0.05, 0.34, 0.55, FLOOR + 0.03, WOOD, DARK_WOOD),
    ],
    things: [
      ...row(['hammer', 'carpentry-saw', 'screwdriver'], [0.03, 0.33], 0.26, 0.11),
      thing('toolbox', 0.1, 0.555, 0.14),
      thing('@paintbucket', 0.26, 0.555, 0.1),
      thing('wood', 0.78, 0.76, 0.18),
      thing('hammer', 0.71, 0.3, 0.1),
      thing('wrench', 0.79, 0.3, 0.1),
    ],
    lamps: [0.24, 0.74],
  },
  sewing: {
    walls: [CREAM, [0.86, 0.04, 20], [0.84, 0.04, 250], SAGE],
    floor: WOOD,
    pattern: 'planks',
    window: [0.4, 0.1, 0.22, 0.32],
    furniture: [
      shelf(0.03, 0.34, 0.24, WOOD),
      shelf(0.03, 0.34, 0.42, WOOD),
      clothesRail(0.68, 0.98, 0.3),
      counter(-0.05, 0.3, 0.57, FLOOR + 0.03, WOOD, DARK_WOOD),
    ],
    things: [
      ...row(['thread', 'yarn', 'thread', 'thread'], [0.03, 0.34], 0.24, 0.09),
      ...row(['thread', 'thread', 'yarn', 'thread'], [0.03, 0.34], 0.42, 0.09),
      thing('scissors', 0.08, 0.575, 0.1),
      thing('@sewingmachine', 0.21, 0.575, 0.14),
    ],
    lamps: [0.5],
  },
  pottery: {
    walls: [CREAM, [0.86, 0.04, 50], SAGE, WHITE],
    floor: [0.64, 0.07, 55],
    pattern: 'tiles',
    window: [0.38, 0.1, 0.24, 0.32],
    furniture: [
      shelf(0.03, 0.33, 0.24, WOOD),
      shelf(0.03, 0.33, 0.42, WOOD),
      shelf(0.67, 0.97, 0.24, WOOD),
      shelf(0.67, 0.97, 0.42, WOOD),
      counter(0.7, 1.05, 0.57, FLOOR + 0.03, WOOD, DARK_WOOD),
    ],
    things: [
      ...row(['amphora', '@claybowl', 'amphora'], [0.03, 0.33], 0.24, 0.11),
      ...row(['@claybowl', '@flowerpot', '@claybowl'], [0.03, 0.33], 0.42, 0.1),
      ...row(['@flowerpot', 'amphora', '@claybowl'], [0.67, 0.97], 0.24, 0.1),
      ...row(['@claybowl', 'amphora', '@flowerpot'], [0.67, 0.97], 0.42, 0.11),
      thing('@bucket', 0.82, 0.575, 0.12),
    ],
    lamps: [0.5],
  },
  factory: {
    walls: [[0.42, 0.03, 250], BRICK, [0.44, 0.03, 200], [0.42, 0.04, 60]],
    floor: [0.44, 0.015, 260],
    pattern: 'plain',
    window: null,
    furniture: [
      highWindows(0.08, 0.26),
      pipes([0.32, 0.385]),
      machines([
        [0.02, 0.2, 0.46],
        [0.25, 0.12, 0.54],
        [0.78, 0.2, 0.44],
      ]),
    ],
    things: [thing('gear', 0.7, 0.73, 0.13), thing('@barrel', 0.42, 0.74, 0.15)],
    lamps: [0.3, 0.7],
  },
  dentist: {
    walls: [[0.9, 0.03, 200], WHITE, [0.88, 0.04, 165], [0.9, 0.03, 240]],
    floor: [0.84, 0.02, 220],
    pattern: 'tiles',
    window: [0.06, 0.12, 0.2, 0.3],
    furniture: [
      board(0.36, 0.12, 0.56, 0.32, [0.96, 0.01, 230], 'chart'),
      examLamp(0.76, 0.16),
      counter(-0.05, 0.3, 0.57, FLOOR + 0.02, WHITE, STEEL),
    ],
    things: [
      thing('tooth', 0.46, 0.305, 0.15),
      thing('toothbrush', 0.06, 0.575, 0.1),
      thing('@dentalmirror', 0.15, 0.575, 0.1),
      thing('tooth', 0.24, 0.575, 0.09),
    ],
    lamps: [0.9],
  },
} as const satisfies Readonly<Record<string, Interior>>;
