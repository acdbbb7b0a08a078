import { fillBox, fillEllipse, strokeLine } from '../../art/props/brush.ts';
import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';

/** Paints one plant into the unit square; it stands on the middle of the lower edge. */
export type PaintPlant = (context: Canvas2D, head: Colour, leaf: Colour) => void;

function leafAt(
  context: Canvas2D,
  [x, y]: readonly [x: number, y: number],
  [length, width]: readonly [length: number, width: number],
  angle: number,
  colour: Colour,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.5, -width, length, 0);
  context.quadraticCurveTo(length * 0.5, width, 0, 0);
  context.fill();
  context.restore();
}

/** A ring of petals about a middle. */
function petals(
  context: Canvas2D,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  [count, width]: readonly [count: number, width: number],
  colour: Colour,
  turn = 0,
): void {
  for (let i = 0; i < count; i++) {
    context.save();
    context.translate(x, y);
    context.rotate((i / count) * TAU + turn);
    fillEllipse(
      context,
      [radius * 0.6, 0, radius * 0.42, radius * width],
      css(shift(colour, i % 2 ? 0.02 : -0.03)),
    );
    context.restore();
  }
}

const stem = (context: Canvas2D, top: number, leaf: Colour, width = 0.035): void =>
  strokeLine(
    context,
    [
      [0.5, 1],
      [0.49, top],
    ],
    width,
    css(shift(leaf, -0.06)),
  );

export const paintSunflower: PaintPlant = (context, head, leaf) => {
  stem(context, 0.35, leaf, 0.045);
  leafAt(context, [0.5, 0.8], [0.36, 0.14], -0.5, leaf);
  leafAt(context, [0.5, 0.7], [0.36, 0.14], Math.PI + 0.5, shift(leaf, 0.05));
  petals(context, [0.5, 0.28, 0.28], [14, 0.15], shift(head, -0.1, 1, -14));
  petals(context, [0.5, 0.28, 0.25], [14, 0.15], head, TAU / 28);
  fillEllipse(context, [0.5, 0.28, 0.125, 0.125], css([0.36, 0.08, 52]));
  fillEllipse(context, [0.48, 0.26, 0.07, 0.07], css([0.45, 0.09, 58]));
};

export const paintTulip: PaintPlant = (context, head, leaf) => {
  stem(context, 0.4, leaf, 0.05);
  leafAt(context, [0.5, 0.98], [0.5, 0.1], -1.15, leaf);
  leafAt(context, [0.5, 0.98], [0.5, 0.1], Math.PI + 1.15, shift(leaf, 0.05));
  for (const [x, tilt, tone] of [
    [0.4, -0.18, -0.05],
    [0.6, 0.18, -0.08],
    [0.5, 0, 0.04],
  ] as const) {
    context.save();
    context.translate(x, 0.3);
    context.rotate(tilt);
    fillEllipse(context, [0, 0, 0.115, 0.23], css(shift(head, tone)));
    context.restore();
  }
};

/** Petals about an eye on a thin stem: daisies, poppies, roses and whatever blooms. */
const bloom =
  (count: number, width: number, eye: Colour, eyeRadius: number): PaintPlant =>
  (context, head, leaf) => {
    stem(context, 0.4, leaf);
    leafAt(context, [0.5, 0.85], [0.28, 0.07], -0.7, leaf);
    leafAt(context, [0.5, 0.75], [0.28, 0.07], Math.PI + 0.7, shift(leaf, 0.05));
    petals(context, [0.5, 0.3, 0.29], [count, width], head);
    fillEllipse(context, [0.5, 0.3, eyeRadius, eyeRadius], css(eye));
  };

export const paintPoppy: PaintPlant = bloom(5, 0.46, [0.25, 0.04, 320], 0.07);
export const paintDaisy: PaintPlant = bloom(11, 0.17, [0.85, 0.16, 85], 0.1);
export const paintFlower: PaintPlant = bloom(6, 0.34, [0.9, 0.14, 95], 0.09);
export const paintDaffodil: PaintPlant = bloom(7, 0.3, [0.74, 0.17, 60], 0.1);

/** Bolls of fluff. */
export const paintCotton: PaintPlant = bloom(5, 0.46, [0.99, 0.005, 95], 0.14);

export const paintRose: PaintPlant = (context, head, leaf) => {
  stem(context, 0.4, leaf);
  for (const turn of [-0.6, Math.PI + 0.6, -1, Math.PI + 1])
    leafAt(context, [0.5, 0.8 + 0.08 * Math.cos(turn * 2)], [0.34, 0.12], turn, leaf);
  fillEllipse(context, [0.5, 0.32, 0.24, 0.22], css(shift(head, -0.07)));
  fillEllipse(context, [0.48, 0.28, 0.19, 0.16], css(head));
  fillEllipse(context, [0.5, 0.26, 0.11, 0.08], css(shift(head, -0.1)));
  fillEllipse(context, [0.49, 0.245, 0.07, 0.045], css(shift(head, 0.07)));
};

