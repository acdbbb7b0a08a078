import type { RegionName } from '../../language/place-look.ts';
import { type Colour, shift } from '../../math/colour.ts';
import { arched, disc, inTurn } from './bays.ts';
import { neonHouse } from './neon-house.ts';
import type { BayPoint, PaintBay, WallPen } from './perspective.ts';
import { timberedHouse } from './timbered-house.ts';

const LAMPLIGHT: Colour = [0.9, 0.14, 82];
const DULL_LIGHT: Colour = [0.8, 0.07, 80];
const CREAM: Colour = [0.95, 0.02, 90];
const SNOW: Colour = [0.97, 0.015, 240];
const DARK_WOOD: Colour = [0.34, 0.05, 45];
const LEAVES: Colour = [0.56, 0.13, 140];
const GLASS: Colour = [0.55, 0.05, 240];
const BLUE: Colour = [0.5, 0.14, 255];
const WALLS: readonly Colour[] = [
  [0.86, 0.07, 75],
  [0.78, 0.1, 45],
  [0.82, 0.07, 20],
  [0.8, 0.06, 220],
  [0.84, 0.06, 150],
  [0.9, 0.04, 90],
];
const CLAY: readonly Colour[] = [
  [0.74, 0.1, 50],
  [0.8, 0.07, 70],
  [0.68, 0.11, 38],
];
const AWNINGS: readonly Colour[] = [
  [0.56, 0.19, 25],
  [0.48, 0.1, 160],
  [0.5, 0.11, 255],
  [0.64, 0.15, 60],
];

/** How the houses of a town look. */
export interface TownLook {
  /** Probability that a window is lit. */
  readonly lit: number;
  readonly isSnowy: boolean;
  /** The prompt names flowers: there are some below every window. */
  readonly isInBloom?: boolean;
}

const pick = (pen: WallPen, colours: readonly Colour[]): Colour =>
  inTurn(pen, colours, Math.floor(pen.random() * 2));

const isAfterDark = ({ lit }: TownLook): boolean => lit > 0.4;
const shopLight = (look: TownLook): Colour => (isAfterDark(look) ? LAMPLIGHT : DULL_LIGHT);

function pane(
  pen: WallPen,
  look: TownLook,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  if (pen.random() < look.lit) pen.shine(from, to, LAMPLIGHT);
  else pen.panel(from, to, GLASS);
}

/** A box of flowers below a window. */
function flowerBox(pen: WallPen, from: number, to: number, up: number): void {
  pen.block([from, up - 0.03], [to, up - 0.005], 0.03, DARK_WOOD);
  pen.panel([from, up - 0.006], [to, up + 0.016], LEAVES, 0.03);
  for (let i = 0; i < BLOOMS; i++) {
    const at = from + ((to - from) * (i + 0.5)) / BLOOMS;
    const bloom = IN_BLOOM[i % IN_BLOOM.length] ?? LEAVES;
    pen.shape(bloomAround(at, up + 0.012 + 0.016 * pen.random()), bloom);
  }
}
const BLOOMS = 6;
const IN_BLOOM: readonly Colour[] = [
  [0.66, 0.2, 0],
  [0.72, 0.16, 350],
  [0.62, 0.22, 25],
];

const bloomAround = (along: number, up: number): BayPoint[] =>
  Array.from({ length: 10 }, (_, i): BayPoint => {
    const angle = (i / 10) * Math.PI * 2;
    return [along + 0.032 * Math.cos(angle), up + 0.017 * Math.sin(angle), 0.034];
  });

/** Windows with shutters, one above the other, and flowers under some. */
function upperWindows(
  pen: WallPen,
  look: TownLook,
  shutter: Colour,
  [from, to]: readonly [number, number],
): void {
  for (let up = from; up + 0.14 < to; up += 0.2) {
    for (const along of [0.16, 0.58]) {
      pen.panel([along - 0.07, up], [along + 0.33, up + 0.13], shutter);
      pen.panel([along, up - 0.005], [along + 0.26, up + 0.135], CREAM);
      pane(pen, look, [along + 0.03, up + 0.005], [along + 0.23, up + 0.125]);
      pen.panel([along + 0.12, up], [along + 0.14, up + 0.13], CREAM);
      if (look.isInBloom === true || pen.random() < 0.5) flowerBox(pen, along, along + 0.26, up);
    }
  }
}

