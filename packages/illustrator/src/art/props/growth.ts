import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, radialGradient } from '../../painting.ts';
import { drawRoseBloom } from '../rose.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  roundShade,
  turned,
  STONE,
  strokeLine,
} from './brush.ts';

function iceberg(context: Canvas2D): void {
  fillShape(
    context,
    [
      [0, 0.95],
      [0.12, 0.55],
      [0.25, 0.5],
      [0.4, 0.12],
      [0.52, 0.3],
      [0.7, 0.26],
      [0.84, 0.6],
      [1, 0.95],
    ],
    fallShade(context, 0.1, 0.95, [0.9, 0.045, 222]),
  );
  fillShape(
    context,
    [
      [0.4, 0.12],
      [0.52, 0.3],
      [0.48, 0.6],
      [0.56, 0.95],
      [0.2, 0.95],
      [0.3, 0.55],
    ],
    fallShade(context, 0.1, 0.95, [0.85, 0.06, 224]),
  );
  fillShape(
    context,
    [
      [0.7, 0.26],
      [0.84, 0.6],
      [1, 0.95],
      [0.7, 0.95],
      [0.64, 0.6],
    ],
    fallShade(context, 0.2, 0.95, [0.75, 0.09, 230]),
  );
}

function branch(
  context: Canvas2D,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  width: number,
): void {
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x0, y0);
  context.quadraticCurveTo((x0 + x1) / 2 + 0.02, (y0 + y1) / 2 - 0.03, x1, y1);
  context.stroke();
}

/** A trunk at the left that holds out one branch: the perch of an actor. */
function perch(context: Canvas2D, colour: Colour): void {
  context.lineCap = 'round';
  context.strokeStyle = roundShade(context, 0.04, 0.24, colour);
  branch(context, [0.14, 1], [0.12, 0.06], 0.17);
  context.strokeStyle = fallShade(context, 0.4, 0.66, colour);
  branch(context, [0.13, 0.68], [0.9, 0.57], 0.075);
  branch(context, [0.6, 0.57], [0.82, 0.72], 0.034);
  const leaf: Colour = [0.64, 0.16, 140];
  // Where the stalk begins, and which way the leaf points.
  const leaves = [
    [0.86, 0.54, -0.7],
    [0.84, 0.6, 0.9],
    [0.8, 0.7, 0.5],
    [0.74, 0.66, 1.9],
    [0.4, 0.58, -1],
    [0.48, 0.64, 1.8],
    [0.17, 0.08, -0.6],
    [0.18, 0.2, 0.3],
    [0.18, 0.36, -0.5],
  ] as const;
  for (const [x, y, turn] of leaves) {
    context.save();
    context.translate(x, y + 0.03);
    context.rotate(turn);
    fillEllipse(context, [0.05, 0, 0.085, 0.042], fallShade(context, -0.05, 0.05, leaf));
    strokeLine(
      context,
      [
        [-0.02, 0],
        [0.11, 0],
      ],
      0.006,
      css(shift(leaf, -0.12)),
    );
    context.restore();
  }
}

