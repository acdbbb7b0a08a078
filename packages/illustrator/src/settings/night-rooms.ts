import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import { FURNISH } from './furnishing.ts';
import { box, type Furnish, INK } from './furniture-box.ts';
import { DARK_WOOD, FLOOR, type Interior, thing, WOOD } from './room-plan.ts';
import { neon, stools } from './snug-fittings.ts';

const { counter, rug, shelf } = FURNISH;

const PINK: Colour = [0.72, 0.24, 350];
const CYAN: Colour = [0.82, 0.14, 205];
const VIOLET: Colour = [0.6, 0.22, 300];
const LIME: Colour = [0.86, 0.2, 135];
const GLOWS: readonly Colour[] = [PINK, CYAN, [0.86, 0.17, 95], VIOLET, LIME, [0.7, 0.2, 45]];

/** Tiles that shine in many colors and run together at the vanishing point. */
const danceFloor = (): Furnish => {
  return ({ context, stage }) => {
    const { width, height } = stage;
    const at = (x: number, t: number): readonly [number, number] => [
      (0.5 + (x - 0.5) * (0.9 + 1.3 * t)) * width,
      (FLOOR + 0.34 * t ** 1.25) * height,
    ];
    for (let row = 0; row < 5; row++) {
      for (let i = -1; i < 9; i++) {
        const [x0, x1, far, near] = [i / 8, (i + 0.94) / 8, row / 5, (row + 0.93) / 5];
        const colour = GLOWS[(i * 2 + row * 3 + 20) % GLOWS.length] ?? PINK;
        context.fillStyle = css((i + row) % 2 ? shift(colour, -0.26) : colour);
        fillPolygon(context, [at(x0, far), at(x1, far), at(x1, near), at(x0, near)]);
      }
    }
  };
};

/** A ball of mirrors that hangs from the ceiling, and the beams that leave it. */
const mirrorBall =
  (x: number, y: number, radius: number): Furnish =>
  ({ context, stage }) => {
    const { width, height, unit } = stage;
    const [cx, cy, r] = [x * width, y * height, radius * Math.min(width, height)];
    context.globalCompositeOperation = 'screen';
    for (let i = 0; i < 11; i++) {
      const angle = 0.2 + (i / 11) * Math.PI * 2;
      context.fillStyle = css(GLOWS[i % GLOWS.length] ?? PINK, 0.2);
      fillPolygon(context, [
        [cx, cy],
        [cx + Math.cos(angle - 0.07) * width, cy + Math.sin(angle - 0.07) * width],
        [cx + Math.cos(angle + 0.07) * width, cy + Math.sin(angle + 0.07) * width],
      ]);
    }
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = css([0.5, 0.02, 260]);
    context.fillRect(cx - 2.5 * unit, -height, 5 * unit, height + cy);
    context.fillStyle = css([0.62, 0.03, 270]);
    fillCircle(context, cx, cy, r);
    context.save();
    context.clip();
    for (let row = -4; row <= 4; row++) {
      const reach = Math.sqrt(Math.max(0, 1 - (row / 4.6) ** 2)) * r;
      for (let i = -5; i <= 5; i++) {
        const tone = GLOWS[(row * 3 + i * 5 + 60) % GLOWS.length] ?? PINK;
        context.fillStyle = css((row + i) % 3 ? shift(tone, 0.08, 0.5) : [0.97, 0.01, 250]);
        const across = (reach / 5.5) * Math.cos((i / 11) * Math.PI);
        const left = cx + reach * Math.sin((i / 11) * Math.PI) - across * 0.8;
        context.fillRect(left, cy + (row - 0.42) * (r / 4.5), across * 1.6, (r / 4.5) * 0.84);
      }
    }
    context.restore();
  };

/** Loudspeakers one above the other. */
const speakers =
  (x0: number, x1: number): Furnish =>
  (place) => {
    for (const top of [0.3, 0.51]) {
      box(place, [x0, top, x1, top + 0.2], [0.2, 0.02, 280], 6);
      for (const [y, radius] of [
        [top + 0.06, 0.026],
        [top + 0.135, 0.048],
      ] as const) {
        const middle = (x0 + x1) / 2;
        box(
          place,
          [middle - radius, y - radius, middle + radius, y + radius],
          [0.36, 0.02, 280],
          60,
        );
        box(
          place,
          [middle - radius * 0.5, y - radius * 0.5, middle + radius * 0.5, y + radius * 0.5],
          INK,
          40,
        );
      }
    }
  };

