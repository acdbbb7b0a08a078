import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import { columns, glazing, painting, rack, runner, seats, shutter, tiling } from './fittings.ts';
import { box, type Furnish, INK, type Place, shadowBelow } from './furniture-box.ts';

const CHALK: Colour = [0.96, 0.01, 100];

const counter =
  (x0: number, x1: number, top: number, bottom: number, front: Colour, plate: Colour): Furnish =>
  (place) => {
    box(place, [x0, top, x1, bottom], front, 4);
    const doors = Math.max(2, Math.round((x1 - x0) * 7));
    for (let i = 0; i < doors; i++) {
      const left = x0 + ((x1 - x0) * i) / doors;
      const right = x0 + ((x1 - x0) * (i + 1)) / doors;
      box(place, [left + 0.008, top + 0.045, right - 0.008, bottom - 0.02], shift(front, 0.04));
      box(place, [right - 0.026, top + 0.09, right - 0.018, top + 0.13], shift(front, -0.2), 2);
    }
    box(place, [x0 - 0.01, top - 0.006, x1 + 0.01, top + 0.026], plate, 5);
    shadowBelow(place, [x0, top + 0.026, x1]);
  };

const cabinets =
  (x0: number, x1: number, top: number, bottom: number, colour: Colour): Furnish =>
  (place) => {
    const doors = 3;
    for (let i = 0; i < doors; i++) {
      const left = x0 + ((x1 - x0) * i) / doors;
      const right = x0 + ((x1 - x0) * (i + 1)) / doors;
      box(place, [left + 0.003, top, right - 0.003, bottom], colour);
      box(place, [left + 0.02, top + 0.025, right - 0.02, bottom - 0.025], shift(colour, -0.03));
      box(place, [right - 0.018, bottom - 0.07, right - 0.011, bottom - 0.03], INK, 2);
    }
    shadowBelow(place, [x0, bottom, x1]);
  };

const shelf =
  (x0: number, x1: number, y: number, colour: Colour): Furnish =>
  (place) => {
    box(place, [x0, y - 0.004, x1, y + 0.016], colour, 4);
    shadowBelow(place, [x0, y + 0.016, x1]);
    for (const x of [x0 + 0.025, x1 - 0.035]) {
      box(place, [x, y + 0.016, x + 0.01, y + 0.05], shift(colour, -0.12), 2);
    }
  };

type Writing = 'menu' | 'sums' | 'chart' | 'bolt';

/** A board that somebody writes on or points at is the one of the classroom. */
const hasOwnBoard = ({ stage }: Place): boolean =>
  stage.plan.subjects.some(({ glyph }) => /^@(?:black|white)board$/.test(glyph));

const board =
  (x0: number, y0: number, x1: number, y1: number, fill: Colour, writing: Writing): Furnish =>
  (place) => {
    if (writing === 'sums' && hasOwnBoard(place)) return;
    box(place, [x0 - 0.012, y0 - 0.012, x1 + 0.012, y1 + 0.012], [0.52, 0.08, 55], 8);
    box(place, [x0, y0, x1, y1], fill, 3);
    write(place, [x0, y0, x1, y1], writing);
  };

function write(
  { context, stage, random }: Place,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  writing: Writing,
): void {
  const { width, height, unit } = stage;
  const at = (tx: number, ty: number): readonly [number, number] => [
    (x0 + (x1 - x0) * tx) * width,
    (y0 + (y1 - y0) * ty) * height,
  ];
  context.strokeStyle = css(writing === 'chart' ? [0.45, 0.12, 255] : CHALK, 0.85);
  context.lineWidth = 5 * unit;
  context.lineCap = 'round';
  const line = (...points: readonly (readonly [number, number])[]): void => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(...at(x, y));
    context.stroke();
  };
  if (writing === 'menu') {
    line([0.3, 0.14], [0.7, 0.14]);
    for (let row = 0; row < 5; row++) {
      const y = 0.32 + row * 0.13;
      line([0.1, y], [0.4 + 0.2 * random(), y]);
      line([0.82, y], [0.9, y]);
    }
  } else if (writing === 'sums') {
    // The words of the prompt stand there.
    if (stage.plan.caption !== null) return;
    context.fillStyle = css(CHALK, 0.88);
    context.font = `${Math.round(0.22 * (y1 - y0) * height)}px Fredoka, sans-serif`;
    context.fillText('2 + 3 = 5', ...at(0.07, 0.34));
    context.fillText('A B C', ...at(0.07, 0.72));
    line([0.62, 0.8], [0.77, 0.36], [0.92, 0.8], [0.62, 0.8]);
  } else if (writing === 'chart') {
    line([0.12, 0.14], [0.12, 0.86], [0.9, 0.86]);
    context.strokeStyle = css([0.6, 0.17, 150]);
    line([0.18, 0.76], [0.38, 0.5], [0.56, 0.62], [0.84, 0.24]);
  } else {
    context.fillStyle = css([0.95, 0.12, 95]);
    fillPolygon(
      context,
      [
        [0.56, 0.1],
        [0.3, 0.56],
        [0.48, 0.56],
        [0.4, 0.92],
        [0.7, 0.42],
        [0.52, 0.42],
      ].map(([x = 0, y = 0]) => at(x, y)),
    );
  }
}

