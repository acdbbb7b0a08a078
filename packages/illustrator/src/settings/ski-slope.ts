import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fract } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { coniferColours } from './foliage-colours.ts';
import { paintMountains } from './mountain.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';
import { addTreeLine } from './trees/tree-line.ts';

/** Height of the slope at the left and the right border, fractions of the picture's. */
const LEFT = 0.5;
const RIGHT = 0.8;
const STEEL: Colour = [0.42, 0.02, 260];

const slopeAt = ({ width, height }: Stage, x: number): number =>
  (LEFT + (RIGHT - LEFT) * (x / width)) * height;

/** Snow that falls to the right, with the tracks of skis. */
function addSlope(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const snow = underSky(palette, [0.97, 0.014, 240]);
  addStrip(stage, { order: 22, depth: 0.6, top: LEFT - 0.08, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, LEFT * height, height, [
      [0, mix(snow, palette.light, 0.2)],
      [1, shift(snow, -0.11, 1.6, 5)],
    ]);
    fillPolygon(context, [
      [-0.2 * width, slopeAt(stage, -0.2 * width)],
      [1.2 * width, slopeAt(stage, 1.2 * width)],
      [1.2 * width, 1.2 * height],
      [-0.2 * width, 1.2 * height],
    ]);
    const random = createRandom(stage.seed + 37);
    context.strokeStyle = css(shift(snow, -0.1, 1.6), 0.7);
    for (let track = 0; track < 5; track++) {
      const drop = (0.07 + 0.09 * track + 0.03 * random()) * height;
      const swing = (0.012 + 0.01 * random()) * height;
      for (const pair of [0, 9 * unit]) {
        context.lineWidth = (2 + track) * unit;
        context.beginPath();
        for (let i = 0; i <= 50; i++) {
          const x = (-0.05 + (1.1 * i) / 50) * width;
          context.lineTo(x, slopeAt(stage, x) + drop + pair + swing * Math.sin(i * 0.5 + track));
        }
        context.stroke();
      }
    }
  });
}

/** Snow in the haze below the mountains, where the slope leaves it free. */
function addValley(stage: Stage): void {
  const { width, height, palette } = stage;
  const snow = underSky(palette, [0.93, 0.02, 240], 0.45);
  addStrip(stage, { order: 18, depth: 0.3, top: 0.56, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, 0.58 * height, 0.85 * height, [
      [0, mix(snow, palette.haze, 0.5)],
      [1, snow],
    ]);
    context.fillRect(-width, 0.58 * height, width * 3, height);
  });
}

/** Poles with flags, red and blue in turn. */
function paintGates(context: Canvas2D, stage: Stage): void {
  const { width, unit, palette } = stage;
  const scale = scaleOf(stage);
  for (const [i, [x, drop, size]] of (
    [
      [0.12, 0.1, 0.1],
      [0.33, 0.07, 0.085],
      [0.72, 0.1, 0.11],
      [0.92, 0.16, 0.14],
    ] as const
  ).entries()) {
    const foot = slopeAt(stage, x * width) + drop * scale;
    const tall = size * scale;
    const colour = underSky(palette, i % 2 ? [0.5, 0.17, 258] : [0.6, 0.22, 27]);
    context.fillStyle = css(colour);
    context.fillRect(x * width, foot - tall, 5 * unit, tall);
    fillPolygon(context, [
      [x * width, foot - tall],
      [x * width + tall * 0.5, foot - tall * 0.86],
      [x * width + tall * 0.5, foot - tall * 0.5],
      [x * width, foot - tall * 0.56],
    ]);
  }
}

/** A lift up the mountain: pylons, a cable, and chairs that travel along it. */
function addLift(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const steel = css(underSky(palette, STEEL, 0.15));
  const red = css(underSky(palette, [0.58, 0.2, 27], 0.1));
  const cable = (t: number): readonly [number, number] => [
    (1.05 - 1.1 * t) * width,
    (0.47 - 0.33 * t) * height,
  ];
  addStrip(stage, { order: 20, depth: 0.4, top: 0.1, bottom: 0.85 }, (context) => {
    for (const t of [0.16, 0.52, 0.86]) {
      const [x, y] = cable(t);
      context.fillStyle = steel;
      context.fillRect(x - 6 * unit, y, 12 * unit, slopeAt(stage, x) - y + 20 * unit);
      context.fillRect(x - 32 * unit, y - 4 * unit, 64 * unit, 9 * unit);
    }
    context.strokeStyle = steel;
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.moveTo(...cable(-0.1));
    context.lineTo(...cable(1.1));
    context.stroke();
  });
  const chairs = 4;
  stage.addLayer(20.5, 0.4, (context, phase) => {
    for (let i = 0; i < chairs; i++) {
      const [x, y] = cable(fract((i + phase) / chairs) * 1.1 - 0.05);
      const long = 0.07 * scale;
      context.fillStyle = steel;
      context.fillRect(x - 2 * unit, y, 4 * unit, long);
      context.fillStyle = red;
      context.beginPath();
      context.roundRect(x - 0.03 * scale, y + long - 0.022 * scale, 0.06 * scale, 0.03 * scale, 5);
      context.fill();
      context.fillStyle = steel;
      context.fillRect(x - 0.034 * scale, y + long + 0.008 * scale, 0.068 * scale, 6 * unit);
    }
  });
}

/** A piste below mountains with a chair lift beside it. */
export function skislope(stage: Stage): void {
  paintMountains(stage, 0.56);
  stage.horizon = 0.6;
  stage.ground = 0.9;
  stage.snowy = true;
  addValley(stage);
  addLift(stage);
  for (const [order, drop, size, gap] of [
    [19, 0.0, 0.15, [0.3, 0.42]],
    [23, 0.05, 0.22, [0.16, 0.86]],
  ] as const)
    addTreeLine(stage, {
      order,
      depth: 0.5,
      ridge: (x) => slopeAt(stage, x) + drop * stage.height,
      kinds: ['conifer'],
      colours: coniferColours(stage),
      count: Math.max(6, crowd(stage, 12)),
      size,
      haze: 0.16,
      gap,
    });
  addSlope(stage);
  addStrip(stage, { order: 24, depth: 0.6, top: 0.3, bottom: 1.1 }, (context) =>
    paintGates(context, stage),
  );
}
