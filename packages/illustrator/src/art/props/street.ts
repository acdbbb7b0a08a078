import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { radialGradient } from '../../painting.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
  WOOD,
} from './brush.ts';

function streetLamp(context: Canvas2D): void {
  const iron = roundShade(context, 0.46, 0.54, IRON);
  fillBox(context, [0.485, 0.14, 0.03, 0.84], 0, iron);
  fillBox(context, [0.45, 0.93, 0.1, 0.06], 0.015, iron);
  fillBox(context, [0.465, 0.88, 0.07, 0.06], 0.01, iron);
  fillShape(
    context,
    [
      [0.4, 0.14],
      [0.6, 0.14],
      [0.56, 0.06],
      [0.5, 0.02],
      [0.44, 0.06],
    ],
    iron,
  );
  fillShape(
    context,
    [
      [0.41, 0.14],
      [0.59, 0.14],
      [0.555, 0.27],
      [0.445, 0.27],
    ],
    radialGradient(context, 0.5, 0.2, 0.12, [
      [0, [0.99, 0.05, 95]],
      [0.5, [0.93, 0.13, 85]],
      [1, [0.8, 0.15, 65]],
    ]),
  );
  context.fillStyle = css([0.25, 0.02, 270]);
  context.fillRect(0.44, 0.265, 0.12, 0.018);
}

function bench(context: Canvas2D, colour: Colour): void {
  for (const x of [0.14, 0.82]) {
    strokeLine(
      context,
      [
        [x, 0.36],
        [x, 0.95],
      ],
      0.035,
      css(IRON),
    );
    strokeLine(
      context,
      [
        [x + 0.04, 0.68],
        [x + 0.04, 0.95],
      ],
      0.03,
      css(shift(IRON, -0.08)),
    );
  }
  for (let i = 0; i < 3; i++) {
    fillBox(
      context,
      [0.04, 0.34 + i * 0.1, 0.92, 0.075],
      0.025,
      fallShade(context, 0.34 + i * 0.1, 0.42 + i * 0.1, colour),
    );
  }
  fillBox(
    context,
    [0.02, 0.65, 0.96, 0.075],
    0.03,
    fallShade(context, 0.64, 0.73, shift(colour, 0.06)),
  );
}

function fence(context: Canvas2D, colour: Colour): void {
  for (const y of [0.58, 0.78]) {
    fillBox(context, [0, y, 1, 0.06], 0.01, fallShade(context, y, y + 0.06, shift(colour, -0.06)));
  }
  for (let i = 0; i < 6; i++) {
    const x = 0.03 + i * 0.165;
    fillShape(
      context,
      [
        [x, 0.5],
        [x + 0.055, 0.42],
        [x + 0.11, 0.5],
        [x + 0.11, 0.97],
        [x, 0.97],
      ],
      roundShade(context, x, x + 0.11, colour),
    );
  }
}

function signpost(context: Canvas2D): void {
  fillBox(context, [0.46, 0.2, 0.07, 0.77], 0.02, roundShade(context, 0.46, 0.53, DARK_WOOD));
  fillShape(
    context,
    [
      [0.2, 0.24],
      [0.8, 0.24],
      [0.92, 0.33],
      [0.8, 0.42],
      [0.2, 0.42],
    ],
    fallShade(context, 0.22, 0.44, WOOD),
  );
  fillShape(
    context,
    [
      [0.78, 0.48],
      [0.22, 0.48],
      [0.1, 0.57],
      [0.22, 0.66],
      [0.78, 0.66],
    ],
    fallShade(context, 0.46, 0.68, shift(WOOD, 0.05)),
  );
  for (const y of [0.33, 0.57]) {
    strokeLine(
      context,
      [
        [0.3, y],
        [0.66, y],
      ],
      0.022,
      css([0.95, 0.04, 85]),
    );
  }
}

function mailbox(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.45, 0.55, 0.08, 0.42], 0.01, roundShade(context, 0.45, 0.53, DARK_WOOD));
  fillBox(
    context,
    [0.16, 0.28, 0.66, 0.32],
    [0.16, 0.16, 0.02, 0.02],
    fallShade(context, 0.26, 0.62, colour),
  );
  fillBox(
    context,
    [0.16, 0.28, 0.26, 0.32],
    [0.13, 0.13, 0.02, 0.02],
    fallShade(context, 0.26, 0.62, shift(colour, -0.12)),
  );
  strokeLine(
    context,
    [
      [0.72, 0.44],
      [0.72, 0.16],
    ],
    0.025,
    css([0.85, 0.02, 270]),
  );
  fillBox(context, [0.72, 0.14, 0.14, 0.09], 0.01, css([0.63, 0.23, 25]));
}

