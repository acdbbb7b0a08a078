import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
  STONE,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

/** Blocks of stone in courses. */
function masonry(
  context: Canvas2D,
  [x, y, wide, tall]: readonly [number, number, number, number],
  colour: Colour,
): void {
  fillBox(context, [x, y, wide, tall], 0.006, fallShade(context, y, y + tall, colour));
  const random = createRandom(Math.round(x * 1000));
  for (let row = 0; row * 0.04 < tall - 0.02; row++)
    for (let at = row % 2 ? -0.03 : 0; at < wide - 0.01; at += 0.06) {
      const left = Math.max(x, x + at);
      const right = Math.min(x + wide, x + at + 0.054);
      context.fillStyle = css(shift(colour, (random() - 0.5) * 0.1), 0.7);
      context.fillRect(left, y + row * 0.04 + 0.003, right - left, 0.034);
    }
}

/** A wooden bridge with walls and a roof, between two abutments of stone. */
function coveredBridge(context: Canvas2D, colour: Colour): void {
  for (const x of [0.01, 0.85]) masonry(context, [x, 0.74, 0.14, 0.26], STONE);
  strokeOutline(context, 'M 14 92 Q 50 72 86 92', 0.022, css(shift(DARK_WOOD, 0.04)));
  for (const x of [26, 38, 50, 62, 74])
    strokeOutline(context, `M ${x} 76 L ${x} 84`, 0.014, css(shift(DARK_WOOD, 0.02)));
  fillBox(context, [0.07, 0.44, 0.86, 0.32], 0, fallShade(context, 0.44, 0.76, colour));
  for (let x = 0.08; x < 0.92; x += 0.028) {
    context.fillStyle = css(shift(colour, -0.08), 0.7);
    context.fillRect(x, 0.44, 0.004, 0.32);
  }
  for (const x of [0.16, 0.31, 0.46, 0.61, 0.76]) {
    fillBox(context, [x - 0.008, 0.502, 0.096, 0.116], 0.006, css([0.95, 0.02, 90]));
    fillBox(context, [x, 0.51, 0.08, 0.1], 0.004, css([0.26, 0.03, 40]));
    strokeLine(context, [[x + 0.04, 0.51], [x + 0.04, 0.61]], 0.008, css([0.95, 0.02, 90])); // prettier-ignore
  }
  fillBox(context, [0.05, 0.75, 0.9, 0.035], 0.006, css(shift(DARK_WOOD, 0.06)));
  const roof: Colour = [0.44, 0.025, 260];
  fillShape(
    context,
    [
      [0.01, 0.46],
      [0.1, 0.26],
      [0.9, 0.26],
      [0.99, 0.46],
    ],
    fallShade(context, 0.26, 0.46, roof),
  );
  for (let i = 1; i < 6; i++) {
    const y = 0.26 + (0.2 * i) / 6;
    const inset = 0.1 - (0.09 * i) / 6;
    strokeLine(context, [[inset, y], [1 - inset, y]], 0.005, css(shift(roof, -0.07))); // prettier-ignore
  }
}

/** How low the planks of a hanging bridge are at a place from 0 to 1. */
const sagAt = (t: number): number => 0.6 + 0.6 * t * (1 - t);

/** Planks on ropes between two rocks, with ropes to hold on to. */
function ropeBridge(context: Canvas2D, colour: Colour): void {
  const rock: Colour = [0.56, 0.03, 70];
  fillOutline(context, 'M 0 62 L 12 60 L 15 66 L 11 78 L 13 90 L 8 100 L 0 100 Z', roundShade(context, 0, 0.15, rock)); // prettier-ignore
  fillOutline(context, 'M 100 62 L 88 60 L 85 66 L 89 78 L 87 90 L 92 100 L 100 100 Z', roundShade(context, 0.85, 1, rock)); // prettier-ignore
  fillBox(context, [0, 0.595, 0.125, 0.025], 0.01, css([0.6, 0.13, 138]));
  fillBox(context, [0.875, 0.595, 0.125, 0.025], 0.01, css([0.6, 0.13, 138]));
  const rope: Colour = [0.62, 0.07, 75];
  const points = (up: number): (readonly [number, number])[] =>
    Array.from({ length: 25 }, (_, i) => [0.09 + (0.82 * i) / 24, sagAt(i / 24) - up] as const);
  strokeLine(context, points(0.15), 0.012, css(shift(rope, -0.1)));
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    const [x, y] = [0.1 + 0.8 * t, sagAt(t)];
    const slope = 0.6 * (1 - 2 * t) * 0.5;
    strokeLine(context, [[x, y], [x, y - 0.17]], 0.004, css(shift(rope, -0.05))); // prettier-ignore
    turned(context, [x, y, slope * 0.7], () => {
      fillBox(context, [-0.014, -0.012, 0.027, 0.028], 0.005, css(shift(colour, i % 3 === 0 ? 0.05 : -0.02))); // prettier-ignore
    });
  }
  strokeLine(context, points(0.18), 0.014, css(rope));
  for (const x of [0.075, 0.895])
    fillBox(context, [x, 0.38, 0.03, 0.24], 0.008, roundShade(context, x, x + 0.03, DARK_WOOD));
}

/** Towers of stone with pointed arches, and a roadway that hangs on cables between them. */
function stoneTowerBridge(context: Canvas2D, colour: Colour): void {
  const steel: Colour = [0.5, 0.02, 250];
  for (const x of [0.18, 0.68]) {
    masonry(context, [x, 0.17, 0.14, 0.81], colour);
    fillBox(context, [x - 0.012, 0.14, 0.164, 0.045], 0.006, css(shift(colour, 0.05)));
    fillBox(context, [x - 0.02, 0.9, 0.18, 0.1], 0.01, fallShade(context, 0.9, 1, shift(colour, -0.05))); // prettier-ignore
    context.globalCompositeOperation = 'destination-out';
    for (const left of [x + 0.026, x + 0.08]) {
      const [l, r] = [left * 100, (left + 0.034) * 100];
      fillOutline(context, `M ${l} 70 L ${l} 36 Q ${l} 30 ${(l + r) / 2} 26 Q ${r} 30 ${r} 36 L ${r} 70 Z`, css(steel)); // prettier-ignore
    }
    context.globalCompositeOperation = 'source-over';
  }
  for (let x = 3; x <= 97; x += 3) {
    const cable =
      x < 25
        ? 68 - ((x + 3) / 28) * 44
        : x > 75
          ? 68 - ((103 - x) / 28) * 44
          : 24 + 40 * (1 - ((x - 50) / 25) ** 2);
    strokeOutline(context, `M ${x} ${cable} L ${x} 71`, 0.004, css(shift(steel, 0.1)));
  }
  strokeOutline(context, 'M -3 68 L 25 24 C 38 77 62 77 75 24 L 103 68', 0.013, css(steel));
  fillBox(context, [0, 0.7, 1, 0.05], 0.006, fallShade(context, 0.69, 0.76, [0.5, 0.05, 55]));
  fillBox(context, [0, 0.682, 1, 0.02], 0.006, css([0.66, 0.05, 60]));
}

/** Bridges that are known by how they are built. */
export const BRIDGES: PropFamily = {
  '@coveredbridge': (context, colour) => coveredBridge(context, colour ?? [0.5, 0.16, 28]),
  '@ropebridge': (context, colour) => ropeBridge(context, colour ?? shift(WOOD, 0.04)),
  '@stonetowerbridge': (context, colour) => stoneTowerBridge(context, colour ?? [0.68, 0.05, 62]),
};
