import { type Colour, css, shift } from '../math/colour.ts';
import { box, type Furnish, INK, shadowBelow, shape } from './furniture-box.ts';

const PAPER: Colour = [0.95, 0.02, 90];
const FRAME: Colour = [0.4, 0.06, 48];

/** Sliding screens of paper with a lattice of wood. */
export const screens =
  (x0: number, x1: number, top: number, bottom: number): Furnish =>
  (place) => {
    box(place, [x0 - 0.012, top - 0.02, x1 + 0.012, bottom], FRAME, 1);
    const panels = Math.max(1, Math.round((x1 - x0) / 0.16));
    for (let i = 0; i < panels; i++) {
      const left = x0 + ((x1 - x0) * i) / panels + 0.006;
      const right = x0 + ((x1 - x0) * (i + 1)) / panels - 0.006;
      box(place, [left, top, right, bottom - 0.01], PAPER, 1);
      for (const t of [1 / 3, 2 / 3]) {
        const x = left + (right - left) * t;
        box(place, [x - 0.002, top, x + 0.002, bottom - 0.12], FRAME, 0);
      }
      for (let row = 1; row < 5; row++) {
        const y = top + ((bottom - 0.12 - top) * row) / 5;
        box(place, [left, y - 0.002, right, y + 0.002], FRAME, 0);
      }
      box(place, [left, bottom - 0.125, right, bottom - 0.01], shift(FRAME, 0.16), 1);
    }
  };

/** A painted scroll in its niche. */
export const hangingScroll =
  (x: number, top: number): Furnish =>
  (place) => {
    const { context, stage } = place;
    box(place, [x - 0.1, top - 0.06, x + 0.1, 0.7], [0.8, 0.04, 75], 1);
    box(place, [x - 0.05, top, x + 0.05, top + 0.36], PAPER, 1);
    for (const y of [top - 0.006, top + 0.354])
      box(place, [x - 0.06, y, x + 0.06, y + 0.014], FRAME, 3);
    context.strokeStyle = css([0.2, 0.01, 270]);
    context.lineWidth = 13 * stage.unit;
    context.beginPath();
    const radius = 0.026 * stage.width;
    context.arc(x * stage.width, (top + 0.16) * stage.height, radius, 0.4, Math.PI * 2 - 0.2);
    context.stroke();
  };

/** Posts and a beam of wood that frame what is outside, with eaves above. */
export const posts =
  (xs: readonly number[], top: number, bottom: number, wood: Colour): Furnish =>
  (place) => {
    box(place, [-0.1, -0.1, 1.1, top], shift(wood, -0.1), 0);
    box(place, [-0.1, top - 0.03, 1.1, top + 0.015], wood, 1);
    for (const x of xs) box(place, [x - 0.018, top, x + 0.018, bottom], wood, 1);
    box(place, [-0.1, bottom - 0.012, 1.1, bottom + 0.02], shift(wood, 0.05), 1);
  };

/** Balusters below a hand rail. */
export const railing =
  (top: number, bottom: number, colour: Colour): Furnish =>
  (place) => {
    for (let x = -0.03; x < 1.05; x += 0.045) {
      box(place, [x, top, x + 0.014, bottom], shift(colour, -0.04), 2);
    }
    box(place, [-0.1, top - 0.016, 1.1, top + 0.012], colour, 3);
    box(place, [-0.1, bottom - 0.016, 1.1, bottom], colour, 1);
  };

/** A seat with cushions below a window. */
export const windowSeat =
  (x0: number, x1: number, top: number, cloth: Colour): Furnish =>
  (place) => {
    box(place, [x0, top, x1, 0.73], [0.9, 0.02, 85], 3);
    for (const x of [x0 + 0.03, (x0 + x1) / 2 + 0.01]) {
      box(place, [x, top + 0.04, x + (x1 - x0) / 2 - 0.05, 0.7], [0.84, 0.025, 85], 3);
    }
    box(place, [x0 - 0.01, top - 0.035, x1 + 0.01, top + 0.012], cloth, 16);
    for (const [x, hue] of [
      [x0 + 0.02, 40],
      [x0 + 0.11, 350],
      [x1 - 0.13, 80],
    ] as const) {
      box(place, [x, top - 0.12, x + 0.11, top - 0.03], [0.76, 0.11, hue], 26);
    }
    shadowBelow(place, [x0, 0.73, x1]);
  };

