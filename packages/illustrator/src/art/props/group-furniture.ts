import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  strokeEllipse,
  strokeLine,
} from './brush.ts';

/** What several people sit at or on. */

/** Of the tables below, in widths of the table: how high the far edge of the top is, and how deep the top. */
export const LONG_TABLE = { height: 0.2, depth: 0.07 } as const;
const FAR_EDGE = 1 - LONG_TABLE.height;
const NEAR_EDGE = FAR_EDGE + LONG_TABLE.depth;
/** Of the picnic cloth, in its widths. */
export const CLOTH_DEPTH = 0.24;
/** The most places that are laid. */
export const MOST_PLACES = 6;

function tableTop(context: Canvas2D, colour: Colour): void {
  const corners = [
    [0.05, FAR_EDGE],
    [0.95, FAR_EDGE],
    [1, NEAR_EDGE],
    [0, NEAR_EDGE],
  ] as const;
  const shade = fallShade(context, FAR_EDGE - 0.02, NEAR_EDGE + 0.02, shift(colour, 0.02));
  fillShape(context, corners, shade);
}

/** A cloth that hangs to the ground, with folds. */
function clothTable(context: Canvas2D, colour: Colour, places: number): void {
  fillBox(
    context,
    [0.005, NEAR_EDGE - 0.005, 0.99, 1 - NEAR_EDGE],
    [0, 0, 0.01, 0.01],
    fallShade(context, NEAR_EDGE - 0.05, 1.05, shift(colour, -0.06)),
  );
  for (let i = 1; i < 12; i++) {
    strokeLine(
      context,
      [
        [i / 12, NEAR_EDGE + 0.03],
        [i / 12 + 0.006, 0.99],
      ],
      0.006,
      css(shift(colour, -0.14), 0.4),
    );
  }
  tableTop(context, colour);
  context.fillStyle = css(shift(colour, 0.06), 0.8);
  context.fillRect(0, NEAR_EDGE - 0.004, 1, 0.01);
  for (let i = 0; i < places; i++) {
    const x = placeAt(i, places);
    const y = NEAR_EDGE - LONG_TABLE.depth * 0.68;
    fillEllipse(context, [x, y + 0.004, 0.052, 0.015], css([0.4, 0.03, 270], 0.25));
    fillEllipse(context, [x, y, 0.052, 0.015], css([0.97, 0.01, 250]));
    fillEllipse(context, [x, y - 0.001, 0.034, 0.009], css([0.9, 0.015, 250]));
  }
}

/** Of wood, on legs: for meetings. */
function plainTable(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.03, NEAR_EDGE, 0.94, 1 - NEAR_EDGE],
    0.004,
    fallShade(context, NEAR_EDGE, 1.1, shift(colour, -0.16)),
  );
  tableTop(context, colour);
  fillBox(
    context,
    [0, NEAR_EDGE - 0.004, 1, 0.024],
    0.006,
    fallShade(context, NEAR_EDGE - 0.01, NEAR_EDGE + 0.03, shift(colour, -0.05)),
  );
}

/** Where the middle of a place at the table is, in its widths from its left end. */
export const placeAt = (index: number, places: number): number => (index + 0.5) / places;

const CHECKS = { across: 12, down: 4 } as const;

/** Lies on the ground, in squares. */
function picnicCloth(context: Canvas2D, colour: Colour): void {
  const top = 1 - CLOTH_DEPTH;
  const inset = 0.1;
  const at = (u: number, v: number): readonly [number, number] => [
    inset * (1 - v) + u * (1 - 2 * inset * (1 - v)),
    top + CLOTH_DEPTH * v,
  ];
  const cell = (u: number, v: number, fill: string): void =>
    fillShape(
      context,
      [
        at(u, v),
        at(u + 1 / CHECKS.across, v),
        at(u + 1 / CHECKS.across, v + 1 / CHECKS.down),
        at(u, v + 1 / CHECKS.down),
      ],
      fill,
    );
  fillShape(context, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], css([0.97, 0.01, 80]));
  for (let i = 0; i < CHECKS.across; i++) {
    for (let j = 0; j < CHECKS.down; j++) {
      const dark = (i % 2) + (j % 2);
      if (dark > 0) cell(i / CHECKS.across, j / CHECKS.down, css(colour, dark === 2 ? 1 : 0.5));
    }
  }
}