/** A round crown of overlapping tufts on a forked trunk. */
function blossomTree(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = roundShade(context, 0.35, 0.65, [0.42, 0.07, 40]);
  context.lineCap = 'round';
  branch(context, [0.5, 0.95], [0.48, 0.6], 0.085);
  branch(context, [0.48, 0.66], [0.26, 0.38], 0.045);
  branch(context, [0.49, 0.62], [0.72, 0.34], 0.05);
  branch(context, [0.48, 0.6], [0.5, 0.26], 0.045);
  const random = createRandom(7);
  const tufts = Array.from({ length: 46 }, () => {
    const angle = random() * TAU;
    const reach = Math.sqrt(random());
    return {
      x: 0.5 + Math.cos(angle) * reach * 0.36,
      y: 0.33 + Math.sin(angle) * reach * 0.22,
      radius: 0.07 + 0.06 * random(),
    };
  }).toSorted((a, b) => a.y - b.y);
  context.fillStyle = css(shift(colour, -0.22, 1.1), 0.9);
  for (const tuft of tufts.toReversed())
    fillCircle(context, tuft.x + 0.01, tuft.y + 0.03, tuft.radius);
  for (const { x, y, radius } of tufts) {
    context.fillStyle = radialGradient(context, x - radius * 0.3, y - radius * 0.4, radius * 1.3, [
      [0, shift(colour, 0.09, 0.6)],
      [0.5, colour],
      [1, shift(colour, -0.12, 1.2), 0.2],
    ]);
    fillCircle(context, x, y, radius);
  }
  for (let i = 0; i < 120; i++) {
    const angle = random() * TAU;
    const reach = Math.sqrt(random());
    context.fillStyle = css(shift(colour, 0.13, 0.3), 0.8);
    fillCircle(
      context,
      0.5 + Math.cos(angle) * reach * 0.41,
      0.33 + Math.sin(angle) * reach * 0.27,
      0.004 + 0.006 * random(),
    );
  }
}

/** Each branch ends in two thinner ones that bend away from it. */
function bareTree(context: Canvas2D, colour: Colour): void {
  const random = createRandom(29);
  context.strokeStyle = fallShade(context, 0.1, 0.96, colour);
  context.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, length: number, width: number): void => {
    const end = [x + Math.cos(angle) * length, y - Math.sin(angle) * length] as const;
    branch(context, [x, y], end, width);
    if (width < 0.008) return;
    const bend = 0.34 + 0.2 * random();
    grow(...end, angle + bend, length * (0.7 + 0.1 * random()), width * 0.64);
    grow(...end, angle - bend * (0.7 + 0.5 * random()), length * 0.74, width * 0.64);
  };
  grow(0.5, 0.96, Math.PI / 2 + 0.04, 0.27, 0.085);
}

function bush(context: Canvas2D, colour: Colour): void {
  const random = createRandom(11);
  for (let i = 0; i < 22; i++) {
    const t = (i + 0.5) / 22;
    const lift = Math.sin(t * Math.PI);
    const radius = 0.1 + 0.09 * lift;
    const x = 0.12 + t * 0.76;
    const y = 0.92 - radius * 0.7 - lift * 0.3 * random();
    context.fillStyle = radialGradient(context, x - radius * 0.3, y - radius * 0.5, radius * 1.4, [
      [0, shift(colour, 0.12)],
      [0.6, colour],
      [1, shift(colour, -0.14)],
    ]);
    fillCircle(context, x, y, radius);
  }
}

function bambooGrove(context: Canvas2D): void {
  const green: Colour = [0.66, 0.16, 135];
  for (const [x, top, width] of [
    [0.24, 0.1, 0.07],
    [0.46, 0.02, 0.08],
    [0.7, 0.14, 0.065],
  ] as const) {
    for (let i = 0; i < 6; i++) {
      const span = (0.97 - top) / 6;
      fillBox(
        context,
        [x, top + i * span, width, span * 0.95],
        0.016,
        roundShade(context, x, x + width, green),
      );
    }
    for (const side of [-1, 1]) {
      for (const y of [top + 0.1, top + 0.32]) {
        context.fillStyle = css(shift(green, side * 0.05));
        context.beginPath();
        context.ellipse(x + width / 2 + side * 0.1, y, 0.09, 0.024, side * -0.45, 0, TAU);
        context.fill();
      }
    }
  }
}