/** The slopes of a roof over an attic, with a beam under the ridge. */
export const slopes =
  (wood: Colour): Furnish =>
  (place) => {
    for (const side of [0, 1]) {
      const at = (x: number): number => (side ? 1 - x : x);
      shape(
        place,
        [
          [at(-0.1), -0.1],
          [at(0.4), -0.1],
          [at(-0.02), 0.62],
          [at(-0.1), 0.62],
        ],
        shift(wood, -0.06),
      );
      for (const start of [0.06, 0.2, 0.34]) {
        shape(
          place,
          [
            [at(start), -0.1],
            [at(start + 0.025), -0.1],
            [at(start - 0.36), 0.62],
            [at(start - 0.385), 0.62],
          ],
          shift(wood, -0.14),
        );
      }
      shape(
        place,
        [
          [at(0.385), -0.1],
          [at(0.425), -0.1],
          [at(0.01), 0.64],
          [at(-0.03), 0.64],
        ],
        wood,
      );
    }
    box(place, [0.18, 0.1, 0.82, 0.14], wood, 2);
  };

/** Rows of bottles before a lit wall, above a bar. */
export const bottles =
  (x0: number, x1: number, rows: readonly number[]): Furnish =>
  (place) => {
    const { random } = place;
    for (const y of rows) {
      box(place, [x0, y - 0.125, x1, y], [0.74, 0.11, 70], 2);
      for (let x = x0 + 0.014; x < x1 - 0.03; x += 0.033) {
        const tall = 0.07 + 0.04 * random();
        const colour: Colour = [
          0.42 + 0.24 * random(),
          0.11,
          [60, 30, 145, 85, 20, 250][Math.floor(random() * 6)] ?? 60,
        ];
        box(place, [x, y - tall, x + 0.022, y], colour, 4);
        box(place, [x + 0.007, y - tall - 0.026, x + 0.015, y - tall + 0.01], colour, 1);
      }
      box(place, [x0 - 0.01, y, x1 + 0.01, y + 0.014], [0.36, 0.06, 45], 2);
    }
  };

/** High stools before a bar. */
export const stools =
  (xs: readonly number[], colour: Colour): Furnish =>
  (place) => {
    for (const x of xs) {
      box(place, [x - 0.006, 0.67, x + 0.006, 0.83], INK, 1);
      box(place, [x - 0.04, 0.822, x + 0.04, 0.836], INK, 6);
      box(place, [x - 0.05, 0.645, x + 0.05, 0.675], colour, 12);
    }
  };

/** Panels of foam with wedges, as studios have. */
export const foam =
  (x0: number, y0: number, x1: number, y1: number): Furnish =>
  (place) => {
    const step = 0.08;
    for (let row = 0; y0 + row * step < y1 - 0.01; row++) {
      for (let column = 0; x0 + column * step < x1 - 0.01; column++) {
        const left = x0 + column * step;
        const top = y0 + row * step;
        box(place, [left, top, left + step - 0.004, top + step - 0.004], [0.26, 0.03, 290], 2);
        for (let i = 0; i < 3; i++) {
          const t = 0.012 + i * 0.022;
          const stripe = [0.34, 0.03, 290] as const;
          if ((row + column) % 2)
            box(place, [left + t, top + 0.006, left + t + 0.01, top + step - 0.01], stripe, 1);
          else box(place, [left + 0.006, top + t, left + step - 0.01, top + t + 0.01], stripe, 1);
        }
      }
    }
  };

/** A line of neon tube that glows on the wall. */
export const neon =
  (points: readonly (readonly [number, number])[], colour: Colour): Furnish =>
  ({ context, stage }) => {
    const { width, height, unit } = stage;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [thickness, alpha, tone] of [
      [34, 0.14, colour],
      [20, 0.25, colour],
      [9, 1, shift(colour, 0.2, 0.5)],
    ] as const) {
      context.strokeStyle = css(tone, alpha);
      context.lineWidth = thickness * unit;
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x * width, y * height);
      context.stroke();
    }
  };

/** A desk of sliders and screens. */
export const mixingDesk =
  (x0: number, x1: number, top: number): Furnish =>
  (place) => {
    const { random } = place;
    box(place, [x0 + 0.02, top + 0.1, x1 - 0.02, 0.76], [0.3, 0.04, 50], 3);
    box(place, [x0, top, x1, top + 0.13], [0.24, 0.02, 270], 6);
    for (let x = x0 + 0.02; x < x1 - 0.02; x += 0.028) {
      box(place, [x, top + 0.02, x + 0.004, top + 0.11], [0.12, 0.01, 270], 0);
      const y = top + 0.03 + 0.06 * random();
      box(place, [x - 0.007, y, x + 0.011, y + 0.014], [0.86, 0.02, 240], 1);
      box(
        place,
        [x - 0.003, top + 0.006, x + 0.007, top + 0.014],
        [0.78, 0.17, random() < 0.5 ? 150 : 30],
        2,
      );
    }
  };