function fountain(context: Canvas2D): void {
  const stone: Colour = [0.8, 0.02, 250];
  const water = css([0.85, 0.09, 220], 0.85);
  context.lineCap = 'round';
  for (const [reach, top] of [
    [0.1, 0.12],
    [0.2, 0.18],
    [0.3, 0.28],
  ] as const) {
    for (const side of [-1, 1]) {
      context.strokeStyle = water;
      context.lineWidth = 0.024;
      context.beginPath();
      context.moveTo(0.5, 0.34);
      context.quadraticCurveTo(0.5 + side * reach * 0.5, top - 0.1, 0.5 + side * reach, 0.72);
      context.stroke();
    }
  }
  fillBox(context, [0.46, 0.34, 0.08, 0.46], 0.02, roundShade(context, 0.46, 0.54, stone));
  fillEllipse(context, [0.5, 0.52, 0.19, 0.035], roundShade(context, 0.3, 0.7, stone));
  fillBox(
    context,
    [0.08, 0.76, 0.84, 0.2],
    [0.03, 0.03, 0.09, 0.09],
    roundShade(context, 0.08, 0.92, stone),
  );
  fillEllipse(context, [0.5, 0.77, 0.42, 0.045], css(shift(stone, 0.08)));
  fillEllipse(context, [0.5, 0.775, 0.38, 0.034], css([0.7, 0.11, 225]));
}

function playgroundSlide(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.3]) {
    strokeLine(
      context,
      [
        [x, 0.2],
        [x, 0.96],
      ],
      0.028,
      css(IRON),
    );
  }
  for (let i = 0; i < 6; i++) {
    strokeLine(
      context,
      [
        [0.12, 0.38 + i * 0.1],
        [0.3, 0.38 + i * 0.1],
      ],
      0.022,
      css(shift(IRON, 0.2)),
    );
  }
  context.strokeStyle = fallShade(context, 0.25, 0.95, colour);
  context.lineWidth = 0.1;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.26, 0.3);
  context.bezierCurveTo(0.5, 0.34, 0.58, 0.9, 0.92, 0.88);
  context.stroke();
  context.strokeStyle = css(shift(colour, 0.12));
  context.lineWidth = 0.022;
  context.beginPath();
  context.moveTo(0.26, 0.26);
  context.bezierCurveTo(0.52, 0.3, 0.6, 0.86, 0.92, 0.84);
  context.stroke();
}

function swingSet(context: Canvas2D, colour: Colour): void {
  for (const x of [0.1, 0.9]) {
    for (const foot of [-0.08, 0.08]) {
      strokeLine(
        context,
        [
          [x, 0.1],
          [x + foot, 0.97],
        ],
        0.03,
        css(colour),
      );
    }
  }
  strokeLine(
    context,
    [
      [0.08, 0.1],
      [0.92, 0.1],
    ],
    0.04,
    css(shift(colour, 0.08)),
  );
  for (const x of [0.34, 0.66]) {
    for (const side of [-0.07, 0.07]) {
      strokeLine(
        context,
        [
          [x + side, 0.1],
          [x + side, 0.74],
        ],
        0.01,
        css([0.75, 0.02, 270]),
      );
    }
    fillBox(context, [x - 0.1, 0.73, 0.2, 0.035], 0.012, css(WOOD));
  }
}

export const STREET: PropFamily = {
  '@streetlamp': streetLamp,
  '@bench': (context, colour) => bench(context, colour ?? [0.58, 0.11, 55]),
  '@fence': (context, colour) => fence(context, colour ?? [0.95, 0.01, 90]),
  '@signpost': signpost,
  '@mailbox': (context, colour) => mailbox(context, colour ?? [0.6, 0.16, 255]),
  '@fountain': fountain,
  '@slide': (context, colour) => playgroundSlide(context, colour ?? [0.68, 0.19, 30]),
  '@swing': (context, colour) => swingSet(context, colour ?? [0.62, 0.19, 25]),
};