/** One stalk aslant, with leaves at its end, as pandas eat it. */
function bambooStalk(context: Canvas2D): void {
  const green: Colour = [0.66, 0.16, 135];
  turned(context, [0.5, 0.5, 0.62], () => {
    for (let i = 0; i < 5; i++) {
      const top = -0.58 + i * 0.232;
      fillBox(context, [-0.05, top, 0.1, 0.222], 0.02, roundShade(context, -0.05, 0.05, green));
    }
    for (const [side, y] of [
      [-1, -0.5],
      [1, -0.4],
      [-1, -0.2],
    ] as const) {
      turned(context, [side * 0.14, y, side * -0.5], () =>
        fillEllipse(context, [0, 0, 0.13, 0.04], css(shift(green, side * 0.05))),
      );
    }
  });
}

/** Blades of grass that fan out from one root. */
function grassTuft(context: Canvas2D, colour: Colour): void {
  const blades = 11;
  for (let i = 0; i < blades; i++) {
    const across = (i / (blades - 1)) * 2 - 1;
    const foot = 0.5 + across * 0.2;
    const tip = 0.5 + across * 0.46;
    const top = 0.3 + 0.34 * across ** 2 + 0.1 * (i % 2);
    context.fillStyle = fallShade(context, top, 1, shift(colour, 0.07 * (i % 3) - 0.07));
    context.beginPath();
    context.moveTo(foot - 0.05, 1);
    context.quadraticCurveTo(foot - 0.02, (top + 1) / 2, tip, top);
    context.quadraticCurveTo(foot + 0.07, (top + 1) / 2, foot + 0.05, 1);
    context.fill();
  }
}

function hayBale(context: Canvas2D): void {
  const hay: Colour = [0.83, 0.13, 85];
  fillBox(context, [0.26, 0.4, 0.6, 0.56], 0.26, fallShade(context, 0.4, 0.98, shift(hay, -0.06)));
  fillEllipse(context, [0.36, 0.68, 0.27, 0.28], css(hay));
  context.lineWidth = 0.014;
  for (let i = 1; i < 6; i++) {
    context.strokeStyle = css(shift(hay, -0.18), 0.55);
    context.beginPath();
    context.ellipse(0.36, 0.68, 0.045 * i, 0.047 * i, i, 0, TAU * 0.85);
    context.stroke();
  }
}

function stump(context: Canvas2D): void {
  const bark: Colour = [0.46, 0.08, 48];
  context.beginPath();
  context.moveTo(0.22, 0.56);
  context.lineTo(0.16, 0.94);
  context.quadraticCurveTo(0.5, 1, 0.84, 0.94);
  context.lineTo(0.78, 0.56);
  context.fillStyle = roundShade(context, 0.18, 0.82, bark);
  context.fill();
  for (let i = 0; i < 4; i++) {
    context.fillStyle = css([0.8 - 0.05 * (i % 2), 0.08, 72]);
    context.beginPath();
    context.ellipse(0.5, 0.56, 0.28 - i * 0.07, 0.08 - i * 0.02, 0, 0, TAU);
    context.fill();
  }
}

function pondWithLilies(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.84, 0.49, 0.12], css([0.55, 0.08, 150]));
  fillEllipse(context, [0.5, 0.84, 0.46, 0.1], fallShade(context, 0.74, 0.95, [0.68, 0.11, 225]));
  for (const [x, y, radius] of [
    [0.3, 0.82, 0.09],
    [0.62, 0.88, 0.08],
    [0.7, 0.79, 0.06],
  ] as const) {
    context.fillStyle = css([0.66, 0.17, 145]);
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.4, 0, 0.4, TAU - 0.1);
    context.lineTo(x, y);
    context.fill();
  }
  for (let i = 0; i < 6; i++) {
    context.fillStyle = css([0.88, 0.1, 355]);
    context.beginPath();
    context.ellipse(0.3 + (i - 2.5) * 0.014, 0.79, 0.014, 0.045, (i - 2.5) * 0.35, 0, TAU);
    context.fill();
  }
}

