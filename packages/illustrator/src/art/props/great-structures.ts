import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  within,
} from './brush.ts';

const GRANITE: Colour = [0.72, 0.035, 75];
const STEEL_BLUE: Colour = [0.62, 0.11, 235];
const GRASS: Colour = [0.6, 0.13, 138];
const SLATE: Colour = [0.45, 0.03, 260];
const WARM_STONE: Colour = [0.74, 0.05, 72];

/** One of the two towers: a gate for the road, three rows of windows, four small spires and a roof. */
function bridgeTower(context: Canvas2D, middle: number): void {
  const left = middle - 0.08;
  fillBox(context, [left, 0.3, 0.16, 0.62], 0.01, roundShade(context, left, left + 0.16, GRANITE));
  fillOutline(
    context,
    `M ${100 * left} 31 L ${100 * middle} 10 L ${100 * (left + 0.16)} 31 Z`,
    roundShade(context, left, left + 0.16, SLATE),
  );
  for (const x of [left - 0.005, left + 0.13]) {
    fillBox(context, [x, 0.26, 0.035, 0.34], 0.005, css(shift(GRANITE, 0.05)));
    fillOutline(
      context,
      `M ${100 * (x - 0.005)} 27 L ${100 * (x + 0.0175)} 17 L ${100 * (x + 0.04)} 27 Z`,
      css(SLATE),
    );
  }
  for (const y of [0.36, 0.45]) {
    for (const x of [-0.032, 0.008]) {
      fillBox(context, [middle + x, y, 0.024, 0.055], 0.012, css(shift(GRANITE, -0.32)));
    }
  }
  const gate = `M ${100 * (middle - 0.045)} 74 L ${100 * (middle - 0.045)} 62 Q ${100 * middle} 53 ${100 * (middle + 0.045)} 62 L ${100 * (middle + 0.045)} 74 Z`;
  fillOutline(context, gate, css(shift(GRANITE, -0.36)));
  fillBox(context, [middle - 0.11, 0.86, 0.22, 0.13], 0.02, css(shift(GRANITE, -0.12)));
}

/** Tower Bridge in London: chains to the banks, a road between the towers and a walk high above it. */
function towerBridge(context: Canvas2D): void {
  for (const mirrored of [false, true]) {
    const x = (part: number): number => 100 * (mirrored ? 1 - part : part);
    for (const drop of [0, 5]) {
      const chain = `M ${x(0)} ${66 + drop} Q ${x(0.12)} ${66 + drop} ${x(0.25)} ${38 + drop}`;
      strokeOutline(context, chain, 0.016, css(STEEL_BLUE));
    }
    for (const [part, top] of [
      [0.05, 66],
      [0.1, 63],
      [0.15, 58],
      [0.2, 50],
    ] as const) {
      strokeOutline(context, `M ${x(part)} ${top} L ${x(part)} 74`, 0.006, css(STEEL_BLUE));
    }
  }
  for (const y of [0.36, 0.44]) {
    fillBox(context, [0.3, y, 0.4, 0.03], 0.004, css(shift(STEEL_BLUE, 0.08)));
  }
  for (let i = 0; i < 9; i++) {
    const x = 0.345 + i * 0.039;
    strokeLine(
      context,
      [
        [x, 0.385],
        [x + 0.02, 0.445],
      ] as const,
      0.006,
      css(STEEL_BLUE),
    );
  }
  fillBox(context, [0, 0.73, 1, 0.045], 0.006, fallShade(context, 0.73, 0.78, STEEL_BLUE));
  fillBox(context, [0, 0.775, 1, 0.02], 0.004, css(shift(STEEL_BLUE, -0.18)));
  for (const middle of [0.3, 0.7]) bridgeTower(context, middle);
}

/** A square tower with battlements and dark openings. */
function watchtower(context: Canvas2D, left: number, top: number, size: number): void {
  fillBox(
    context,
    [left, top, size, size * 1.1],
    0.006,
    roundShade(context, left, left + size, WARM_STONE),
  );
  for (let i = 0; i < 4; i++) {
    const notch = [left + i * size * 0.27, top - size * 0.16, size * 0.17, size * 0.2] as const;
    fillBox(context, notch, 0.003, css(shift(WARM_STONE, 0.02)));
  }
  for (const x of [0.18, 0.6]) {
    fillBox(
      context,
      [left + size * x, top + size * 0.3, size * 0.2, size * 0.32],
      size * 0.1,
      css(shift(WARM_STONE, -0.36)),
    );
  }
}

