import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
} from './brush.ts';

const TRAVERTINE: Colour = [0.8, 0.06, 78];
const MARBLE: Colour = [0.94, 0.016, 85];
export const LIMESTONE: Colour = [0.85, 0.03, 85];
const SAND: Colour = [0.76, 0.07, 72];
const WHITE_WALL: Colour = [0.93, 0.015, 85];
const SHADOW: Colour = [0.36, 0.05, 55];

/** An opening with a round top. */
export const arch = (
  context: Canvas2D,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: Colour,
): void => fillBox(context, [x, y, width, height], [width / 2, width / 2, 0, 0], css(colour));

/** A floor of the Colosseum: arches between half columns, below a ledge; narrower where the wall turns away. */
function floorOfArches(context: Canvas2D, top: number, right: number): void {
  const count = 9;
  for (let i = 0; i < count; i++) {
    const edge = (at: number): number => 0.5 - 0.48 * Math.cos((Math.PI * at) / count);
    const [from, to] = [edge(i), edge(i + 1)];
    if (to > right + 0.02) break;
    const wide = to - from;
    arch(context, [from + wide * 0.2, top + 0.045, wide * 0.6, 0.125], SHADOW);
    arch(context, [from + wide * 0.3, top + 0.06, wide * 0.4, 0.11], shift(SHADOW, 0.12));
    fillBox(context, [from - 0.008, top + 0.02, 0.016, 0.15], 0.002, css(shift(TRAVERTINE, 0.06 - i * 0.012))); // prettier-ignore
  }
  fillBox(context, [0.012, top, right - 0.012, 0.024], 0.004, roundShade(context, 0, 1, shift(TRAVERTINE, 0.04))); // prettier-ignore
}

/** The Colosseum: three floors of arches, an attic with small windows that is broken off on the right. */
function colosseum(context: Canvas2D): void {
  fillShape(
    context,
    [[0.02, 0.99], [0.02, 0.27], [0.3, 0.235], [0.56, 0.24], [0.6, 0.3], [0.63, 0.31], [0.66, 0.42], [0.72, 0.44], [0.74, 0.5], [0.98, 0.53], [0.98, 0.99]], // prettier-ignore
    roundShade(context, 0, 1, TRAVERTINE),
  );
  fillShape(context, [[0.6, 0.3], [0.63, 0.31], [0.66, 0.42], [0.72, 0.44], [0.74, 0.5], [0.98, 0.53], [0.98, 0.5], [0.8, 0.42], [0.66, 0.3], [0.6, 0.27]], css(shift(TRAVERTINE, -0.16))); // prettier-ignore
  for (const x of [0.06, 0.13, 0.21, 0.3, 0.39, 0.48])
    fillBox(context, [x, 0.3, 0.032, 0.045], 0.003, css(SHADOW));
  floorOfArches(context, 0.385, 0.64);
  floorOfArches(context, 0.585, 0.985);
  floorOfArches(context, 0.785, 0.985);
  fillBox(context, [0, 0.965, 1, 0.03], 0.006, css(shift(TRAVERTINE, -0.12)));
}

/** An onion-shaped dome with its point. */
function onionDome(
  context: Canvas2D,
  [x, base, wide, tall]: readonly [number, number, number, number],
  colour: Colour,
): void {
  const [left, right, top] = [x - wide / 2, x + wide / 2, base - tall];
  const at = (...numbers: readonly number[]): string => numbers.map((each) => each * 100).join(' ');
  fillOutline(
    context,
    `M ${at(left + wide * 0.14, base)} C ${at(left - wide * 0.14, base - tall * 0.42, x - wide * 0.12, base - tall * 0.6, x, top)} C ${at(x + wide * 0.12, base - tall * 0.6, right + wide * 0.14, base - tall * 0.42, right - wide * 0.14, base)} Z`,
    roundShade(context, left, right, colour),
  );
}

/** A small pavilion below a dome, on columns. */
function pavilion(context: Canvas2D, x: number, base: number, wide: number): void {
  for (const part of [-0.4, 0, 0.4])
    fillBox(context, [x + part * wide - 0.006, base - 0.06, 0.012, 0.06], 0, css(shift(MARBLE, -0.06))); // prettier-ignore
  fillBox(context, [x - wide * 0.56, base - 0.068, wide * 1.12, 0.012], 0.003, css(MARBLE));
  onionDome(context, [x, base - 0.066, wide * 0.94, wide * 0.95], MARBLE);
  strokeLine(context, [[x, base - 0.066 - wide * 1.15], [x, base - 0.066 - wide * 0.85]], 0.007, css(BRASS)); // prettier-ignore
}