function lilyPad(context: Canvas2D, colour: Colour): void {
  context.fillStyle = css(shift(colour, -0.16));
  context.beginPath();
  context.ellipse(0.5, 0.79, 0.48, 0.15, 0, 0.3, TAU - 0.15);
  context.lineTo(0.5, 0.79);
  context.fill();
  context.fillStyle = fallShade(context, 0.62, 0.92, colour);
  context.beginPath();
  context.ellipse(0.5, 0.765, 0.48, 0.15, 0, 0.3, TAU - 0.15);
  context.lineTo(0.5, 0.765);
  context.fill();
  for (let i = 0; i < 7; i++) {
    const angle = 0.55 + i * 0.82;
    strokeLine(
      context,
      [
        [0.5, 0.765],
        [0.5 + 0.4 * Math.cos(angle), 0.765 + 0.12 * Math.sin(angle)],
      ],
      0.008,
      css(shift(colour, 0.1), 0.7),
    );
  }
}

function boulder(context: Canvas2D, colour: Colour): void {
  fillShape(
    context,
    [
      [0.06, 0.95],
      [0.1, 0.6],
      [0.3, 0.36],
      [0.58, 0.3],
      [0.86, 0.52],
      [0.95, 0.95],
    ],
    fallShade(context, 0.3, 1, colour),
  );
  fillShape(
    context,
    [
      [0.3, 0.36],
      [0.58, 0.3],
      [0.62, 0.52],
      [0.36, 0.6],
      [0.1, 0.6],
    ],
    css(shift(colour, 0.1)),
  );
  fillShape(
    context,
    [
      [0.62, 0.52],
      [0.58, 0.3],
      [0.86, 0.52],
      [0.95, 0.95],
      [0.7, 0.95],
    ],
    css(shift(colour, -0.1), 0.6),
  );
}

/** A rose of a bouquet around a middle. */
function roseHead(context: Canvas2D, x: number, y: number, size: number, colour: Colour): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 0.31, size / 0.31);
  context.translate(-0.5, -0.33);
  drawRoseBloom(context, colour);
  context.restore();
}