/** The Great Wall as it climbs along a ridge, wide before the viewer and narrow far away. */
function greatWall(context: Canvas2D): void {
  fillOutline(
    context,
    'M -4 99 C 2 84 14 70 28 62 C 44 52 60 32 78 28 C 92 26 98 66 106 99 Z',
    fallShade(context, 0.25, 1, GRASS),
  );
  const side =
    'M 2 99 C 10 84 26 78 38 70 C 54 60 58 46 78 36 L 84 33 L 86 38 C 74 46 72 62 60 74 C 48 86 36 88 30 99 Z';
  fillOutline(context, side, fallShade(context, 0.3, 1, shift(WARM_STONE, -0.1)));
  within(context, side, () => {
    for (let i = 0; i < 16; i++) {
      const y = 36 + i * 4.2;
      strokeOutline(
        context,
        `M 0 ${y + 6} Q 50 ${y} 100 ${y - 10}`,
        0.005,
        css(shift(WARM_STONE, -0.22), 0.6),
      );
    }
  });
  const walk =
    'M 2 99 C 10 82 26 76 38 68 C 54 58 58 44 78 34 L 82 34 C 66 46 62 60 46 72 C 34 80 22 84 16 99 Z';
  fillOutline(context, walk, fallShade(context, 0.3, 1, shift(WARM_STONE, 0.08)));
  for (const [x, y, size] of [
    [3, 90, 4.6],
    [9, 82.5, 4.2],
    [17, 77, 3.8],
    [25, 72.6, 3.4],
    [33, 68.4, 3],
    [41, 63, 2.6],
    [48, 57.4, 2.3],
    [54, 51.4, 2],
    [60, 45.6, 1.8],
    [67, 40, 1.6],
  ] as const) {
    fillBox(context, [x / 100, (y - size) / 100, size / 100, size / 80], 0.003, css(WARM_STONE));
  }
  watchtower(context, 0.76, 0.2, 0.15);
  watchtower(context, 0.36, 0.44, 0.2);
}

/** Machu Picchu: stone walls on terraces, and the steep green mountain behind them. */
function machuPicchu(context: Canvas2D): void {
  fillOutline(
    context,
    'M 30 78 C 40 60 46 20 60 6 C 66 2 70 8 74 22 C 82 44 90 62 98 78 Z',
    roundShade(context, 0.34, 0.98, shift(GRASS, -0.1)),
  );
  fillOutline(
    context,
    'M 60 6 C 66 2 70 8 74 22 C 70 34 72 52 64 66 C 60 44 56 26 60 6 Z',
    css(shift(GRASS, -0.02)),
  );
  fillOutline(
    context,
    'M 12 78 C 20 60 26 44 36 40 C 46 46 52 62 60 78 Z',
    css(shift(GRASS, -0.14)),
  );
  const ground = 'M -6 99 C 0 84 8 74 20 70 C 40 64 62 64 82 70 C 94 76 100 88 106 99 Z';
  fillOutline(context, ground, fallShade(context, 0.64, 1, GRASS));
  within(context, ground, () => {
    for (const [row, y] of [73, 80, 87, 94].entries()) {
      const terrace = `M 0 ${y + 3} Q 50 ${y - 5} 100 ${y + 3} L 100 ${y + 6} Q 50 ${y - 2} 0 ${y + 6} Z`;
      fillOutline(context, terrace, css(shift(WARM_STONE, -0.06 - row * 0.03)));
    }
  });
  for (const [x, y, width, height] of [
    [14, 63, 10, 10],
    [28, 60, 8, 11],
    [40, 61, 12, 9],
    [56, 59, 9, 11],
    [70, 62, 11, 9],
  ] as const) {
    const [left, top] = [x / 100, y / 100];
    fillBox(
      context,
      [left, top, width / 100, height / 100],
      0.004,
      roundShade(context, left, left + width / 100, WARM_STONE),
    );
    fillOutline(
      context,
      `M ${x} ${y} L ${x + width / 2} ${y - 6} L ${x + width} ${y} L ${x + width - 1.6} ${y} L ${x + width / 2} ${y - 3.4} L ${x + 1.6} ${y} Z`,
      css(shift(WARM_STONE, -0.08)),
    );
    fillBox(
      context,
      [left + width / 260, top + 0.035, width / 400, 0.05],
      0.004,
      css(shift(WARM_STONE, -0.4)),
    );
  }
}

/** A stack of bricks that leads out of a roof, with snow on its rim. */
function chimney(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.2, 0.2, 0.6, 0.8], 0.01, roundShade(context, 0.2, 0.8, colour));
  for (let row = 0; row < 10; row++) {
    const y = 0.28 + row * 0.072;
    strokeLine(
      context,
      [
        [0.2, y],
        [0.8, y],
      ] as const,
      0.008,
      css(shift(colour, 0.2, 0.5), 0.7),
    );
    for (let i = 0; i < 4; i++) {
      const x = 0.2 + (row % 2 ? 0.075 : 0) + i * 0.15 + 0.06;
      if (x < 0.79)
        strokeLine(
          context,
          [
            [x, y],
            [x, y + 0.072],
          ] as const,
          0.008,
          css(shift(colour, 0.2, 0.5), 0.7),
        );
    }
  }
  fillBox(
    context,
    [0.14, 0.12, 0.72, 0.11],
    0.015,
    roundShade(context, 0.14, 0.86, shift(colour, -0.08)),
  );
  fillOutline(
    context,
    'M 12 13 C 16 6 30 10 36 8 C 46 5 54 11 62 8 C 72 6 84 6 88 13 C 88 19 82 17 79 21 C 76 18 70 17 64 19 C 56 22 50 17 42 19 C 34 22 30 18 24 21 C 18 18 12 20 12 13 Z',
    fallShade(context, 0.05, 0.22, [0.97, 0.012, 240]),
  );
}

export const GREAT_STRUCTURES: PropFamily = {
  '@towerbridge': towerBridge,
  '@greatwall': greatWall,
  '@machupicchu': machuPicchu,
  '@chimney': (context, colour) => chimney(context, colour ?? [0.5, 0.12, 35]),
};