/** The Taj Mahal: the tomb with its portal and niches below the great dome, and four minarets. */
function tajMahal(context: Canvas2D): void {
  const shade = shift(MARBLE, -0.24);
  for (const [x, top, wide] of [
    [0.045, 0.3, 0.042],
    [0.955, 0.3, 0.042],
    [0.155, 0.4, 0.03],
    [0.845, 0.4, 0.03],
  ] as const) {
    fillBox(context, [x - wide / 2, top, wide, 0.93 - top], 0.004, roundShade(context, x - wide / 2, x + wide / 2, MARBLE)); // prettier-ignore
    for (const y of [top + 0.02, (top + 0.93) / 2, top + 0.4])
      fillBox(context, [x - wide * 0.7, y, wide * 1.4, 0.014], 0.004, css(shift(MARBLE, -0.1)));
    pavilion(context, x, top + 0.012, wide * 1.1);
  }
  fillBox(context, [0.4, 0.38, 0.2, 0.14], 0, roundShade(context, 0.4, 0.6, shift(MARBLE, -0.04)));
  onionDome(context, [0.5, 0.42, 0.3, 0.34], MARBLE);
  strokeLine(context, [[0.5, 0.015], [0.5, 0.1]], 0.009, css(BRASS)); // prettier-ignore
  for (const x of [0.31, 0.69]) pavilion(context, x, 0.515, 0.11);
  fillShape(context, [[0.2, 0.93], [0.2, 0.56], [0.24, 0.51], [0.76, 0.51], [0.8, 0.56], [0.8, 0.93]], fallShade(context, 0.5, 0.93, MARBLE)); // prettier-ignore
  for (const x of [0.215, 0.292, 0.652, 0.729])
    for (const y of [0.56, 0.75]) {
      arch(context, [x, y, 0.056, 0.14], shade);
      arch(context, [x + 0.012, y + 0.04, 0.032, 0.1], shift(shade, -0.2));
    }
  fillBox(context, [0.378, 0.46, 0.244, 0.47], 0.004, fallShade(context, 0.46, 0.93, shift(MARBLE, 0.02))); // prettier-ignore
  arch(context, [0.405, 0.52, 0.19, 0.41], shade);
  arch(context, [0.435, 0.6, 0.13, 0.33], shift(shade, -0.14));
  arch(context, [0.47, 0.76, 0.06, 0.17], shift(shade, -0.32));
  fillBox(context, [0, 0.925, 1, 0.065], 0.006, fallShade(context, 0.92, 1, shift(MARBLE, -0.08)));
  for (let x = 0.03; x < 0.96; x += 0.06)
    arch(context, [x, 0.945, 0.03, 0.03], shift(MARBLE, -0.2));
}

/** The Arc de Triomphe: one great arch between two piers with reliefs, below a frieze and an attic. */
function triumphalArch(context: Canvas2D): void {
  fillBox(context, [0.09, 0.14, 0.82, 0.85], 0.004, roundShade(context, 0.09, 0.91, LIMESTONE));
  arch(context, [0.36, 0.43, 0.28, 0.56], shift(LIMESTONE, -0.2));
  arch(context, [0.4, 0.47, 0.24, 0.52], shift(LIMESTONE, -0.38));
  arch(context, [0.425, 0.5, 0.19, 0.49], [0.78, 0.05, 235]);
  strokeOutline(context, 'M 36 99 L 36 57 C 36 38 64 38 64 57 L 64 99', 0.02, css(shift(LIMESTONE, 0.06))); // prettier-ignore
  for (const [y, tall, out] of [
    [0.31, 0.03, 0.03],
    [0.24, 0.022, 0.012],
    [0.13, 0.03, 0.022],
  ] as const)
    fillBox(context, [0.09 - out, y, 0.82 + out * 2, tall], 0.004, fallShade(context, y, y + tall, shift(LIMESTONE, 0.05))); // prettier-ignore
  for (let x = 0.11; x < 0.88; x += 0.034)
    fillBox(context, [x, 0.268, 0.018, 0.038], 0.006, css(shift(LIMESTONE, -0.12)));
  for (let x = 0.13; x < 0.86; x += 0.088)
    fillBox(context, [x, 0.172, 0.046, 0.056], 0.004, css(shift(LIMESTONE, -0.1)));
  for (const x of [0.135, 0.705]) {
    fillBox(context, [x, 0.38, 0.16, 0.12], 0.004, css(shift(LIMESTONE, -0.08)));
    for (const part of [0.03, 0.07, 0.11])
      fillEllipse(context, [x + part + 0.01, 0.45, 0.016, 0.042], css(shift(LIMESTONE, 0.03)));
    fillBox(context, [x, 0.84, 0.16, 0.15], 0, css(shift(LIMESTONE, -0.05)));
    for (const [part, top] of [
      [0.03, 0.66],
      [0.07, 0.6],
      [0.11, 0.64],
    ] as const) {
      fillEllipse(context, [x + part + 0.01, top, 0.018, 0.02], css(shift(LIMESTONE, 0.05)));
      fillBox(context, [x + part - 0.01, top + 0.016, 0.042, 0.82 - top], 0.02, roundShade(context, x + part - 0.01, x + part + 0.03, shift(LIMESTONE, -0.04))); // prettier-ignore
    }
  }
  fillBox(context, [0.05, 0.955, 0.31, 0.04], 0.004, css(shift(LIMESTONE, -0.1)));
  fillBox(context, [0.64, 0.955, 0.31, 0.04], 0.004, css(shift(LIMESTONE, -0.1)));
}