/** Roses in paper with a ribbon. */
function roseBouquet(context: Canvas2D, colour: Colour): void {
  for (const [x, y, turn] of [
    [0.14, 0.4, -0.7],
    [0.86, 0.4, 0.7],
    [0.24, 0.18, -0.5],
    [0.76, 0.18, 0.5],
    [0.5, 0.06, 0],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    fillEllipse(context, [0, 0, 0.055, 0.12], css([0.5, 0.12, 145]));
    context.restore();
  }
  fillShape(
    context,
    [
      [0.1, 0.42],
      [0.9, 0.42],
      [0.6, 0.8],
      [0.72, 0.99],
      [0.28, 0.99],
      [0.4, 0.8],
    ],
    roundShade(context, 0.1, 0.9, [0.93, 0.03, 70]),
  );
  fillShape(
    context,
    [
      [0.5, 0.46],
      [0.9, 0.42],
      [0.6, 0.8],
    ],
    css([0.87, 0.04, 65], 0.8),
  );
  for (const [x, y, size] of [
    [0.3, 0.2, 0.13],
    [0.68, 0.19, 0.13],
    [0.5, 0.15, 0.13],
    [0.2, 0.36, 0.13],
    [0.8, 0.36, 0.13],
    [0.39, 0.34, 0.14],
    [0.61, 0.35, 0.14],
    [0.5, 0.46, 0.13],
  ] as const) {
    roseHead(context, x, y, size, colour);
  }
  fillBox(context, [0.37, 0.765, 0.26, 0.05], 0.02, css([0.62, 0.2, 15]));
  for (const side of [-1, 1]) {
    fillEllipse(context, [0.5 + side * 0.09, 0.785, 0.085, 0.045], css([0.66, 0.19, 12]));
  }
  fillEllipse(context, [0.5, 0.79, 0.03, 0.032], css([0.56, 0.19, 18]));
}

/** Three ears on their stalks. */
function wheatEars(context: Canvas2D, colour: Colour): void {
  for (const [lean, top] of [
    [-0.3, 0.1],
    [0.3, 0.1],
    [0, 0.02],
  ] as const) {
    const head: readonly [number, number] = [0.5 + lean, top];
    context.strokeStyle = css(shift(colour, -0.1));
    context.lineWidth = 0.022;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(0.5 + lean * 0.1, 0.99);
    context.quadraticCurveTo(0.5 + lean * 0.2, 0.6, head[0], head[1] + 0.06);
    context.stroke();
    for (let i = 0; i < 6; i++) {
      const t = i / 5;
      const x = head[0] - lean * 0.5 * t * 0.8;
      const y = head[1] + 0.06 + 0.4 * t;
      for (const side of [-1, 1]) {
        context.save();
        context.translate(x + side * 0.042, y);
        context.rotate(side * 0.55 + lean * 0.9);
        fillEllipse(context, [0, 0, 0.03, 0.062], fallShade(context, -0.06, 0.06, colour));
        context.restore();
      }
    }
    fillEllipse(context, [head[0], head[1] + 0.03, 0.026, 0.055], css(shift(colour, 0.04)));
  }
}

/** A broad leaf on its stalk, for what sits on it; its upper side is at 0.44 of the height. */
function leafPerch(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.3, 1],
      [0.2, 0.78],
      [0.12, 0.6],
    ],
    0.03,
    css(shift(colour, -0.12)),
  );
  context.fillStyle = fallShade(context, 0.4, 0.8, colour);
  context.beginPath();
  context.moveTo(0.04, 0.56);
  context.bezierCurveTo(0.2, 0.4, 0.66, 0.36, 0.98, 0.5);
  context.bezierCurveTo(0.78, 0.76, 0.3, 0.8, 0.04, 0.56);
  context.fill();
  const vein = css(shift(colour, 0.14), 0.8);
  context.strokeStyle = vein;
  context.lineWidth = 0.014;
  context.beginPath();
  context.moveTo(0.06, 0.565);
  context.quadraticCurveTo(0.5, 0.6, 0.95, 0.51);
  context.stroke();
  context.lineWidth = 0.008;
  for (const x of [0.24, 0.38, 0.52, 0.66]) {
    context.beginPath();
    context.moveTo(x, 0.585);
    context.quadraticCurveTo(x + 0.06, 0.5, x + 0.13, 0.45);
    context.moveTo(x, 0.585);
    context.quadraticCurveTo(x + 0.08, 0.66, x + 0.15, 0.68);
    context.stroke();
  }
}

export const GROWTH: PropFamily = {
  '@leafperch': (context, colour) => leafPerch(context, colour ?? [0.66, 0.17, 140]),
  '@rosebouquet': (context, colour) => roseBouquet(context, colour ?? [0.56, 0.21, 20]),
  '@wheat': (context, colour) => wheatEars(context, colour ?? [0.78, 0.13, 82]),
  '@iceberg': iceberg,
  '@cherrytree': (context, colour) => blossomTree(context, colour ?? [0.84, 0.12, 355]),
  '@autumntree': (context, colour) => blossomTree(context, colour ?? [0.7, 0.18, 48]),
  '@baretree': (context, colour) => bareTree(context, colour ?? [0.4, 0.055, 42]),
  '@branch': (context, colour) => perch(context, colour ?? [0.47, 0.075, 48]),
  '@bush': (context, colour) => bush(context, colour ?? [0.6, 0.15, 145]),
  '@bamboo': bambooGrove,
  '@bamboostalk': bambooStalk,
  '@grasstuft': (context, colour) => grassTuft(context, colour ?? [0.62, 0.17, 138]),
  '@haybale': hayBale,
  '@stump': stump,
  '@pond': pondWithLilies,
  '@lilypad': (context, colour) => lilyPad(context, colour ?? [0.68, 0.18, 143]),
  '@boulder': (context, colour) => boulder(context, colour ?? STONE),
};