/** A round rug that people sit around. */
function floorRug(context: Canvas2D, colour: Colour): void {
  const y = 1 - CLOTH_DEPTH / 2;
  fillEllipse(context, [0.5, y, 0.5, CLOTH_DEPTH / 2], css(shift(colour, -0.08)));
  fillEllipse(context, [0.5, y, 0.46, CLOTH_DEPTH / 2 - 0.012], css(shift(colour, 0.1)));
  fillEllipse(context, [0.5, y, 0.42, CLOTH_DEPTH / 2 - 0.024], css(colour));
}

/** For two or more: as low as a bench for one, and wider. */
function wideBench(context: Canvas2D, colour: Colour): void {
  for (const x of [0.1, 0.5, 0.9]) {
    strokeLine(
      context,
      [
        [x, 0.62],
        [x, 0.98],
      ],
      0.022,
      css(IRON),
    );
    strokeLine(
      context,
      [
        [x + 0.025, 0.82],
        [x + 0.025, 0.98],
      ],
      0.018,
      css(shift(IRON, -0.08)),
    );
  }
  for (let i = 0; i < 3; i++) {
    const y = 0.6 + i * 0.062;
    fillBox(context, [0.03, y, 0.94, 0.046], 0.016, fallShade(context, y, y + 0.05, colour));
  }
  fillBox(
    context,
    [0.02, 0.795, 0.96, 0.046],
    0.018,
    fallShade(context, 0.79, 0.845, shift(colour, 0.06)),
  );
}

/** A shallow pan with two handles, seen from the side: rice with shrimps, peas and lemon. */
function widePan(context: Canvas2D, colour: Colour): void {
  for (const x of [0.04, 0.96]) {
    fillEllipse(context, [x, 0.74, 0.05, 0.04], css(shift(IRON, -0.08)));
    fillEllipse(context, [x, 0.74, 0.028, 0.02], css([0.85, 0.02, 80]));
  }
  fillShape(
    context,
    [
      [0.05, 0.76],
      [0.95, 0.76],
      [0.86, 0.98],
      [0.14, 0.98],
    ],
    fallShade(context, 0.74, 1, IRON),
  );
  fillEllipse(context, [0.5, 0.76, 0.45, 0.14], css(shift(IRON, 0.1)));
  fillEllipse(context, [0.5, 0.75, 0.41, 0.115], fallShade(context, 0.62, 0.88, colour));
  const red: Colour = [0.66, 0.2, 32];
  const green: Colour = [0.66, 0.18, 140];
  for (let i = 0; i < 16; i++) {
    const angle = i * 2.4;
    const far = 0.32 * Math.sqrt((i + 0.5) / 16);
    const at = [0.5 + far * 1.1 * Math.cos(angle), 0.745 + far * 0.27 * Math.sin(angle)] as const;
    fillEllipse(
      context,
      [...at, i % 3 === 0 ? 0.045 : 0.022, 0.018],
      css(i % 3 === 0 ? red : green),
    );
  }
}

/** A grill for raclette: cheese melts in small pans below, potatoes lie on top. */
function raclette(context: Canvas2D, colour: Colour): void {
  for (const x of [0.16, 0.8])
    fillBox(context, [x, 0.86, 0.05, 0.13], 0.01, css(shift(IRON, -0.06)));
  fillBox(context, [0.06, 0.66, 0.88, 0.1], 0.03, fallShade(context, 0.64, 0.78, colour));
  fillBox(context, [0.1, 0.88, 0.8, 0.05], 0.02, fallShade(context, 0.87, 0.94, colour));
  for (let i = 0; i < 3; i++) {
    const x = 0.24 + i * 0.26;
    fillEllipse(context, [x, 0.85, 0.1, 0.035], css(shift(IRON, 0.06)));
    fillEllipse(context, [x, 0.838, 0.085, 0.026], css([0.87, 0.16, 90]));
    strokeLine(
      context,
      [
        [x + 0.02, 0.87],
        [x + 0.05, 0.96],
      ],
      0.028,
      css(shift(IRON, -0.1)),
    );
  }
  for (const [x, r] of [
    [0.26, 0.075],
    [0.42, 0.06],
    [0.58, 0.075],
    [0.73, 0.06],
  ] as const) {
    fillBall(context, x, 0.63, r, [0.84, 0.12, 85]);
  }
}