/** Strips of cloth that hang above the counter of a Japanese shop. */
const noren = (): Furnish => (place) => {
  box(place, [-0.1, 0.02, 1.1, 0.05], DARK_WOOD, 2);
  for (let i = 0; i < 9; i++) {
    const left = -0.02 + i * 0.117;
    box(place, [left, 0.045, left + 0.113, 0.19], [0.46, 0.17, 27], 2);
    box(place, [left + 0.045, 0.08, left + 0.07, 0.15], [0.95, 0.02, 85], 20);
  }
};

/** Slips of paper with the dishes of the day. */
const paperMenu =
  (xs: readonly number[], top: number): Furnish =>
  (place) => {
    for (const x of xs) {
      box(place, [x, top, x + 0.045, top + 0.15], [0.95, 0.03, 85], 1);
      for (let i = 0; i < 4; i++) {
        const y = top + 0.02 + i * 0.03;
        box(place, [x + 0.013, y, x + 0.032, y + 0.006], INK, 1);
        box(place, [x + 0.02, y, x + 0.026, y + 0.02], INK, 1);
      }
    }
  };

/** A desk with two screens, a keyboard, and a chair for long games. */
const gamingDesk = (): Furnish => (place) => {
  for (const x of [0.2, 0.78]) box(place, [x, 0.6, x + 0.02, 0.8], [0.18, 0.02, 280], 2);
  box(place, [0.16, 0.585, 0.84, 0.615], [0.24, 0.02, 280], 4);
  box(place, [0.16, 0.612, 0.84, 0.62], PINK, 2);
  for (const [x, hue] of [
    [0.22, 300],
    [0.51, 200],
  ] as const) {
    box(place, [x + 0.11, 0.53, x + 0.15, 0.585], [0.2, 0.02, 280], 2);
    box(place, [x + 0.07, 0.575, x + 0.19, 0.588], [0.2, 0.02, 280], 3);
    box(place, [x, 0.35, x + 0.27, 0.54], [0.14, 0.02, 280], 6);
    box(place, [x + 0.01, 0.362, x + 0.26, 0.528], [0.42, 0.16, hue], 2);
    box(place, [x + 0.01, 0.46, x + 0.26, 0.528], [0.3, 0.13, hue + 40], 2);
    box(place, [x + 0.15, 0.39, x + 0.19, 0.43], [0.95, 0.1, 95], 30);
    box(place, [x + 0.04, 0.43, x + 0.1, 0.5], [0.7, 0.2, hue + 140], 6);
  }
  for (let i = 0; i < 9; i++) {
    box(
      place,
      [0.37 + i * 0.02, 0.568, 0.386 + i * 0.02, 0.585],
      GLOWS[i % GLOWS.length] ?? PINK,
      2,
    );
  }
  box(place, [0.855, 0.36, 0.955, 0.62], [0.18, 0.02, 280], 6);
  box(place, [0.87, 0.38, 0.94, 0.6], [0.3, 0.1, 300], 4);
  for (const [y, colour] of [
    [0.43, CYAN],
    [0.53, PINK],
  ] as const) {
    box(place, [0.878, y - 0.035, 0.932, y + 0.035], colour, 40);
    box(place, [0.888, y - 0.022, 0.922, y + 0.022], [0.2, 0.05, 290], 40);
  }
  box(place, [0.84, 0.62, 0.97, 0.64], [0.24, 0.02, 280], 3);
  for (const x of [0.85, 0.945]) box(place, [x, 0.64, x + 0.015, 0.8], [0.18, 0.02, 280], 2);
};

const gamingChair = (): Furnish => (place) => {
  box(place, [0.4, 0.56, 0.6, 0.85], [0.2, 0.02, 280], 30);
  box(place, [0.425, 0.58, 0.455, 0.83], PINK, 8);
  box(place, [0.545, 0.58, 0.575, 0.83], PINK, 8);
  box(place, [0.44, 0.58, 0.56, 0.64], [0.3, 0.03, 280], 14);
  box(place, [0.37, 0.83, 0.63, 0.885], [0.24, 0.02, 280], 16);
  box(place, [0.49, 0.88, 0.51, 0.95], INK, 2);
  box(place, [0.41, 0.945, 0.59, 0.96], INK, 6);
};

const poster =
  (x0: number, y0: number, hue: number): Furnish =>
  (place) => {
    box(place, [x0, y0, x0 + 0.11, y0 + 0.17], [0.9, 0.02, 90], 2);
    box(place, [x0 + 0.006, y0 + 0.007, x0 + 0.104, y0 + 0.163], [0.5, 0.18, hue], 1);
    box(place, [x0 + 0.035, y0 + 0.04, x0 + 0.075, y0 + 0.1], [0.92, 0.1, hue + 60], 30);
    box(place, [x0 + 0.02, y0 + 0.125, x0 + 0.09, y0 + 0.14], [0.95, 0.02, 90], 2);
  };

