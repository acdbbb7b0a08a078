import { type Colour, shift } from '../../math/colour.ts';
import type { BayPoint, PaintBay, WallPen } from './perspective.ts';

export const IRON: Colour = [0.34, 0.02, 265];
const STEEL: Colour = [0.72, 0.015, 250];
export const PAPER: Colour = [0.96, 0.01, 90];
const WOOD: Colour = [0.46, 0.08, 50];
const FLAME: Colour = [0.9, 0.15, 75];
const GLASS: Colour = [0.84, 0.06, 220];

/** A round or pointed shape on the wall: corners around a middle. */
export function disc(
  along: number,
  up: number,
  [wide, tall]: readonly [number, number],
  out = 0,
): BayPoint[] {
  return Array.from({ length: 18 }, (_, i): BayPoint => {
    const angle = (i / 18) * Math.PI * 2;
    return [along + wide * Math.cos(angle), up + tall * Math.sin(angle), out];
  });
}

/** A window or a door with a round head. */
export const arched = (
  [a0, u0]: readonly [number, number],
  [a1, u1]: readonly [number, number],
  out = 0,
): BayPoint[] => {
  const middle = (a0 + a1) / 2;
  const half = (a1 - a0) / 2;
  const springs = u1 - half * 0.45;
  const head = Array.from({ length: 9 }, (_, i): BayPoint => {
    const angle = Math.PI * (i / 8);
    return [middle + half * Math.cos(angle), springs + (u1 - springs) * Math.sin(angle), out];
  });
  return [[a0, u0, out], [a1, u0, out], ...head];
};

/** One color all over. */
export const plain = (pen: WallPen, colour: Colour): void => pen.panel([0, 0], [1, 1], colour);

/** A flame on a holder of the wall. @param up of its lower part */
export function flame(pen: WallPen, along: number, up: number): void {
  pen.glowing(disc(along, up, [0.05, 0.055], 0.05), FLAME);
  pen.glowing(disc(along, up - 0.015, [0.025, 0.03], 0.055), [0.97, 0.1, 95]);
}

/** One of some colors, another in each bay and on each side. @param step adds to its place in the list */
export const inTurn = (
  { index, side }: Pick<WallPen, 'index' | 'side'>,
  colours: readonly Colour[],
  step = 0,
): Colour => colours[(index * 2 + (side < 0 ? 1 : 0) + step) % colours.length] ?? PAPER;

/** A wall with a skirting, a band at the height of the hips and a door in every bay. */
export const doors =
  (wall: Colour, band: Colour, door: Colour): PaintBay =>
  (pen) => {
    plain(pen, wall);
    pen.panel([0, 0], [1, 0.3], band);
    pen.block([0, 0.3], [1, 0.335], 0.02, shift(band, -0.08));
    pen.panel([0.24, 0], [0.72, 0.72], shift(door, -0.12));
    pen.panel([0.28, 0], [0.68, 0.7], door);
    pen.panel([0.38, 0.4], [0.58, 0.62], GLASS);
    pen.panel([0.31, 0.31], [0.36, 0.34], IRON);
    pen.panel([0.76, 0.5], [0.84, 0.55], PAPER);
  };

/** Lockers side by side, above a bench here and there. */
export const lockers =
  (wall: Colour, locker: Colour): PaintBay =>
  (pen) => {
    plain(pen, wall);
    pen.block([0, 0.02], [1, 0.66], 0.05, shift(locker, -0.12));
    for (let i = 0; i < 4; i++) {
      const from = 0.02 + i * 0.245;
      pen.panel([from, 0.04], [from + 0.22, 0.64], shift(locker, (i % 2) * 0.025), 0.05);
      for (const up of [0.54, 0.57, 0.6]) {
        pen.panel([from + 0.06, up], [from + 0.16, up + 0.01], shift(locker, -0.16), 0.05);
      }
      pen.panel([from + 0.17, 0.33], [from + 0.195, 0.38], PAPER, 0.05);
    }
  };

/** Shelves full of books up to the top of the wall. */
export const bookshelves = (): PaintBay => (pen) => {
  plain(pen, shift(WOOD, -0.16));
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const foot = 0.02 + (row * 0.97) / rows;
    for (let at = 0.05; at < 0.92;) {
      const thick = 0.03 + 0.035 * pen.random();
      const tall = 0.08 + 0.045 * pen.random();
      const hue = [25, 60, 150, 250, 300][Math.floor(pen.random() * 5)] ?? 40;
      if (pen.random() < 0.93) {
        pen.panel(
          [at, foot],
          [at + thick, foot + tall],
          [0.46 + 0.2 * pen.random(), 0.09, hue],
          0.015,
        );
      }
      at += thick + 0.006;
    }
    pen.block([0, foot - 0.02], [1, foot], 0.035, WOOD);
  }
  pen.block([0.94, 0], [1, 1], 0.05, shift(WOOD, 0.02));
};