/** The bar that a swing hangs from, in fractions of the box. */
export const SWING_HUB = { x: 0.5, y: 0.07 };

function swingFrame(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.88]) {
    for (const foot of [-0.09, 0.09])
      strokeLine(context, [[x, 0.06], [x + foot, 0.97]], 0.03, css(colour)); // prettier-ignore
  }
  strokeLine(context, [[0.1, 0.06], [0.9, 0.06]], 0.04, css(shift(colour, 0.08))); // prettier-ignore
}

/** The seat and its ropes. */
function swingSeat(context: Canvas2D): void {
  for (const x of [0.325, 0.675])
    strokeLine(context, [[x, SWING_HUB.y], [x, 0.73]], 0.012, css([0.6, 0.02, 270])); // prettier-ignore
  fillBox(context, [0.3, 0.72, 0.4, 0.035], 0.012, css([0.5, 0.09, 55]));
}

const SWING_COLOUR: Colour = [0.66, 0.17, 25];

/** Seen from the side, facing right. */
function wheelchair(context: Canvas2D, colour: Colour): void {
  const frame = css(shift(IRON, 0.2));
  strokeLine(
    context,
    [
      [0.04, 0.3],
      [0.18, 0.3],
      [0.24, 0.86],
    ],
    0.034,
    frame,
  );
  fillBox(context, [0, 0.275, 0.12, 0.05], 0.025, css([0.3, 0.02, 270]));
  fillBox(context, [0.15, 0.28, 0.08, 0.32], 0.03, fallShade(context, 0.26, 0.6, colour));
  strokeLine(
    context,
    [
      [0.64, 0.58],
      [0.8, 0.86],
      [0.94, 0.88],
    ],
    0.034,
    frame,
  );
  strokeLine(
    context,
    [
      [0.24, 0.46],
      [0.6, 0.46],
      [0.62, 0.58],
    ],
    0.03,
    frame,
  );
  fillBox(context, [0.2, 0.55, 0.5, 0.08], 0.03, fallShade(context, 0.54, 0.64, colour));
  for (const [x, y, radius, width] of [
    [0.34, 0.73, 0.23, 0.04],
    [0.7, 0.9, 0.075, 0.035],
  ] as const) {
    strokeEllipse(context, [x, y, radius, radius], width, css([0.26, 0.02, 270]));
    context.strokeStyle = css([0.8, 0.01, 270], 0.9);
    context.lineWidth = 0.008;
    for (let i = 0; i < 6; i++) {
      const angle = (i * Math.PI) / 6;
      context.beginPath();
      context.moveTo(x - radius * Math.cos(angle), y - radius * Math.sin(angle));
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      context.stroke();
    }
  }
}

/** A reclining chair with a lamp over it, as dentists have. */
function patientChair(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.93, 0.95],
      [0.93, 0.08],
      [0.66, 0.06],
    ],
    0.03,
    css([0.82, 0.01, 250]),
  );
  fillShape(
    context,
    [
      [0.58, 0.04],
      [0.74, 0.04],
      [0.7, 0.12],
      [0.62, 0.12],
    ],
    css([0.9, 0.02, 250]),
  );
  fillEllipse(context, [0.66, 0.12, 0.06, 0.02], css([0.97, 0.12, 95]));
  fillBox(context, [0.2, 0.12, 0.6, 0.2], 0.08, fallShade(context, 0.1, 0.32, shift(colour, 0.04)));
  fillBox(context, [0.16, 0.28, 0.68, 0.36], 0.06, fallShade(context, 0.26, 0.66, colour));
  fillBox(context, [0.42, 0.68, 0.16, 0.24], 0.02, css([0.78, 0.01, 250]));
  fillBox(context, [0.24, 0.92, 0.52, 0.06], 0.02, css([0.7, 0.01, 250]));
  fillBox(
    context,
    [0.1, 0.58, 0.8, 0.12],
    0.05,
    fallShade(context, 0.56, 0.72, shift(colour, 0.06)),
  );
}

