import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  litWindow,
  type PropFamily,
  roundShade,
  SNOW,
  WOOD,
} from './brush.ts';

/** Whole places as things, for globes and jars: land without a sky, so that they fit behind any glass. */

const GRASS: Colour = [0.7, 0.16, 140];
const SAND: Colour = [0.86, 0.09, 85];
const SEA: Colour = [0.64, 0.12, 230];

const mound = (context: Canvas2D, colour: Colour): void =>
  fillEllipse(context, [0.5, 0.86, 0.48, 0.13], fallShade(context, 0.73, 0.99, colour));

function house(
  context: Canvas2D,
  [x, y, width]: readonly [x: number, y: number, width: number],
  roof: Colour,
): void {
  const height = width * 0.72;
  fillBox(
    context,
    [x, y - height, width, height],
    0.01,
    roundShade(context, x, x + width, [0.95, 0.04, 80]),
  );
  fillShape(
    context,
    [
      [x - width * 0.14, y - height],
      [x + width / 2, y - height * 1.85],
      [x + width * 1.14, y - height],
    ],
    fallShade(context, y - height * 1.85, y - height, roof),
  );
  litWindow(context, [x + width * 0.3, y - height * 0.72, width * 0.4, width * 0.36]);
}

function fir(context: Canvas2D, x: number, y: number, height: number, colour: Colour): void {
  fillBox(context, [x - 0.015, y - height * 0.2, 0.03, height * 0.2], 0, css(WOOD));
  for (const [top, half] of [
    [1, 0.2],
    [0.78, 0.27],
    [0.52, 0.33],
  ] as const) {
    fillShape(
      context,
      [
        [x, y - height * top],
        [x + height * half, y - height * (top - 0.42)],
        [x - height * half, y - height * (top - 0.42)],
      ],
      fallShade(context, y - height * top, y - height * (top - 0.42), colour),
    );
  }
}

function village(context: Canvas2D): void {
  mound(context, SNOW);
  fir(context, 0.16, 0.82, 0.36, [0.5, 0.11, 160]);
  fir(context, 0.86, 0.83, 0.4, [0.5, 0.11, 160]);
  fillBox(context, [0.46, 0.34, 0.1, 0.42], 0.01, roundShade(context, 0.46, 0.56, [0.9, 0.04, 80]));
  fillShape(
    context,
    [
      [0.43, 0.35],
      [0.51, 0.1],
      [0.59, 0.35],
    ],
    fallShade(context, 0.1, 0.35, [0.5, 0.1, 250]),
  );
  house(context, [0.6, 0.8, 0.19], [0.56, 0.14, 250]);
  house(context, [0.24, 0.83, 0.2], [0.6, 0.18, 28]);
  house(context, [0.45, 0.89, 0.19], [0.66, 0.15, 55]);
}

function city(context: Canvas2D): void {
  mound(context, [0.55, 0.03, 270]);
  for (const [x, width, height, hue] of [
    [0.14, 0.17, 0.42, 250],
    [0.66, 0.18, 0.5, 290],
    [0.3, 0.18, 0.72, 270],
    [0.5, 0.17, 0.58, 230],
  ] as const) {
    const colour: Colour = [0.5, 0.08, hue];
    const top = 0.88 - height;
    fillBox(context, [x, top, width, height], 0.02, roundShade(context, x, x + width, colour));
    for (let row = 0; row < height / 0.11 - 1; row++) {
      for (const column of [0.18, 0.58]) {
        const window = [x + width * column, top + 0.05 + row * 0.11, width * 0.24, 0.055] as const;
        fillBox(context, window, 0.008, css([0.93, 0.13, 90]));
      }
    }
  }
}

function forest(context: Canvas2D): void {
  mound(context, [0.56, 0.13, 145]);
  for (const [x, y, height] of [
    [0.32, 0.8, 0.6],
    [0.7, 0.8, 0.56],
    [0.5, 0.84, 0.76],
    [0.17, 0.85, 0.44],
    [0.84, 0.86, 0.42],
  ] as const) {
    fir(context, x, y, height, [0.5 + y * 0.06, 0.13, 150]);
  }
}

function mountain(context: Canvas2D): void {
  mound(context, GRASS);
  for (const [x, half, top] of [
    [0.72, 0.24, 0.36],
    [0.42, 0.34, 0.14],
  ] as const) {
    fillShape(
      context,
      [
        [x - half, 0.86],
        [x, top],
        [x + half, 0.86],
      ],
      roundShade(context, x - half, x + half, [0.56, 0.06, 265]),
    );
    const down = (0.86 - top) * 0.34;
    fillShape(
      context,
      [
        [x, top],
        [x + half * 0.34, top + down],
        [x + half * 0.1, top + down * 0.8],
        [x - half * 0.06, top + down * 1.1],
        [x - half * 0.34, top + down],
      ],
      css(SNOW),
    );
  }
  fir(context, 0.18, 0.88, 0.24, [0.52, 0.12, 155]);
  fir(context, 0.84, 0.9, 0.26, [0.52, 0.12, 155]);
}

function island(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.88, 0.49, 0.1], fallShade(context, 0.78, 0.98, SEA));
  fillEllipse(context, [0.5, 0.84, 0.34, 0.09], fallShade(context, 0.75, 0.93, SAND));
  context.strokeStyle = css(WOOD);
  context.lineWidth = 0.045;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.5, 0.82);
  context.quadraticCurveTo(0.46, 0.5, 0.58, 0.3);
  context.stroke();
  for (const turn of [-2.9, -2.2, -1.3, -0.5, 0.1]) {
    context.save();
    context.translate(0.58, 0.3);
    context.rotate(turn);
    fillEllipse(context, [0.17, 0.02, 0.18, 0.05], css([0.6, 0.16, 145 - turn * 6]));
    context.restore();
  }
}