/** The pyramid of the Louvre: two sides of glass in rhombs of steel, with its door. */
function glassPyramid(context: Canvas2D): void {
  const steel = css([0.95, 0.01, 240], 0.9);
  fillShape(context, [[0.02, 0.97], [0.5, 0.24], [0.66, 0.97]], fallShade(context, 0.24, 0.97, [0.86, 0.05, 220])); // prettier-ignore
  fillShape(context, [[0.5, 0.24], [0.66, 0.97], [0.98, 0.93]], fallShade(context, 0.24, 0.97, [0.66, 0.07, 235])); // prettier-ignore
  for (const [a, b, top] of [
    [[0.02, 0.97], [0.66, 0.97], [0.5, 0.24]], // prettier-ignore
    [[0.66, 0.97], [0.98, 0.93], [0.5, 0.24]], // prettier-ignore
  ] as const) {
    for (let i = 1; i < 8; i++) {
      const along = (
        t: number,
        from: readonly number[],
        to: readonly number[],
      ): [number, number] => [
        (from[0] ?? 0) + t * ((to[0] ?? 0) - (from[0] ?? 0)),
        (from[1] ?? 0) + t * ((to[1] ?? 0) - (from[1] ?? 0)),
      ];
      const t = i / 8;
      strokeLine(context, [along(t, a, b), along(t, top, b)], 0.005, steel);
      strokeLine(context, [along(t, b, a), along(t, top, a)], 0.005, steel);
    }
  }
  strokeOutline(context, 'M 2 97 L 50 24 L 98 93 M 50 24 L 66 97 M 2 97 L 66 97 L 98 93', 0.012, steel); // prettier-ignore
  fillBox(context, [0.3, 0.84, 0.09, 0.13], 0.004, css([0.4, 0.06, 240]));
  fillBox(context, [0.31, 0.85, 0.032, 0.12], 0, css([0.96, 0.09, 92]));
  fillBox(context, [0.348, 0.85, 0.032, 0.12], 0, css([0.96, 0.09, 92]));
}