/** Cabinets with games, their screens shining. */
export const arcadeCabinets =
  (xs: readonly number[]): Furnish =>
  (place) => {
    for (const [i, x] of xs.entries()) {
      const colour: Colour = [0.46, 0.18, [300, 25, 250, 350, 160][i % 5] ?? 300];
      box(place, [x - 0.075, 0.26, x + 0.075, 0.76], shift(colour, -0.12), 6);
      box(place, [x - 0.075, 0.26, x + 0.075, 0.33], [0.9, 0.14, (i * 80 + 60) % 360], 4);
      box(place, [x - 0.06, 0.35, x + 0.06, 0.5], [0.12, 0.03, 280], 3);
      box(place, [x - 0.052, 0.36, x + 0.052, 0.49], [0.36, 0.13, (i * 70 + 200) % 360], 2);
      for (const [dx, dy, hue] of [
        [-0.03, 0.39, 90],
        [0.02, 0.4, 150],
        [-0.01, 0.45, 20],
      ] as const) {
        box(place, [x + dx, dy, x + dx + 0.018, dy + 0.018], [0.86, 0.17, hue], 1);
      }
      box(place, [x - 0.08, 0.52, x + 0.08, 0.575], colour, 5);
      box(place, [x - 0.045, 0.5, x - 0.037, 0.54], INK, 1);
      box(place, [x - 0.052, 0.49, x - 0.03, 0.51], [0.62, 0.22, 27], 8);
      for (const dx of [0.005, 0.032])
        box(place, [x + dx, 0.535, x + dx + 0.016, 0.55], [0.86, 0.17, 90], 8);
      box(place, [x - 0.065, 0.6, x + 0.065, 0.74], shift(colour, -0.06), 3);
    }
  };

/** A console with screens, levers and lamps below the windows of a ship. */
export const cockpit = (): Furnish => (place) => {
  const { random } = place;
  const hull: Colour = [0.34, 0.025, 255];
  for (const x of [0.31, 0.69])
    shape(
      place,
      [
        [x - 0.015, -0.1],
        [x + 0.015, -0.1],
        [0.5 + (x - 0.5) * 1.35 + 0.015, 0.6],
        [0.5 + (x - 0.5) * 1.35 - 0.015, 0.6],
      ],
      hull,
    );
  shape(
    place,
    [
      [-0.1, 0.6],
      [0.1, 0.54],
      [0.9, 0.54],
      [1.1, 0.6],
      [1.1, 0.8],
      [-0.1, 0.8],
    ],
    shift(hull, 0.1),
  );
  shape(
    place,
    [
      [-0.1, 0.66],
      [1.1, 0.66],
      [1.1, 0.84],
      [-0.1, 0.84],
    ],
    hull,
  );
  for (const x of [0.06, 0.36, 0.5, 0.78]) {
    box(place, [x, 0.565, x + 0.12, 0.64], [0.16, 0.04, 260], 6);
    box(place, [x + 0.012, 0.576, x + 0.06 + 0.04 * random(), 0.586], [0.84, 0.15, 195], 2);
    box(place, [x + 0.012, 0.6, x + 0.05 + 0.05 * random(), 0.61], [0.84, 0.16, 150], 2);
    box(place, [x + 0.012, 0.622, x + 0.04 + 0.05 * random(), 0.63], [0.82, 0.16, 60], 2);
  }
  for (let i = 0; i < 22; i++) {
    const hue = [30, 150, 205, 90][i % 4] ?? 30;
    box(place, [0.03 + i * 0.043, 0.7, 0.05 + i * 0.043, 0.72], [0.78, 0.17, hue], 8);
    if (i % 3 === 0)
      box(place, [0.03 + i * 0.043, 0.745, 0.055 + i * 0.043, 0.79], [0.62, 0.015, 250], 4);
  }
};

/** Walls of boards, and benches of slats one above the other. */
export const slatBenches =
  (wood: Colour): Furnish =>
  (place) => {
    for (let y = 0; y < 0.7; y += 0.05)
      box(place, [-0.1, y, 1.1, y + 0.004], shift(wood, -0.12), 0);
    for (const [top, bottom] of [
      [0.5, 0.61],
      [0.61, 0.76],
    ] as const) {
      box(place, [-0.1, top, 1.1, bottom], shift(wood, -0.16), 0);
      for (let x = -0.02; x < 1; x += 0.16)
        box(place, [x, top, x + 0.02, bottom], shift(wood, -0.06), 1);
      for (const t of [0, 0.36, 0.72]) {
        const y = top + (bottom - top) * t * 0.6;
        box(place, [-0.1, y, 1.1, y + 0.024], shift(wood, 0.07), 2);
      }
    }
  };