/** A striped awning that falls from the wall. */
function awning(
  pen: WallPen,
  [from, to]: readonly [number, number],
  up: number,
  colour: Colour,
): void {
  const stripes = 6;
  for (let i = 0; i < stripes; i++) {
    const a0 = from + ((to - from) * i) / stripes;
    const a1 = from + ((to - from) * (i + 1)) / stripes;
    const stripe = i % 2 ? CREAM : colour;
    pen.shape(
      [
        [a0, up],
        [a1, up],
        [a1, up - 0.07, 0.12],
        [a0, up - 0.07, 0.12],
      ],
      stripe,
    );
    const hem: readonly BayPoint[] = [
      [a0, up - 0.07, 0.12],
      [a1, up - 0.07, 0.12],
      [a1, up - 0.095, 0.12],
      [a0, up - 0.095, 0.12],
    ];
    pen.shape(hem, shift(stripe, -0.06));
  }
}

/** A round sign on a bracket, seen by those who come along. */
function hangingSign(pen: WallPen, along: number, up: number, colour: Colour): void {
  const round = (radius: number): BayPoint[] =>
    Array.from({ length: 16 }, (_, i): BayPoint => {
      const angle = (i / 16) * Math.PI * 2;
      return [along, up + radius * 0.78 * Math.sin(angle), 0.075 + radius * Math.cos(angle)];
    });
  pen.shape(
    [
      [along, up + 0.055, 0],
      [along, up + 0.063, 0],
      [along, up + 0.063, 0.12],
      [along, up + 0.055, 0.12],
    ],
    DARK_WOOD,
  );
  pen.shape(round(0.052), DARK_WOOD);
  pen.shape(round(0.044), colour);
  pen.shape(round(0.02), CREAM);
}

/** A tub with a little tree. */
function tub(pen: WallPen, along: number): void {
  pen.block([along, 0], [along + 0.1, 0.05], 0.07, [0.6, 0.12, 45]);
  pen.shape(arched([along - 0.02, 0.05], [along + 0.12, 0.15], 0.06), LEAVES);
}

/** A shop window full of light, with what it shows, and a door beside it. */
function shopFront(pen: WallPen, look: TownLook, frame: Colour): void {
  pen.panel([0.02, 0], [0.98, 0.37], frame);
  pen.shine([0.07, 0.1], [0.58, 0.29], shopLight(look));
  for (const along of [0.24, 0.41])
    pen.panel([along, 0.1], [along + 0.015, 0.29], shift(frame, -0.05));
  for (let i = 0; i < 6; i++) {
    const tall = 0.03 + 0.05 * pen.random();
    pen.panel(
      [0.09 + i * 0.08, 0.1],
      [0.15 + i * 0.08, 0.1 + tall],
      [0.62, 0.13, pen.random() * 360],
    );
  }
  pen.panel([0.66, 0], [0.92, 0.29], shift(frame, -0.09));
  pen.shine([0.7, 0.12], [0.88, 0.27], shopLight(look));
}

/** A house of plaster with a shop below: an awning or a board, a sign, plants at the door. */
function europeanHouse(pen: WallPen, look: TownLook): void {
  const wall = pick(pen, WALLS);
  const cloth = pick(pen, AWNINGS);
  const top = 0.94 + 0.22 * pen.random();
  pen.panel([0, 0], [1, top], wall);
  upperWindows(pen, look, shift(wall, -0.3, 1.4), [0.46, top - 0.03]);
  pen.block([0, top], [1, top + 0.03], 0.04, look.isSnowy ? SNOW : shift(wall, -0.22));
  shopFront(pen, look, shift(cloth, -0.12));
  if (pen.random() < 0.7) awning(pen, [0.03, 0.96], 0.38, cloth);
  else pen.panel([0.06, 0.31], [0.94, 0.36], CREAM);
  hangingSign(pen, 0.06, 0.44, shift(cloth, -0.04));
  tub(pen, 0.58);
}

