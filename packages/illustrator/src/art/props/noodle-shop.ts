import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  strokeOutline,
  WARM_LIGHT,
} from './brush.ts';

const TILES: Colour = [0.34, 0.04, 255];
const LANTERN: Colour = [0.62, 0.21, 30];
const TIMBER: Colour = [0.46, 0.08, 50];

/** A roof of dark tiles that curves up at its ends. */
function tiledRoof(context: Canvas2D, y: number, half: number, tall: number): void {
  const [left, right] = [50 - half, 50 + half];
  const [eaves, ridge] = [y + tall, y];
  fillOutline(
    context,
    `M ${left} ${eaves - 4} Q ${left + 8} ${eaves - 3} ${left + 14} ${ridge} L ${right - 14} ${ridge} Q ${right - 8} ${eaves - 3} ${right} ${eaves - 4} L ${right - 2} ${eaves + 1} Q 50 ${eaves - 2} ${left + 2} ${eaves + 1} Z`,
    fallShade(context, ridge / 100, (eaves + 1) / 100, TILES),
  );
  for (let i = 0; i < 9; i++) {
    const along = (i + 1) / 10;
    const [top, foot] = [left + 14 + (2 * half - 28) * along, left + 3 + (2 * half - 6) * along];
    strokeOutline(context, `M ${top} ${ridge} L ${foot} ${eaves}`, 0.008, css(shift(TILES, -0.07)));
  }
  fillBox(
    context,
    [(left + 12) / 100, (ridge - 2) / 100, (2 * half - 24) / 100, 0.03],
    0.015,
    css(shift(TILES, 0.06)),
  );
}

function paperLantern(context: Canvas2D, x: number, y: number, radius: number): void {
  strokeOutline(
    context,
    `M ${x * 100} ${(y - radius - 0.04) * 100} L ${x * 100} ${y * 100}`,
    0.006,
    css(DARK_WOOD),
  );
  fillEllipse(context, [x, y, radius * 1.7, radius * 1.9], css([0.85, 0.15, 60], 0.22));
  fillEllipse(
    context,
    [x, y, radius, radius * 1.12],
    fallShade(context, y - radius, y + radius, shift(LANTERN, 0.08)),
  );
  fillEllipse(context, [x, y, radius * 0.42, radius * 0.9], css([0.86, 0.14, 70], 0.55));
  for (const side of [-1, 1])
    fillBox(
      context,
      [x - radius * 0.5, y + side * radius * 1.05 - 0.008, radius, 0.016],
      0.004,
      css(DARK_WOOD),
    );
}

/** Short curtains over the counter. */
function noren(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 5; i++) {
    const x = 0.2 + i * 0.122;
    fillBox(
      context,
      [x, 0.5, 0.114, 0.13],
      [0, 0, 0.012, 0.012],
      fallShade(context, 0.5, 0.64, colour),
    );
    fillEllipse(context, [x + 0.057, 0.565, 0.024, 0.024], css([0.97, 0.01, 90], 0.9));
  }
  fillBox(context, [0.17, 0.488, 0.66, 0.018], 0.006, css(DARK_WOOD));
}

function steamingBowl(context: Canvas2D, x: number): void {
  fillOutline(
    context,
    `M ${x - 5} 72 L ${x + 5} 72 Q ${x + 4} 78 ${x + 2} 78 L ${x - 2} 78 Q ${x - 4} 78 ${x - 5} 72 Z`,
    css([0.94, 0.02, 85]),
  );
  fillEllipse(context, [x / 100, 0.72, 0.05, 0.013], css([0.8, 0.13, 75]));
  for (const dx of [-2, 1.5])
    strokeOutline(
      context,
      `M ${x + dx} 70 Q ${x + dx + 2} 67 ${x + dx} 65 Q ${x + dx - 2} 63 ${x + dx} 61`,
      0.008,
      css([1, 0, 0], 0.6),
    );
}

/** A small Japanese shop at a street: a counter with bowls and stools under a lit room, curtains and red lanterns. */
function ramenFront(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.12, 0.16, 0.76, 0.82], 0.006, fallShade(context, 0.16, 1, TIMBER));
  fillBox(context, [0.2, 0.25, 0.6, 0.13], 0.006, fallShade(context, 0.25, 0.38, WARM_LIGHT));
  for (const x of [0.2, 0.32, 0.44, 0.56, 0.68, 0.79])
    fillBox(context, [x, 0.25, 0.012, 0.13], 0, css(DARK_WOOD));
  fillBox(context, [0.17, 0.5, 0.66, 0.28], 0, fallShade(context, 0.5, 0.78, WARM_LIGHT));
  fillBox(context, [0.24, 0.65, 0.52, 0.02], 0, css(shift(DARK_WOOD, 0.08)));
  for (const [i, x] of [0.28, 0.36, 0.5, 0.58, 0.68].entries())
    fillBox(
      context,
      [x, 0.6 + (i % 2) * 0.012, 0.03, 0.05],
      0.006,
      css([0.7 - 0.08 * (i % 3), 0.12, 40 + 50 * i]),
    );
  fillBox(context, [0.12, 0.775, 0.76, 0.05], 0.006, css(shift(TIMBER, 0.12)));
  fillBox(
    context,
    [0.14, 0.82, 0.72, 0.16],
    0,
    fallShade(context, 0.82, 0.98, shift(TIMBER, -0.07)),
  );
  for (const x of [36, 64]) steamingBowl(context, x);
  noren(context, colour);
  tiledRoof(context, 40, 46, 10);
  tiledRoof(context, 4, 44, 15);
  fillBox(context, [0.36, 0.235, 0.28, 0.1], 0.01, css(DARK_WOOD));
  for (const x of [0.41, 0.475, 0.54]) fillBox(context, [x, 0.262, 0.045, 0.045], 0.01, css(BRASS));
  for (const x of [0.1, 0.9]) paperLantern(context, x, 0.62, 0.058);
  for (const x of [0.26, 0.5, 0.74]) {
    fillBox(context, [x - 0.045, 0.87, 0.09, 0.022], 0.011, css([0.58, 0.18, 28]));
    strokeOutline(context, `M ${x * 100} 88 L ${x * 100} 99`, 0.018, css(shift(DARK_WOOD, -0.04)));
  }
}

/** A shop that is known by its lanterns. */
export const NOODLE_SHOP: PropFamily = {
  '@ramenfront': (context, colour) => ramenFront(context, colour ?? [0.5, 0.17, 27]),
};