/** On which a vet or a doctor examines somebody. */
function examTable(context: Canvas2D, colour: Colour): void {
  for (const x of [0.14, 0.8])
    fillBox(context, [x, 0.66, 0.06, 0.33], 0.01, css([0.72, 0.01, 250]));
  fillBox(context, [0.14, 0.84, 0.72, 0.04], 0.01, css([0.78, 0.01, 250]));
  fillBox(context, [0.02, 0.58, 0.96, 0.1], 0.03, fallShade(context, 0.56, 0.7, colour));
}

/** An arch of flowers for a wedding. */
function flowerArch(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css([0.5, 0.09, 140]);
  context.lineWidth = 0.035;
  context.beginPath();
  context.moveTo(0.08, 0.99);
  context.lineTo(0.08, 0.46);
  context.bezierCurveTo(0.1, -0.1, 0.9, -0.1, 0.92, 0.46);
  context.lineTo(0.92, 0.99);
  context.stroke();
  const along = (t: number): readonly [number, number] => {
    if (t < 0.25) return [0.08, 0.99 - (t / 0.25) * 0.53];
    if (t > 0.75) return [0.92, 0.46 + ((t - 0.75) / 0.25) * 0.53];
    const angle = Math.PI * (1 - (t - 0.25) / 0.5);
    return [0.5 + 0.42 * Math.cos(angle), 0.46 - 0.41 * Math.sin(angle)];
  };
  const hues: readonly Colour[] = [
    colour,
    shift(colour, 0.12, 0.5),
    [0.97, 0.02, 80],
    [0.78, 0.13, 15],
  ];
  for (let i = 0; i <= 60; i++) {
    const [x, y] = along(i / 60);
    const off = ((i * 37) % 11) / 11 - 0.5;
    fillEllipse(
      context,
      [x + off * 0.05, y + (((i * 53) % 7) / 7 - 0.5) * 0.05, 0.035, 0.022],
      css([0.58, 0.13, 140]),
    );
  }
  for (let i = 0; i <= 46; i++) {
    const [x, y] = along(i / 46);
    const [dx, dy] = [(((i * 29) % 13) / 13 - 0.5) * 0.06, (((i * 17) % 11) / 11 - 0.5) * 0.05];
    const hue = hues[i % hues.length] ?? colour;
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * Math.PI * 2) / 5;
      fillEllipse(
        context,
        [x + dx + 0.016 * Math.cos(angle), y + dy + 0.016 * Math.sin(angle), 0.014, 0.014],
        css(hue),
      );
    }
    fillEllipse(context, [x + dx, y + dy, 0.009, 0.009], css([0.86, 0.15, 90]));
  }
}

export const GROUP_FURNITURE: PropFamily = {
  ...Object.fromEntries(
    Array.from({ length: MOST_PLACES }, (_, i) => [
      `@laidtable${i + 1}`,
      (context: Canvas2D, colour: Colour | null) =>
        clothTable(context, colour ?? [0.93, 0.025, 80], i + 1),
    ]),
  ),
  '@widepan': (context, colour) => widePan(context, colour ?? [0.84, 0.16, 85]),
  '@raclette': (context, colour) => raclette(context, colour ?? [0.42, 0.05, 25]),
  '@oneswing': (context, colour) => {
    swingFrame(context, colour ?? SWING_COLOUR);
    swingSeat(context);
  },
  '@oneswingframe': (context, colour) => swingFrame(context, colour ?? SWING_COLOUR),
  '@oneswingseat': swingSeat,
  '@wheelchair': (context, colour) => wheelchair(context, colour ?? [0.5, 0.15, 255]),
  '@patientchair': (context, colour) => patientChair(context, colour ?? [0.74, 0.09, 200]),
  '@examtable': (context, colour) => examTable(context, colour ?? [0.84, 0.04, 220]),
  '@flowerarch': (context, colour) => flowerArch(context, colour ?? [0.76, 0.15, 355]),
  '@meetingtable': (context, colour) => plainTable(context, colour ?? [0.66, 0.08, 62]),
  '@picniccloth': (context, colour) => picnicCloth(context, colour ?? [0.6, 0.21, 25]),
  '@floorrug': (context, colour) => floorRug(context, colour ?? [0.62, 0.09, 200]),
  '@widebench': (context, colour) => wideBench(context, colour ?? [0.58, 0.11, 55]),
};