/** Dark wood with lattices and paper windows, a tiled roof above the door, a cloth, a lantern. */
function japaneseHouse(pen: WallPen, look: TownLook): void {
  const wood = shift(DARK_WOOD, 0.06 * pen.random());
  const cloth = pick(pen, [
    [0.34, 0.1, 265],
    [0.46, 0.16, 25],
    [0.4, 0.08, 160],
  ]);
  const tiles: Colour = look.isSnowy ? SNOW : [0.36, 0.025, 255];
  const top = 0.84 + 0.1 * pen.random();
  pen.panel([0, 0], [1, top], shift(wood, 0.03));
  pen.panel([0.04, 0.52], [0.96, top - 0.06], [0.86, 0.04, 85]);
  for (const along of [0.1, 0.54]) {
    pen.panel([along, 0.55], [along + 0.36, 0.72], wood);
    if (pen.random() < look.lit + 0.2)
      pen.shine([along + 0.02, 0.56], [along + 0.34, 0.71], LAMPLIGHT);
    for (let i = 0; i < 7; i++)
      pen.panel([along + 0.03 + i * 0.048, 0.55], [along + 0.045 + i * 0.048, 0.72], wood);
  }
  pen.shine([0.06, 0.07], [0.52, 0.32], [0.93, 0.09, 85]);
  for (let i = 0; i < 9; i++) pen.panel([0.06 + i * 0.055, 0.06], [0.078 + i * 0.055, 0.33], wood);
  for (const up of [0.06, 0.2, 0.33]) pen.panel([0.04, up], [0.54, up + 0.012], wood);
  pen.shine([0.6, 0], [0.93, 0.33], [0.9, 0.11, 80]);
  pen.panel([0.755, 0], [0.775, 0.33], wood);
  for (let i = 0; i < 3; i++)
    pen.panel([0.6 + i * 0.112, 0.2], [0.705 + i * 0.112, 0.35], cloth, 0.02);
  for (const [up, out] of [
    [0.4, 0.13],
    [top, 0.12],
  ] as const) {
    pen.shape(
      [
        [-0.02, up + 0.07],
        [1.02, up + 0.07],
        [1.02, up, out],
        [-0.02, up, out],
      ],
      tiles,
    );
    pen.panel([-0.02, up - 0.018], [1.02, up], shift(tiles, -0.1), out);
  }
  for (const along of [0.56]) {
    const lantern: BayPoint[] = disc(along, 0.28, [0.055, 0.052], 0.1);
    pen.shape(lantern, [0.62, 0.21, 30]);
    pen.shine([along - 0.022, 0.25], [along + 0.022, 0.31], [0.82, 0.17, 50], 0.101);
  }
}

/** White plaster and blue wood, steps before the door, flowers that climb. */
function aegeanHouse(pen: WallPen, look: TownLook): void {
  const white: Colour = [0.96, 0.012, 90 + 60 * pen.random()];
  const top = 0.5 + 0.3 * pen.random();
  pen.panel([0, 0], [1, top], white);
  pen.block([0, top], [1, top + 0.025], 0.03, white);
  if (pen.index % 3 === 1)
    pen.shape(
      disc(0.5, top + 0.02, [0.34, 0.17]).filter(([, up]) => up >= top + 0.01),
      BLUE,
    );
  pen.shape(arched([0.56, 0], [0.88, 0.36]), BLUE);
  pen.panel([0.715, 0], [0.725, 0.33], shift(BLUE, -0.1));
  for (const up of [0.12, top - 0.26]) {
    pen.panel([0.1, up], [0.42, up + 0.16], BLUE);
    pane(pen, look, [0.18, up + 0.015], [0.34, up + 0.145]);
  }
  for (let i = 0; i < 14; i++) {
    const up = top - 0.3 * pen.random() * (i / 14);
    pen.shape(
      disc(0.44 + 0.2 * pen.random(), up, [0.06, 0.035], 0.02),
      i % 4 ? [0.62, 0.22, 350] : LEAVES,
    );
  }
  pen.block([0.5, 0], [0.94, 0.04], 0.1, white);
  tub(pen, 0.3);
}

/** White walls with a dark door, roof tiles, and pots of flowers all over them, as in Andalusia. */
function whiteHouse(pen: WallPen, look: TownLook): void {
  const white: Colour = [0.97, 0.012, 90];
  const top = 0.62 + 0.22 * pen.random();
  const trim = pick(pen, [
    [0.5, 0.13, 250],
    [0.42, 0.09, 150],
    [0.44, 0.09, 40],
  ]);
  pen.panel([0, 0], [1, top], white);
  pen.panel([0, 0], [1, 0.07], [0.78, 0.11, 80]);
  pen.block([-0.01, top], [1.01, top + 0.03], 0.07, look.isSnowy ? SNOW : [0.62, 0.13, 42]);
  pen.shape(arched([0.58, 0], [0.86, 0.36]), trim);
  pen.panel([0.715, 0], [0.725, 0.33], shift(trim, -0.1));
  for (const up of [0.16, top - 0.28]) {
    pen.panel([0.12, up], [0.42, up + 0.18], trim);
    pane(pen, look, [0.16, up + 0.02], [0.38, up + 0.16]);
    for (let i = 0; i < 4; i++)
      pen.panel([0.17 + i * 0.06, up], [0.18 + i * 0.06, up + 0.18], [0.25, 0.02, 60], 0.02);
    flowerBox(pen, 0.1, 0.44, up);
  }
  for (const [along, up] of [
    [0.5, 0.3],
    [0.92, 0.26],
    [0.9, 0.46],
    [0.5, 0.5],
  ] as const) {
    pen.block([along, up], [along + 0.07, up + 0.045], 0.05, [0.5, 0.14, 250]);
    pen.shape(disc(along + 0.035, up + 0.065, [0.06, 0.04], 0.06), LEAVES);
    pen.shape(disc(along + 0.02, up + 0.075, [0.022, 0.02], 0.061), [0.62, 0.22, 20]);
    pen.shape(disc(along + 0.055, up + 0.06, [0.022, 0.02], 0.061), [0.66, 0.22, 350]);
  }
  tub(pen, 0.44);
}