/** The Sagrada Família: slender towers with holes and colored tips above a portal. */
function towersOfBasilica(context: Canvas2D): void {
  const TIPS: readonly Colour[] = [BRASS, [0.66, 0.19, 30], [0.7, 0.15, 145], BRASS];
  for (const [i, x, top, wide] of [
    [0, 0.14, 0.2, 0.13],
    [3, 0.73, 0.2, 0.13],
    [1, 0.3, 0.1, 0.14],
    [2, 0.56, 0.1, 0.14],
  ] as const) {
    const [left, right, middle] = [x * 100, (x + wide) * 100, (x + wide / 2) * 100];
    fillOutline(
      context,
      `M ${left} 99 L ${left} 62 C ${left} ${top * 100 + 26} ${middle - 3} ${top * 100 + 8} ${middle - 1.6} ${top * 100} L ${middle + 1.6} ${top * 100} C ${middle + 3} ${top * 100 + 8} ${right} ${top * 100 + 26} ${right} 62 L ${right} 99 Z`,
      roundShade(context, x, x + wide, SAND),
    );
    for (let y = top + 0.15; y < 0.66; y += 0.045) {
      const half = 0.5 * wide * Math.min(1, ((y - top) / 0.36) ** 0.5) - 0.02;
      for (const part of [-0.5, 0.5])
        fillBox(context, [x + wide / 2 + part * half - 0.009, y, 0.018, 0.03], 0.007, css(shift(SAND, -0.34))); // prettier-ignore
    }
    const tip = css(TIPS[i] ?? BRASS);
    strokeLine(context, [[middle / 100, top - 0.06], [middle / 100, top + 0.01]], 0.012, tip); // prettier-ignore
    fillEllipse(context, [middle / 100, top - 0.02, 0.028, 0.028], tip);
    fillEllipse(context, [middle / 100, top - 0.07, 0.016, 0.016], css([0.97, 0.03, 90]));
  }
  fillShape(context, [[0.12, 0.99], [0.12, 0.76], [0.3, 0.62], [0.5, 0.5], [0.7, 0.62], [0.88, 0.76], [0.88, 0.99]], fallShade(context, 0.5, 0.99, shift(SAND, 0.03))); // prettier-ignore
  for (const [x, y, wide] of [
    [0.19, 0.79, 0.14],
    [0.67, 0.79, 0.14],
    [0.41, 0.69, 0.18],
  ] as const) {
    fillOutline(context, `M ${x * 100} 99 L ${x * 100} ${y * 100 + 8} Q ${x * 100 + wide * 50} ${y * 100 - 8} ${(x + wide) * 100} ${y * 100 + 8} L ${(x + wide) * 100} 99 Z`, css(shift(SAND, -0.28))); // prettier-ignore
    fillBox(context, [x + wide * 0.26, y + 0.1, wide * 0.48, 0.9 - y], [wide * 0.24, wide * 0.24, 0, 0], css(shift(SAND, -0.44))); // prettier-ignore
  }
  fillEllipse(context, [0.5, 0.62, 0.034, 0.034], css([0.5, 0.12, 250]));
  fillEllipse(context, [0.5, 0.62, 0.02, 0.02], css([0.75, 0.16, 60]));
}

const BRICK: Colour = [0.5, 0.14, 30];
const DOMES: readonly (readonly [
  x: number,
  base: number,
  wide: number,
  one: Colour,
  two: Colour,
])[] = [
  [0.13, 0.55, 0.17, [0.62, 0.14, 150], [0.85, 0.14, 90]],
  [0.87, 0.55, 0.17, [0.6, 0.16, 255], [0.95, 0.02, 90]],
  [0.31, 0.43, 0.16, [0.58, 0.19, 28], [0.62, 0.13, 150]],
  [0.69, 0.43, 0.16, [0.85, 0.15, 88], [0.58, 0.16, 255]],
];

/** Saint Basil's Cathedral: colored onion domes on towers of brick around a tent roof. */
function onionDomes(context: Canvas2D): void {
  fillBox(context, [0.42, 0.36, 0.16, 0.6], 0.004, roundShade(context, 0.42, 0.58, BRICK));
  fillShape(context, [[0.4, 0.42], [0.5, 0.11], [0.6, 0.42]], roundShade(context, 0.4, 0.6, shift(BRICK, 0.05))); // prettier-ignore
  for (const y of [0.22, 0.3, 0.38])
    fillBox(
      context,
      [0.5 - (y - 0.1) * 0.3, y, (y - 0.1) * 0.6, 0.014],
      0.004,
      css([0.95, 0.02, 90]),
    );
  onionDome(context, [0.5, 0.13, 0.075, 0.08], BRASS);
  strokeOutline(context, 'M 50 1 L 50 6 M 48.4 3 L 51.6 3', 0.009, css(BRASS));
  for (const [x, base, wide, one, two] of DOMES) {
    const drum = wide * 0.66;
    fillBox(context, [x - drum / 2, base - 0.01, drum, 0.98 - base], 0.004, roundShade(context, x - drum / 2, x + drum / 2, BRICK)); // prettier-ignore
    fillBox(context, [x - drum * 0.6, base, drum * 1.2, 0.022], 0.004, css([0.95, 0.02, 90]));
    arch(context, [x - 0.02, base + 0.05, 0.04, 0.09], [0.25, 0.04, 265]);
    fillBox(
      context,
      [x - drum * 0.56, base + 0.17, drum * 1.12, 0.018],
      0.004,
      css([0.62, 0.12, 150]),
    );
    onionDome(context, [x, base + 0.005, wide, wide * 1.12], one);
    for (const part of [-0.24, 0, 0.24])
      strokeOutline(context, `M ${(x + part * wide) * 100} ${base * 100 - 0.6} Q ${(x + part * wide * 1.5) * 100} ${(base - wide * 0.5) * 100} ${x * 100} ${(base - wide * 0.98) * 100}`, 0.02, css(two)); // prettier-ignore
    strokeOutline(context, `M ${x * 100} ${(base - wide * 1.32) * 100} L ${x * 100} ${(base - wide * 1.08) * 100}`, 0.009, css(BRASS)); // prettier-ignore
  }
  fillBox(
    context,
    [0.04, 0.76, 0.92, 0.23],
    0.006,
    fallShade(context, 0.76, 0.99, shift(BRICK, 0.02)),
  );
  for (let x = 0.07; x < 0.9; x += 0.098) {
    arch(context, [x, 0.83, 0.068, 0.16], [0.95, 0.02, 90]);
    arch(context, [x + 0.014, 0.85, 0.04, 0.14], [0.3, 0.06, 30]);
  }
  fillBox(context, [0.03, 0.75, 0.94, 0.024], 0.006, css([0.62, 0.12, 150]));
}