/** Racks of servers with lamps that glow. */
export const servers = (): PaintBay => (pen) => {
  plain(pen, [0.2, 0.03, 262]);
  pen.block([0.03, 0], [0.97, 0.82], 0.08, [0.25, 0.03, 262]);
  for (let row = 0; row < 11; row++) {
    const up = 0.04 + row * 0.07;
    pen.panel([0.08, up], [0.92, up + 0.055], [0.17, 0.03, 262], 0.08);
    for (let lamp = 0; lamp < 8; lamp++) {
      const hue = pen.random() < 0.75 ? 205 : pen.random() < 0.5 ? 150 : 30;
      const at = 0.12 + lamp * 0.1;
      if (pen.random() < 0.7)
        pen.panel([at, up + 0.02], [at + 0.04, up + 0.035], [0.8, 0.16, hue], 0.08);
    }
  }
};

/** Masonry of large stones. */
function stones(pen: WallPen, stone: Colour): void {
  plain(pen, shift(stone, -0.07));
  for (let row = 0; row < 8; row++) {
    const offset = row % 2 ? 0.17 : 0;
    for (let at = -offset; at < 1; at += 0.335) {
      const [from, to] = [Math.max(0, at + 0.012), Math.min(1, at + 0.323)];
      const tone = shift(stone, (pen.random() - 0.5) * 0.06);
      pen.panel([from, row / 8 + 0.008], [to, (row + 1) / 8 - 0.008], tone);
    }
  }
}

/** Two rows of barrels that lie with their heads to the aisle. */
export const barrels =
  (stone: Colour): PaintBay =>
  (pen) => {
    stones(pen, stone);
    for (const [up, size] of [
      [0.2, 0.17],
      [0.56, 0.15],
    ] as const) {
      for (const along of [0.27, 0.76]) {
        pen.shape(disc(along, up, [0.23, size], 0.04), shift(WOOD, -0.1));
        pen.shape(disc(along, up, [0.2, size * 0.87], 0.12), IRON);
        pen.shape(disc(along, up, [0.18, size * 0.79], 0.12), shift(WOOD, 0.12));
        for (const plank of [-0.1, -0.03, 0.04, 0.11]) {
          pen.panel(
            [along + plank, up - size * 0.6],
            [along + plank + 0.008, up + size * 0.6],
            WOOD,
            0.12,
          );
        }
        pen.panel([along - 0.02, up - size * 0.5], [along + 0.02, up - size * 0.4], IRON, 0.13);
      }
      pen.block([0, up - size - 0.045], [1, up - size - 0.015], 0.13, shift(WOOD, -0.08));
    }
  };

/** Cells behind bars, and torches between them. */
export const cells =
  (stone: Colour): PaintBay =>
  (pen) => {
    stones(pen, stone);
    pen.shape(arched([0.22, 0], [0.74, 0.68]), [0.14, 0.02, 270]);
    for (let i = 0; i < 6; i++) {
      pen.panel([0.25 + i * 0.085, 0], [0.27 + i * 0.085, 0.62], IRON, 0.005);
    }
    for (const up of [0.2, 0.44]) pen.panel([0.22, up], [0.74, up + 0.02], IRON, 0.006);
    pen.block([0.88, 0.46], [0.92, 0.56], 0.04, WOOD);
    pen.shape(disc(0.9, 0.61, [0.05, 0.055], 0.04), FLAME);
    pen.shape(disc(0.9, 0.595, [0.025, 0.028], 0.045), [0.97, 0.1, 95]);
  };

const PANES: readonly Colour[] = [
  [0.62, 0.2, 27],
  [0.6, 0.17, 255],
  [0.82, 0.16, 88],
  [0.62, 0.15, 150],
  [0.56, 0.18, 310],
];