const NIGHT = (hue: number): readonly [Colour, Colour, Colour, Colour] => [
  [0.28, 0.07, hue],
  [0.26, 0.06, hue - 40],
  [0.28, 0.07, hue + 30],
  [0.26, 0.06, hue - 70],
];

/** Rooms with lights of their own. */
export const NIGHT_ROOMS = {
  disco: {
    walls: NIGHT(300),
    floor: [0.2, 0.05, 290],
    pattern: 'plain',
    window: null,
    furniture: [
      speakers(0.02, 0.16),
      speakers(0.84, 0.98),
      neon(
        [
          [0.24, 0.5],
          [0.3, 0.36],
          [0.36, 0.5],
        ],
        CYAN,
      ),
      neon(
        [
          [0.64, 0.5],
          [0.7, 0.36],
          [0.76, 0.5],
        ],
        LIME,
      ),
      danceFloor(),
      mirrorBall(0.5, 0.17, 0.12),
    ],
    things: [],
    lamps: [],
    glows: [0.1, 0.3, 0.5, 0.7, 0.9].map((x, i) => ({
      x,
      y: i === 2 ? 0.17 : 0.76,
      colour: GLOWS[i] ?? PINK,
      reach: 0.32,
    })),
  },
  gamer: {
    walls: NIGHT(285),
    floor: [0.3, 0.04, 290],
    pattern: 'planks',
    window: null,
    furniture: [
      neon(
        [
          [-0.05, 0.05],
          [1.05, 0.05],
        ],
        VIOLET,
      ),
      neon(
        [
          [0.03, 0.05],
          [0.03, 0.68],
        ],
        CYAN,
      ),
      poster(0.1, 0.1, 20),
      poster(0.24, 0.12, 250),
      poster(0.66, 0.1, 150),
      shelf(0.8, 0.98, 0.26, [0.24, 0.02, 280]),
      neon(
        [
          [0.44, 0.18],
          [0.5, 0.12],
          [0.56, 0.18],
          [0.5, 0.24],
          [0.44, 0.18],
        ],
        PINK,
      ),
      rug(0.5, 0.93, 0.34),
      gamingDesk(),
      gamingChair(),
    ],
    things: [thing('video-game', 0.85, 0.26, 0.09), thing('trophy', 0.93, 0.26, 0.09)],
    lamps: [],
    glows: [
      { x: 0.35, y: 0.45, colour: VIOLET, reach: 0.34 },
      { x: 0.64, y: 0.45, colour: CYAN, reach: 0.34 },
      { x: 0.5, y: 0.18, colour: PINK, reach: 0.26 },
    ],
  },
  ramenshop: {
    walls: [
      [0.5, 0.09, 50],
      [0.46, 0.09, 40],
      [0.52, 0.08, 60],
      [0.44, 0.08, 30],
    ],
    floor: [0.4, 0.05, 50],
    pattern: 'tiles',
    window: [0.64, 0.24, 0.3, 0.24],
    furniture: [
      shelf(0.03, 0.56, 0.46, DARK_WOOD),
      paperMenu([0.06, 0.14, 0.22, 0.3, 0.38, 0.46], 0.22),
      counter(-0.05, 1.05, 0.58, FLOOR + 0.08, WOOD, DARK_WOOD),
      noren(),
      stools([0.12, 0.3, 0.7, 0.88], [0.5, 0.18, 27]),
    ],
    things: [
      thing('sake', 0.09, 0.46, 0.09),
      thing('bowl-with-spoon', 0.2, 0.46, 0.08),
      thing('teapot', 0.3, 0.46, 0.09),
      thing('sake', 0.4, 0.46, 0.09),
      thing('bowl-with-spoon', 0.5, 0.46, 0.08),
      thing('@ramen', 0.14, 0.59, 0.14),
      thing('@ramen', 0.34, 0.59, 0.14),
      thing('@ramen', 0.7, 0.59, 0.14),
      thing('@ramen', 0.88, 0.59, 0.14),
      thing('red-paper-lantern', 0.1, 0.31, 0.13),
      thing('red-paper-lantern', 0.6, 0.31, 0.13),
      thing('red-paper-lantern', 0.97, 0.31, 0.13),
    ],
    lamps: [],
    glows: [0.1, 0.6, 0.97].map((x) => ({
      x,
      y: 0.26,
      colour: [0.86, 0.16, 55] as Colour,
      reach: 0.3,
    })),
  },
} as const satisfies Readonly<Record<string, Interior>>;