function desert(context: Canvas2D): void {
  mound(context, SAND);
  for (const [x, half, top] of [
    [0.66, 0.25, 0.5],
    [0.36, 0.3, 0.36],
  ] as const) {
    fillShape(
      context,
      [
        [x - half, 0.86],
        [x, top],
        [x + half, 0.86],
      ],
      roundShade(context, x - half, x + half, [0.78, 0.11, 75]),
    );
  }
  for (const box of [
    [0.82, 0.6, 0.06, 0.28],
    [0.76, 0.68, 0.04, 0.1],
    [0.76, 0.75, 0.08, 0.04],
  ] as const) {
    fillBox(context, box, 0.025, css([0.58, 0.14, 150]));
  }
}

function sea(context: Canvas2D): void {
  for (const [y, lightness, shiftX] of [
    [0.5, 0.08, 0],
    [0.6, 0, 0.09],
    [0.72, -0.07, 0.03],
  ] as const) {
    context.fillStyle = css(shift(SEA, lightness));
    context.beginPath();
    context.moveTo(0.5, 0.99);
    context.bezierCurveTo(0.2, 0.99, 0.06, 0.9, 0.04, y);
    for (let x = 0.04; x < 0.9; x += 0.23) {
      context.quadraticCurveTo(x + 0.08 + shiftX, y - 0.15, x + 0.23, y);
    }
    context.bezierCurveTo(0.94, 0.9, 0.8, 0.99, 0.5, 0.99);
    context.fill();
  }
  fillEllipse(context, [0.72, 0.42, 0.04, 0.02], css([1, 0, 0], 0.9));
  fillEllipse(context, [0.28, 0.44, 0.05, 0.024], css([1, 0, 0], 0.9));
}

function galaxy(context: Canvas2D): void {
  fillEllipse(
    context,
    [0.5, 0.55, 0.48, 0.44],
    radialGradient(context, 0.5, 0.55, 0.48, [
      [0, [0.42, 0.17, 300], 0.98],
      [0.75, [0.28, 0.13, 285], 0.95],
      [1, [0.24, 0.1, 280], 0],
    ]),
  );
  context.lineCap = 'round';
  for (const arm of [0, Math.PI]) {
    for (let step = 0; step < 26; step++) {
      const turn = arm + step * 0.17;
      const radius = 0.03 + step * 0.0135;
      const at = [0.5 + Math.cos(turn) * radius, 0.55 + Math.sin(turn) * radius * 0.62] as const;
      const size = 0.055 - step * 0.0015;
      fillEllipse(context, [...at, size, size], css([0.82, 0.12, 330 - step * 3], 0.42));
    }
  }
  fillEllipse(
    context,
    [0.5, 0.55, 0.13, 0.1],
    radialGradient(context, 0.5, 0.55, 0.13, [
      [0, [0.99, 0.05, 95], 1],
      [1, [0.92, 0.1, 60], 0],
    ]),
  );
  const random = createRandom(8);
  for (let star = 0; star < 30; star++) {
    const turn = random() * Math.PI * 2;
    const far = 0.4 * Math.sqrt(random());
    const size = 0.006 + 0.008 * random();
    const at = [0.5 + Math.cos(turn) * far, 0.55 + Math.sin(turn) * far] as const;
    fillEllipse(context, [...at, size, size], css([1, 0, 0], 0.95));
  }
}

function garden(context: Canvas2D): void {
  mound(context, GRASS);
  fillBox(context, [0.46, 0.5, 0.07, 0.34], 0.02, roundShade(context, 0.46, 0.53, WOOD));
  for (const [x, y, radius] of [
    [0.36, 0.42, 0.17],
    [0.64, 0.42, 0.17],
    [0.5, 0.3, 0.2],
  ] as const) {
    fillEllipse(
      context,
      [x, y, radius, radius],
      fallShade(context, y - radius, y + radius, [0.68, 0.16, 135]),
    );
  }
  for (const [x, y, hue] of [
    [0.16, 0.78, 350],
    [0.3, 0.84, 85],
    [0.7, 0.84, 25],
    [0.84, 0.78, 300],
  ] as const) {
    context.fillStyle = linearGradient(
      context,
      [0, y, 0, y + 0.12],
      [
        [0, [0.55, 0.14, 145]],
        [1, [0.5, 0.14, 145]],
      ],
    );
    context.fillRect(x - 0.012, y, 0.024, 0.12);
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * Math.PI * 2;
      const at = [x + Math.cos(turn) * 0.042, y + Math.sin(turn) * 0.042] as const;
      fillEllipse(context, [...at, 0.034, 0.034], css([0.74, 0.17, hue]));
    }
    fillEllipse(context, [x, y, 0.03, 0.03], css([0.92, 0.14, 95]));
  }
}

export const SMALL_PLACES: PropFamily = {
  '@smallvillage': village,
  '@smallcity': city,
  '@smallforest': forest,
  '@smallmountain': mountain,
  '@smallisland': island,
  '@smalldesert': desert,
  '@smallsea': sea,
  '@smallgalaxy': galaxy,
  '@smallgarden': garden,
};