/** Piers, tall windows of colored glass, and pews below them. */
export const nave =
  (stone: Colour): PaintBay =>
  (pen) => {
    plain(pen, stone);
    pen.shape(arched([0.36, 0.34], [0.86, 0.94]), shift(stone, -0.14));
    pen.shape(arched([0.4, 0.36], [0.82, 0.91]), [0.24, 0.03, 280]);
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 3; column++) {
        const pane = PANES[(row * 2 + column + pen.index) % PANES.length] ?? stone;
        const from = [0.415 + column * 0.135, 0.38 + row * 0.077] as const;
        const narrow = row === 5 && column !== 1 ? 0.03 : 0;
        pen.panel(from, [from[0] + 0.12, from[1] + 0.068 - narrow], pane);
      }
    }
    pen.block([0, 0], [0.2, 1], 0.07, shift(stone, 0.02));
    pen.block([0, 0.62], [0.2, 0.66], 0.09, shift(stone, 0.04));
    for (const along of [0.3, 0.72]) {
      pen.block([along, 0.0], [along + 0.07, 0.16], 0.34, shift(WOOD, 0.03));
      pen.block([along - 0.1, 0.0], [along, 0.075], 0.34, shift(WOOD, 0.08));
    }
  };

/** Tiles with posters and a bench. */
export const station =
  (tile: Colour, band: Colour): PaintBay =>
  (pen) => {
    plain(pen, tile);
    for (let up = 0.06; up < 0.75; up += 0.075) {
      pen.panel([0, up], [1, up + 0.006], shift(tile, -0.08));
    }
    for (const along of [0.2, 0.4, 0.6, 0.8, 0.995]) {
      pen.panel([along, 0], [along + 0.005, 0.75], shift(tile, -0.08));
    }
    pen.panel([0, 0.66], [1, 0.75], band);
    const hue = pen.random() * 360;
    if (pen.index % 2) {
      pen.panel([0.3, 0.26], [0.72, 0.6], PAPER);
      pen.panel([0.34, 0.29], [0.68, 0.57], [0.72, 0.13, hue]);
      pen.shape(disc(0.51, 0.44, [0.1, 0.08]), [0.9, 0.1, hue + 60]);
    } else {
      pen.block([0.2, 0.09], [0.8, 0.12], 0.09, WOOD);
      for (const along of [0.24, 0.72]) pen.block([along, 0], [along + 0.04, 0.09], 0.07, IRON);
      pen.panel([0.3, 0.5], [0.7, 0.62], [0.3, 0.08, 262]);
      pen.panel([0.36, 0.545], [0.64, 0.575], PAPER);
    }
  };

/** A train that waits: windows full of light and doors between them. */
export const trainSide =
  (stripe: Colour): PaintBay =>
  (pen) => {
    pen.panel([0, -0.08], [1, 0.02], [0.16, 0.02, 270]);
    pen.panel([0, 0.02], [1, 0.7], STEEL, 0.02);
    pen.panel([0, 0.1], [1, 0.2], stripe, 0.02);
    pen.panel([0, 0.66], [1, 0.7], shift(STEEL, -0.12), 0.02);
    if (pen.index % 2) {
      for (const along of [0.1, 0.52]) {
        pen.panel([along, 0.04], [along + 0.38, 0.6], shift(STEEL, -0.08), 0.022);
        pen.panel([along + 0.07, 0.26], [along + 0.31, 0.55], [0.95, 0.08, 92], 0.024);
      }
    } else {
      pen.panel([0.08, 0.27], [0.92, 0.57], [0.3, 0.02, 265], 0.022);
      pen.panel([0.11, 0.29], [0.89, 0.55], [0.95, 0.08, 92], 0.024);
      pen.panel([0.49, 0.29], [0.51, 0.55], [0.3, 0.02, 265], 0.025);
    }
  };

/** Ribs, strips of light and portholes through which the stars are seen. */
export const spaceship = (): PaintBay => (pen) => {
  plain(pen, [0.7, 0.02, 250]);
  pen.panel([0, 0], [1, 0.14], [0.42, 0.03, 255]);
  pen.panel([0, 0.145], [1, 0.17], [0.86, 0.12, 205]);
  pen.panel([0, 0.8], [1, 0.82], [0.86, 0.12, 205]);
  pen.panel([0.1, 0.22], [0.9, 0.74], [0.78, 0.015, 250]);
  pen.shape(disc(0.5, 0.49, [0.28, 0.2]), [0.44, 0.03, 255]);
  pen.shape(disc(0.5, 0.49, [0.23, 0.165]), [0.16, 0.06, 275]);
  for (let i = 0; i < 12; i++) {
    const angle = pen.random() * Math.PI * 2;
    const away = Math.sqrt(pen.random()) * 0.9;
    const middle = [
      0.5 + 0.2 * away * Math.cos(angle),
      0.49 + 0.14 * away * Math.sin(angle),
    ] as const;
    pen.shape(disc(...middle, [0.009, 0.007]), PAPER);
  }
  pen.block([0, 0], [0.08, 1], 0.06, [0.56, 0.025, 255]);
};