/** Walls of clay with horseshoe arches, lattices and carpets on show. */
function orientalHouse(pen: WallPen, look: TownLook): void {
  const clay = pick(pen, CLAY);
  const top = 0.78 + 0.26 * pen.random();
  pen.panel([0, 0], [1, top], clay);
  for (let i = 0; i < 5; i++) pen.panel([i * 0.2, top], [i * 0.2 + 0.11, top + 0.04], clay);
  pen.shape(arched([0.08, 0], [0.5, 0.44]), shift(clay, 0.1));
  pen.shape(arched([0.13, 0], [0.45, 0.4]), [0.42, 0.1, 200]);
  for (const up of [0.08, 0.18, 0.28]) pen.panel([0.16, up], [0.42, up + 0.06], [0.52, 0.12, 205]);
  for (let i = 0; i < 3; i++) {
    const hue = [25, 60, 350][i] ?? 25;
    pen.panel([0.56 + i * 0.14, 0.08], [0.68 + i * 0.14, 0.36], [0.56, 0.16, hue], 0.02);
    pen.panel([0.58 + i * 0.14, 0.12], [0.66 + i * 0.14, 0.32], [0.8, 0.12, 80], 0.021);
    pen.panel([0.6 + i * 0.14, 0.17], [0.64 + i * 0.14, 0.27], [0.42, 0.12, hue + 200], 0.022);
  }
  for (const along of [0.14, 0.6]) {
    pen.shape(arched([along, 0.54], [along + 0.24, 0.74]), shift(clay, 0.1));
    pane(pen, look, [along + 0.05, 0.55], [along + 0.19, 0.69]);
    for (let i = 0; i < 3; i++)
      pen.panel([along + 0.07 + i * 0.045, 0.54], [along + 0.08 + i * 0.045, 0.7], DARK_WOOD);
  }
  awning(pen, [0.54, 0.98], 0.46, [0.6, 0.16, 45]);
  pen.block([0.88, 0], [0.98, 0.07], 0.08, [0.62, 0.13, 40]);
}

const HOUSES: Readonly<Record<RegionName, (pen: WallPen, look: TownLook) => void>> = {
  japan: japaneseHouse,
  aegean: aegeanHouse,
  orient: orientalHouse,
  neon: neonHouse,
  whitewashed: whiteHouse,
  timbered: timberedHouse,
};

/** A house of an alley, as its part of the world builds it. */
export const alleyHouse = (look: TownLook, region: RegionName | null): PaintBay => {
  const paint = region === null ? europeanHouse : HOUSES[region];
  return (pen) => paint(pen, look);
};

/** A house that stands in the water: a gate, a mooring pole, tall windows. */
export const canalHouse =
  (look: TownLook): PaintBay =>
  (pen) => {
    const wall = pick(pen, WALLS);
    const top = 0.9 + 0.26 * pen.random();
    pen.panel([0, 0], [1, top], wall);
    pen.panel([0, 0], [1, 0.07], shift(wall, -0.2, 0.6));
    pen.block([0, top], [1, top + 0.03], 0.04, shift(wall, -0.22));
    pen.shape(arched([0.36, 0.05], [0.62, 0.34]), shift(wall, -0.34));
    pen.shape(arched([0.39, 0.05], [0.59, 0.32]), DARK_WOOD);
    for (const up of [0.14, 0.44, 0.7]) {
      for (const along of up < 0.2 ? [0.08, 0.72] : [0.08, 0.4, 0.72]) {
        if (up + 0.22 > top) continue;
        pen.shape(arched([along - 0.02, up - 0.01], [along + 0.22, up + 0.2]), CREAM);
        pane(pen, look, [along, up], [along + 0.2, up + 0.15]);
        if (look.isInBloom === true || (up > 0.4 && pen.random() < 0.4))
          flowerBox(pen, along - 0.02, along + 0.22, up);
      }
    }
    const stripe = pen.index % 2 ? ([0.5, 0.18, 27] as const) : BLUE;
    for (let i = -1; i < 5; i++) {
      const up = i * 0.045;
      const facing: readonly BayPoint[] = [
        [0.3, up, 0.1],
        [0.3, up + 0.045, 0.1],
        [0.3, up + 0.045, 0.122],
        [0.3, up, 0.122],
      ];
      pen.shape(facing, i % 2 ? stripe : CREAM);
    }
  };