const pictures =
  (x: number, y: number, count: number): Furnish =>
  (place) => {
    const { context, stage, random } = place;
    for (let i = 0; i < count; i++) {
      const left = x + i * 0.12;
      const top = y + (i % 2) * 0.05;
      const hue = random() * 360;
      box(place, [left, top, left + 0.1, top + 0.14], [0.5, 0.07, 55], 3);
      box(place, [left + 0.008, top + 0.009, left + 0.092, top + 0.131], [0.9, 0.06, hue], 1);
      context.fillStyle = css([0.66, 0.12, hue + 60]);
      const { width, height } = stage;
      fillPolygon(context, [
        [(left + 0.008) * width, (top + 0.131) * height],
        [(left + 0.045) * width, (top + 0.06) * height],
        [(left + 0.092) * width, (top + 0.131) * height],
      ]);
    }
  };

const rug =
  (x: number, y: number, reach: number): Furnish =>
  ({ context, stage, random }) => {
    const { width, height } = stage;
    const hue = random() * 360;
    for (const [share, colour] of [
      [1, [0.58, 0.12, hue]],
      [0.88, [0.85, 0.05, hue]],
      [0.78, [0.64, 0.12, hue]],
      [0.5, [0.82, 0.07, hue + 40]],
    ] as const) {
      context.fillStyle = css(colour);
      context.beginPath();
      context.ellipse(
        x * width,
        y * height,
        reach * share * width,
        0.075 * share * height,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  };

const tables =
  (x: number, bottom: number, across: number): Furnish =>
  (place) => {
    const top = bottom - 0.1;
    box(place, [x - 0.012, top, x + 0.012, bottom], INK, 2);
    box(place, [x - 0.06, bottom - 0.012, x + 0.06, bottom], INK, 6);
    box(place, [x - across / 2, top - 0.008, x + across / 2, top + 0.014], [0.6, 0.09, 55], 6);
  };

/** A desk with a screen. */
const screen =
  (x0: number, x1: number, top: number, colour: Colour): Furnish =>
  (place) => {
    const middle = (x0 + x1) / 2;
    for (const x of [x0 + 0.015, x1 - 0.03]) {
      box(place, [x, top, x + 0.015, 0.73], shift(colour, -0.15), 2);
    }
    box(place, [middle - 0.012, top - 0.05, middle + 0.012, top], INK, 2);
    box(place, [middle - 0.085, top - 0.165, middle + 0.085, top - 0.03], [0.26, 0.02, 270], 8);
    box(place, [middle - 0.075, top - 0.152, middle + 0.075, top - 0.045], [0.72, 0.1, 230], 3);
    box(place, [middle - 0.06, top - 0.13, middle + 0.02, top - 0.118], CHALK, 2);
    box(place, [middle - 0.06, top - 0.1, middle + 0.05, top - 0.09], CHALK, 2);
    box(place, [x0, top, x1, top + 0.022], colour, 5);
  };

const mirror =
  (x0: number, y0: number, x1: number, y1: number): Furnish =>
  (place) => {
    const { context, stage } = place;
    const { width, height } = stage;
    box(place, [x0 - 0.008, y0 - 0.008, x1 + 0.008, y1 + 0.008], [0.4, 0.02, 260], 4);
    box(place, [x0, y0, x1, y1], [0.84, 0.03, 225], 2);
    context.fillStyle = css([0.97, 0.01, 220], 0.5);
    for (const at of [0.2, 0.34]) {
      const left = x0 + (x1 - x0) * at;
      const wide = (x1 - x0) * 0.08;
      fillPolygon(context, [
        [(left + 0.06) * width, y0 * height],
        [(left + 0.06 + wide) * width, y0 * height],
        [(left + wide) * width, y1 * height],
        [left * width, y1 * height],
      ]);
    }
  };

/** Dumbbells on a rack. */
const weights =
  (x0: number, x1: number, top: number): Furnish =>
  (place) => {
    for (const row of [0, 1]) {
      const y = top + row * 0.065;
      box(place, [x0, y, x1, y + 0.014], INK, 3);
      for (let x = x0 + 0.03; x < x1 - 0.05; x += 0.085) {
        const colour: Colour = row ? [0.35, 0.02, 270] : [0.55, 0.17, 30];
        box(place, [x, y - 0.026, x + 0.056, y - 0.016], [0.75, 0.01, 260], 2);
        box(place, [x, y - 0.042, x + 0.016, y], colour, 4);
        box(place, [x + 0.04, y - 0.042, x + 0.056, y], colour, 4);
      }
    }
    for (const x of [x0, x1 - 0.014]) box(place, [x, top, x + 0.014, 0.74], INK, 2);
  };

const punchbag =
  (x: number): Furnish =>
  (place) => {
    // The plan has a punching bag of its own.
    if (place.stage.plan.subjects.some(({ glyph }) => glyph === '@punchingbag')) return;
    box(place, [x - 0.003, -0.05, x + 0.003, 0.38], [0.6, 0.01, 260], 1);
    box(place, [x - 0.055, 0.38, x + 0.055, 0.68], [0.48, 0.17, 27], 22);
    box(place, [x - 0.055, 0.43, x + 0.055, 0.45], INK, 1);
  };

const clothesRail =
  (x0: number, x1: number, y: number): Furnish =>
  (place) => {
    const { context, stage, random } = place;
    const { width, height } = stage;
    for (const x of [x0, x1 - 0.01]) box(place, [x, y, x + 0.01, 0.73], [0.5, 0.02, 260], 2);
    box(place, [x0, y, x1, y + 0.012], [0.55, 0.02, 260], 4);
    for (let x = x0 + 0.035; x < x1 - 0.04; x += 0.052) {
      const colour: Colour = [0.6 + 0.2 * random(), 0.12, random() * 360];
      const long = y + 0.2 + 0.12 * random();
      context.fillStyle = verticalGradient(context, y * height, long * height, [
        [0, shift(colour, 0.05)],
        [1, shift(colour, -0.06)],
      ]);
      fillPolygon(
        context,
        [
          [x, y + 0.02],
          [x + 0.03, y + 0.05],
          [x + 0.036, long],
          [x - 0.036, long],
          [x - 0.03, y + 0.05],
        ].map(([px = 0, py = 0]) => [px * width, py * height] as const),
      );
    }
  };

const bookcase =
  (x0: number, x1: number, top: number, bottom: number): Furnish =>
  (place) => {
    const { random } = place;
    const wood: Colour = [0.44, 0.07, 45];
    box(place, [x0, top, x1, bottom], wood, 4);
    const rows = 5;
    for (let row = 0; row < rows; row++) {
      const y1 = top + ((bottom - top) * (row + 0.92)) / rows;
      const y0 = top + ((bottom - top) * (row + 0.1)) / rows;
      box(place, [x0 + 0.012, y0, x1 - 0.012, y1], shift(wood, -0.16), 1);
      for (let x = x0 + 0.016; x < x1 - 0.03;) {
        const wide = 0.011 + 0.014 * random();
        if (random() < 0.9) {
          const tall = (y1 - y0) * (0.6 + 0.35 * random());
          box(place, [x, y1 - tall, x + wide, y1], [0.5 + 0.25 * random(), 0.1, random() * 360], 1);
        }
        x += wide + 0.002;
      }
    }
  };

export const FURNISH = {
  columns,
  glazing,
  painting,
  rack,
  runner,
  seats,
  shutter,
  tiling,
  board,
  bookcase,
  cabinets,
  clothesRail,
  counter,
  mirror,
  pictures,
  punchbag,
  rug,
  screen,
  shelf,
  tables,
  weights,
} as const;