/** A bushel of spikes that are all blossom: lavender, bluebells, canola. */
export const paintSpikes: PaintPlant = (context, head, leaf) => {
  for (let i = 0; i < 7; i++) {
    const lean = (i - 3) / 3;
    const top = 0.12 + 0.16 * lean * lean + 0.05 * (i % 2);
    const tip = 0.5 + 0.36 * lean;
    strokeLine(
      context,
      [
        [0.5 + 0.12 * lean, 1],
        [tip, top],
      ],
      0.025,
      css(leaf),
    );
    for (let bud = 0; bud < 5; bud++) {
      const down = bud / 5;
      fillEllipse(
        context,
        [tip - 0.16 * lean * down, top + 0.36 * down, 0.045 + 0.02 * down, 0.05],
        css(shift(head, 0.06 - 0.03 * bud + 0.03 * (i % 2))),
      );
    }
  }
};

export const paintWheat: PaintPlant = (context, head, leaf) => {
  for (let i = 0; i < 6; i++) {
    const lean = (i - 2.5) / 2.5;
    const tip = 0.5 + 0.34 * lean;
    const top = 0.14 + 0.12 * Math.abs(lean) + 0.04 * (i % 2);
    strokeLine(
      context,
      [
        [0.5 + 0.2 * lean, 1],
        [tip, top],
      ],
      0.022,
      css(leaf),
    );
    for (let grain = 0; grain < 6; grain++) {
      for (const side of [-1, 1]) {
        context.save();
        context.translate(tip + side * 0.025 - 0.05 * lean * (grain / 6), top + grain * 0.05);
        context.rotate(side * 0.5);
        fillEllipse(context, [0, 0, 0.024, 0.042], css(shift(head, side * 0.04)));
        context.restore();
      }
    }
  }
};

export const paintCorn: PaintPlant = (context, head, leaf) => {
  stem(context, 0.08, leaf, 0.05);
  for (const [y, side] of [
    [0.9, 1],
    [0.75, -1],
    [0.58, 1],
    [0.42, -1],
    [0.28, 1],
  ] as const) {
    const angle = side > 0 ? -0.65 : Math.PI + 0.65;
    leafAt(context, [0.5, y], [0.46, 0.07], angle, shift(leaf, 0.04 * side));
  }
  fillBox(context, [0.52, 0.42, 0.11, 0.24], 0.055, css(head));
  leafAt(context, [0.56, 0.7], [0.24, 0.07], -1.4, shift(leaf, 0.08));
  strokeLine(
    context,
    [
      [0.49, 0.1],
      [0.44, 0.02],
    ],
    0.02,
    css(shift(head, -0.1)),
  );
};

export const paintPumpkin: PaintPlant = (context, head, leaf) => {
  leafAt(context, [0.4, 0.98], [0.42, 0.16], Math.PI + 0.3, leaf);
  leafAt(context, [0.6, 0.98], [0.42, 0.16], -0.3, shift(leaf, 0.05));
  for (const [x, tone] of [
    [0.27, -0.1],
    [0.73, -0.12],
    [0.38, -0.03],
    [0.62, -0.05],
    [0.5, 0.04],
  ] as const) {
    fillEllipse(context, [x, 0.68, 0.15, 0.28], css(shift(head, tone)));
  }
  strokeLine(
    context,
    [
      [0.5, 0.44],
      [0.54, 0.3],
    ],
    0.07,
    css([0.45, 0.09, 120]),
  );
};

/** Earth that a plough has turned over. */
export const paintClods: PaintPlant = (context, head, leaf) => {
  for (const [x, y, radius, tone] of [
    [0.26, 0.93, 0.2, -0.05],
    [0.72, 0.94, 0.22, -0.03],
    [0.48, 0.88, 0.21, 0.02],
    [0.85, 0.97, 0.12, 0.04],
    [0.12, 0.98, 0.1, 0.03],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius * 0.62], css(shift(tone > 0 ? head : leaf, tone)));
  }
};

export const paintCabbage: PaintPlant = (context, head, leaf) => {
  for (const turn of [-0.2, -0.8, Math.PI + 0.2, Math.PI + 0.8, -1.4])
    leafAt(context, [0.5, 0.95], [0.46, 0.2], turn, shift(leaf, 0.05 * Math.cos(turn)));
  fillEllipse(context, [0.5, 0.7, 0.24, 0.22], css(head));
  fillEllipse(context, [0.46, 0.66, 0.15, 0.13], css(shift(head, 0.06)));
};

/** A vine on its post, with grapes below the leaves. */
export function paintVine(context: Canvas2D, head: Colour, leaf: Colour): void {
  fillBox(context, [0.47, 0.1, 0.06, 0.9], 0.01, css([0.44, 0.06, 50]));
  strokeLine(
    context,
    [
      [0, 0.36],
      [1, 0.36],
    ],
    0.02,
    css([0.5, 0.03, 60]),
  );
  for (let i = 0; i < 9; i++) {
    const x = 0.1 + 0.1 * i;
    const y = 0.3 + 0.1 * Math.sin(i * 2.1);
    fillEllipse(context, [x, y, 0.13, 0.12], css(shift(leaf, 0.05 * Math.sin(i * 1.7))));
  }
  for (const [x, y] of [
    [0.26, 0.5],
    [0.74, 0.47],
  ] as const) {
    for (const [dx, dy] of [
      [-0.05, 0],
      [0.05, 0],
      [0, 0.02],
      [-0.025, 0.09],
      [0.03, 0.09],
      [0, 0.17],
    ] as const) {
      fillEllipse(context, [x + dx, y + dy, 0.042, 0.045], css(shift(head, -dy * 0.3)));
    }
  }
}