/** A tower of the castle with a cone or a gable for its roof. */
function castleTower(
  context: Canvas2D,
  [x, top, wide, base]: readonly [number, number, number, number],
  roof: number,
): void {
  const blue: Colour = [0.46, 0.07, 255];
  fillBox(context, [x - wide / 2, top, wide, base - top], 0.004, roundShade(context, x - wide / 2, x + wide / 2, WHITE_WALL)); // prettier-ignore
  fillBox(
    context,
    [x - wide * 0.6, top + 0.02, wide * 1.2, 0.03],
    0.004,
    css(shift(WHITE_WALL, -0.08)),
  );
  fillShape(context, [[x - wide * 0.62, top + 0.02], [x, top - roof], [x + wide * 0.62, top + 0.02]], roundShade(context, x - wide * 0.6, x + wide * 0.6, blue)); // prettier-ignore
  for (let y = top + 0.075; y < base - 0.08; y += 0.1)
    arch(context, [x - 0.011, y, 0.022, 0.045], [0.36, 0.05, 260]);
}

/** Neuschwanstein: a palace with white walls, slender towers and blue roofs on its rock. */
function fairyTaleCastle(context: Canvas2D): void {
  castleTower(context, [0.27, 0.24, 0.09, 0.86], 0.2);
  fillShape(context, [[0.36, 0.86], [0.36, 0.44], [0.54, 0.28], [0.72, 0.44], [0.72, 0.86]], fallShade(context, 0.28, 0.86, WHITE_WALL)); // prettier-ignore
  fillShape(context, [[0.33, 0.46], [0.54, 0.26], [0.75, 0.46], [0.72, 0.46], [0.54, 0.3], [0.36, 0.46]], css([0.46, 0.07, 255])); // prettier-ignore
  for (const y of [0.48, 0.6, 0.72])
    for (const x of [0.4, 0.48, 0.56, 0.64]) arch(context, [x, y, 0.036, 0.075], [0.36, 0.05, 260]);
  castleTower(context, [0.76, 0.38, 0.1, 0.86], 0.16);
  castleTower(context, [0.41, 0.4, 0.055, 0.86], 0.15);
  fillBox(
    context,
    [0.08, 0.62, 0.22, 0.24],
    0.004,
    fallShade(context, 0.62, 0.86, [0.68, 0.11, 45]),
  );
  fillShape(context, [[0.06, 0.63], [0.11, 0.53], [0.27, 0.53], [0.32, 0.63]], css([0.46, 0.07, 255])); // prettier-ignore
  arch(context, [0.15, 0.73, 0.08, 0.13], [0.3, 0.05, 50]);
  castleTower(context, [0.09, 0.56, 0.06, 0.86], 0.12);
  fillShape(context, [[0, 0.99], [0.04, 0.84], [0.3, 0.85], [0.5, 0.83], [0.8, 0.85], [0.94, 0.9], [1, 0.99]], fallShade(context, 0.83, 1, [0.6, 0.03, 85])); // prettier-ignore
  for (const [x, y, radius] of [
    [0.04, 0.93, 0.055],
    [0.2, 0.96, 0.06],
    [0.86, 0.92, 0.07],
    [0.97, 0.97, 0.05],
    [0.6, 0.97, 0.055],
  ] as const)
    fillEllipse(context, [x, y, radius, radius * 0.8], css([0.5, 0.11, 145]));
}

/** Buildings that cities are known by. */
export const FAMOUS_BUILDINGS: PropFamily = {
  '@colosseum': colosseum,
  '@tajmahal': tajMahal,
  '@triumphalarch': triumphalArch,
  '@glasspyramid': glassPyramid,
  '@basilica': towersOfBasilica,
  '@oniondomes': onionDomes,
  '@fairytalecastle': fairyTaleCastle,
};
