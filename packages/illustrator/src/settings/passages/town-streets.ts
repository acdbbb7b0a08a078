import type { Canvas2D } from '../../canvas.ts';
import { type Colour, mix, shift } from '../../math/colour.ts';
import { pickOne } from '../../math/random.ts';
import { fillPolygon, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { addStrip } from '../strip.ts';
import { underSky } from '../surface.ts';
import { disc, inTurn } from './bays.ts';
import { type Floor, paintFloor } from './floor.ts';
import {
  addBackdrop,
  addLightOnGround,
  addRipples,
  addWalls,
  paintReflection,
} from './lane-parts.ts';
import { endOf, type PaintBay, type Tube, type WallPen } from './perspective.ts';

const WESTERN: Tube = { eye: 0.56, half: 0.62, below: 0.46, above: 0.5, bay: 0.78, far: 4.6 };
const AVENUE: Tube = { eye: 0.52, half: 0.56, below: 0.54, above: 0.94, bay: 0.66, far: 5 };
const CREAM: Colour = [0.94, 0.03, 88];
const PLANKS: readonly Colour[] = [
  [0.6, 0.08, 58],
  [0.54, 0.09, 42],
  [0.66, 0.06, 75],
  [0.5, 0.06, 200],
  [0.62, 0.09, 30],
];

/** A wooden house with a false front, a sign and a porch on posts. */
const westernHouse =
  (lit: number): PaintBay =>
  (pen) => {
    const wood = inTurn(pen, PLANKS);
    const top = 0.84 + 0.16 * pen.random();
    pen.panel([0.03, 0], [0.97, top], wood);
    for (let up = 0.05; up < top; up += 0.055)
      pen.panel([0.03, up], [0.97, up + 0.007], shift(wood, -0.08));
    pen.block([0.0, top], [1, top + 0.035], 0.03, shift(wood, -0.1));
    pen.block([0.24, top + 0.035], [0.76, top + 0.09], 0.02, shift(wood, -0.03));
    pen.panel([0.14, 0.66], [0.86, 0.79], shift(wood, 0.16), 0.01);
    for (let i = 0; i < 5; i++)
      pen.panel([0.2 + i * 0.12, 0.7], [0.28 + i * 0.12, 0.75], shift(wood, -0.22), 0.012);
    for (const along of [0.1, 0.68]) {
      pen.panel([along, 0.14], [along + 0.22, 0.38], CREAM);
      if (pen.random() < lit) pen.shine([along + 0.02, 0.16], [along + 0.2, 0.36], [0.9, 0.13, 80]);
      else pen.panel([along + 0.02, 0.16], [along + 0.2, 0.36], [0.42, 0.05, 230]);
    }
    pen.panel([0.39, 0], [0.61, 0.42], [0.24, 0.04, 50]);
    for (const along of [0.4, 0.51])
      pen.panel([along, 0.1], [along + 0.09, 0.32], shift(wood, 0.1));
    pen.block([0, 0], [1, 0.045], 0.16, shift(wood, -0.04));
    pen.block([0, 0.5], [1, 0.53], 0.16, shift(wood, -0.12));
    for (const along of [0.02, 0.34, 0.66, 0.95])
      pen.panel([along, 0.045], [along + 0.03, 0.5], shift(wood, -0.15), 0.15);
  };

const LIGHTS: readonly Colour[] = [
  [0.7, 0.24, 350],
  [0.84, 0.15, 205],
  [0.88, 0.17, 95],
  [0.68, 0.24, 27],
  [0.78, 0.21, 145],
  [0.62, 0.23, 300],
];

/** A disc, bars or a peak on a screen. */
function advert(
  pen: WallPen,
  [a0, u0]: readonly [number, number],
  [wide, tall]: readonly [number, number],
  colour: Colour,
): void {
  const [middle, up] = [a0 + wide / 2, u0 + tall * 0.56];
  const kind = Math.floor(pen.random() * 3);
  if (kind === 0) pen.glowing(disc(middle, up, [wide * 0.24, tall * 0.2], 0.054), colour);
  else if (kind === 1)
    for (const x of [0.22, 0.44, 0.66])
      pen.shine(
        [a0 + wide * x, u0 + tall * 0.26],
        [a0 + wide * (x + 0.13), u0 + tall * (0.4 + x * 0.6)],
        colour,
        0.054,
      );
  else
    pen.glowing(
      [
        [a0 + wide * 0.2, u0 + tall * 0.25, 0.054],
        [middle, u0 + tall * 0.84, 0.054],
        [a0 + wide * 0.8, u0 + tall * 0.25, 0.054],
      ],
      colour,
    );
}

/** A screen with a picture made of a few shapes. */
function screen(
  pen: WallPen,
  [a0, u0]: readonly [number, number],
  [a1, u1]: readonly [number, number],
  colour: Colour,
): void {
  const other = pickOne(LIGHTS, pen.random, CREAM);
  const [wide, tall] = [a1 - a0, u1 - u0];
  pen.block([a0, u0], [a1, u1], 0.05, [0.2, 0.03, 280]);
  pen.shine([a0 + 0.02, u0 + 0.012], [a1 - 0.02, u1 - 0.012], colour, 0.052);
  pen.shine([a0 + 0.02, u0 + 0.012], [a1 - 0.02, u0 + tall * 0.4], mix(colour, other, 0.6), 0.053);
  advert(pen, [a0, u0], [wide, tall], mix(other, [1, 0, 0], 0.3));
  pen.shine(
    [a0 + wide * 0.16, u0 + tall * 0.1],
    [a1 - wide * 0.16, u0 + tall * 0.17],
    CREAM,
    0.055,
  );
}

/** A tower whose lower half is covered with screens. */
const screenHouse: PaintBay = (pen) => {
  const wall: Colour = [0.36, 0.03, 265];
  const light = (i: number): Colour => inTurn({ index: pen.index * 3 + i, side: pen.side }, LIGHTS);
  pen.panel([0, 0], [1, 1.7], wall);
  for (let row = 0; row < 12; row++)
    for (let i = 0; i < 6; i++) {
      const from = [0.05 + i * 0.16, 0.78 + row * 0.075] as const;
      const to = [from[0] + 0.1, from[1] + 0.05] as const;
      if (pen.random() < 0.5) pen.shine(from, to, [0.84, 0.09, 82]);
      else pen.panel(from, to, shift(wall, 0.06));
    }
  pen.shine([0.06, 0.03], [0.44, 0.17], [0.92, 0.09, 82]);
  pen.shine([0.5, 0], [0.66, 0.17], [0.82, 0.12, 65]);
  pen.shine([0.72, 0.03], [0.95, 0.17], [0.9, 0.07, 210]);
  for (const along of [0.18, 0.31, 0.83]) pen.panel([along, 0.03], [along + 0.015, 0.17], wall);
  pen.block([0, 0.19], [1, 0.25], 0.08, shift(light(1), -0.1));
  screen(pen, [0.06, 0.28], [0.94, 0.5], light(0));
  screen(pen, [0.04, 0.54], [0.46, 0.94], light(2));
  screen(pen, [0.52, 0.54], [0.96, 0.76], light(3));
  screen(pen, [0.56, 0.8], [0.92, 1.12], light(4));
};

/** A mesa in the haze where the street ends. */
function paintMesa(context: Canvas2D, stage: Stage, tube: Tube): void {
  const { palette, height } = stage;
  const [left, , right, bottom] = endOf(stage, tube);
  const wide = right - left;
  context.fillStyle = verticalGradient(context, bottom - 0.16 * height, bottom, [
    [0, underSky(palette, [0.6, 0.11, 42], 0.3)],
    [1, underSky(palette, [0.72, 0.1, 58], 0.45)],
  ]);
  fillPolygon(context, [
    [left - wide * 0.1, bottom + 2],
    [left + wide * 0.12, bottom - 0.1 * height],
    [left + wide * 0.2, bottom - 0.13 * height],
    [left + wide * 0.62, bottom - 0.125 * height],
    [left + wide * 0.7, bottom - 0.07 * height],
    [right, bottom - 0.03 * height],
    [right + wide * 0.1, bottom + 2],
  ]);
}

/** The dusty street of a town in the Wild West. */
export function western(stage: Stage): void {
  const { palette, height } = stage;
  stage.horizon = 0.6;
  stage.ground = 0.9;
  addBackdrop(stage, WESTERN);
  const floor: Floor = { colour: underSky(palette, [0.76, 0.09, 72]), pattern: 'plain' };
  addStrip(stage, { order: 20, depth: 0.5, top: 0.1, bottom: 1.1 }, (context) => {
    paintMesa(context, stage, WESTERN);
    paintFloor(context, stage, WESTERN, floor, palette.haze);
  });
  stage.lightSource.y = Math.min(stage.lightSource.y, 0.2 * height);
  addWalls(stage, { tube: WESTERN, bay: westernHouse(0.1 + 0.8 * palette.night), order: 21 });
  if (palette.night > 0.5) addLightOnGround(stage, WESTERN);
}

/** A wide avenue between walls of screens, mirrored in its asphalt. */
export function screenAvenue(stage: Stage): void {
  const { palette, width, height } = stage;
  stage.horizon = 0.6;
  stage.ground = 0.9;
  stage.wet = true;
  addBackdrop(stage, AVENUE);
  const asphalt = underSky(palette, [0.4, 0.02, 270]);
  addStrip(stage, { order: 20, depth: 0.5, top: -0.1, bottom: 1.1 }, (context) => {
    const [left, top, right, bottom] = endOf(stage, AVENUE);
    context.fillStyle = verticalGradient(context, top, bottom, [
      [0, underSky(palette, [0.5, 0.03, 265], 0.5)],
      [1, underSky(palette, [0.6, 0.03, 265], 0.6)],
    ]);
    for (let i = 0; i < 5; i++) {
      const wide = (right - left) / 5;
      const tall = (0.4 + 0.12 * ((i * 7) % 5)) * (bottom - top);
      context.fillRect(left + i * wide, bottom - tall, wide * 0.92, tall);
    }
    paintFloor(context, stage, AVENUE, { colour: asphalt, pattern: 'plain' }, palette.haze);
    context.save();
    context.beginPath();
    context.rect(0, bottom, width, height);
    context.clip();
    paintReflection(context, stage, { tube: AVENUE, bay: screenHouse }, 0.3);
    context.restore();
  });
  addWalls(stage, { tube: AVENUE, bay: screenHouse, order: 21 });
  addRipples(stage, 0.72, 1);
}
