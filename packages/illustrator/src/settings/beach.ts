import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isAbsent } from './absent.ts';
import { scaleOf } from './extent.ts';
import { addLagoon } from './lagoon.ts';
import { paintSea } from './ocean.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';
import { foliageOf } from './trees/foliage.ts';
import { addPalms, type Palm } from './trees/palm.ts';
import type { Sea } from './waves.ts';

const SAND: Readonly<Record<string, Colour>> = {
  night: [0.42, 0.06, 290],
  sunset: [0.74, 0.1, 60],
  sunrise: [0.86, 0.07, 60],
  day: [0.9, 0.07, 85],
};

/** At the hour of the day, in the color that the prompt gives it. */
function sandOf({ plan, palette }: Stage): Colour {
  const usual = SAND[plan.time] ?? [0.9, 0.07, 85];
  const named = COLOURS[plan.sandColour ?? ''];
  return named === undefined ? usual : mix(usual, underSky(palette, named), 0.78);
}

/** Surf that runs up the sand and back once per loop. */
function addSurf(stage: Stage, sand: Colour): void {
  const { width, height, palette } = stage;
  const broad = width / scaleOf(stage);
  const edge = (x: number, phase: number): number =>
    0.765 +
    0.012 * Math.sin(TAU * (x * 1.2 * broad + 0.1)) +
    0.02 * wave(phase, 1, x * 0.3) +
    0.006 * Math.sin(TAU * (3 * x * broad + phase));
  const wash: readonly (readonly [offset: number, fill: string])[] = [
    [-0.016, css(mix([0.99, 0.01, 220], palette.haze, 0.25), 0.45)],
    [-0.005, css(mix([0.99, 0.01, 220], palette.haze, 0.12), 0.85)],
    [0.006, css(shift(sand, -0.14, 1.1))],
  ];
  const trace = (context: Canvas2D, phase: number, offset: number): void => {
    const reach = offset < 0 ? offset * (1 + 0.3 * wave(phase, 1, 0.2)) : offset;
    context.beginPath();
    context.moveTo(-0.05 * width, height * 1.1);
    for (let i = 0; i <= 50; i++) {
      const x = -0.05 + (1.1 * i) / 50;
      context.lineTo(x * width, (edge(x, phase) + reach) * height);
    }
    context.lineTo(1.05 * width, height * 1.1);
  };
  stage.addLayer(16, 0.6, (context, phase) => {
    for (const [offset, fill] of wash) {
      trace(context, phase, offset);
      context.fillStyle = fill;
      context.fill();
    }
    trace(context, phase, 0.024);
    context.fillStyle = verticalGradient(context, 0.78 * height, height, [
      [0, shift(sand, 0.02)],
      [1, shift(sand, -0.14, 1.2, -10)],
    ]);
    context.fill();
  });
}

const ROLLERS = 3;

/** Waves that swell, come nearer and break at the sand, one after another. */
function addRollers(stage: Stage, { near }: Sea): void {
  const { width, height, palette } = stage;
  const foam = css(mix([0.99, 0.01, 220], palette.haze, 0.12), 0.9);
  const shade = css(shift(near, -0.03), 0.5);
  const random = createRandom(stage.seed + 77);
  const rollers = Array.from({ length: ROLLERS }, (_, i) => ({ start: i / ROLLERS, at: random() }));
  stage.addLayer(15.5, 0.5, (context, phase) => {
    for (const { start, at } of rollers) {
      const t = saw(phase, 1, start);
      const y = ROLL.far + (ROLL.near - ROLL.far) * t ** 1.5;
      const swell = Math.sin(Math.PI * t) ** 0.8;
      const crest = (x: number): number =>
        (y + 0.006 * t * Math.sin(TAU * (x * 1.6 + at)) + 0.003 * wave(phase, 1, x + at)) * height;
      context.globalAlpha = swell;
      for (const [down, thick, colour] of [
        [0.012, 0.02, shade],
        [0, 0.004 + 0.012 * t, foam],
      ] as const) {
        context.strokeStyle = colour;
        context.lineWidth = thick * height * (0.4 + 0.6 * t);
        context.beginPath();
        for (let i = 0; i <= 40; i++) {
          const x = -0.05 + (1.1 * i) / 40;
          context.lineTo(x * width, crest(x) + down * height * t);
        }
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  });
}

/** Between which heights waves roll in. */
const ROLL = { far: 0.635, near: 0.762 } as const;

/** Ripples, pebbles and two shells on the dry sand. */
function addSandDetail(stage: Stage, sand: Colour): void {
  const { width, height, unit } = stage;
  addStrip(stage, { order: 17, depth: 0.6, top: 0.82, bottom: 1.05 }, (context) => {
    const random = createRandom(stage.seed + 51);
    for (let i = 0; i < 60; i++) {
      const near = random();
      context.fillStyle = css(shift(sand, random() < 0.5 ? -0.1 : 0.05, 1.1), 0.35);
      context.beginPath();
      context.ellipse(
        random() * width,
        (0.835 + 0.17 * near) * height,
        (8 + 34 * random()) * unit * (0.5 + near),
        (1.4 + 2 * near) * unit,
        0.1 * (random() - 0.5),
        0,
        TAU,
      );
      context.fill();
    }
    for (let i = 0; i < 40; i++) {
      context.fillStyle = css(shift(sand, -0.16 + 0.3 * random(), 0.8), 0.7);
      fillCircle(
        context,
        random() * width,
        (0.84 + 0.16 * random()) * height,
        (1 + 2.4 * random()) * unit,
      );
    }
  });
}

/** They lean into the picture from its sides. */
const PALMS: readonly Palm[] = [
  { x: 0.05, y: 0.94, size: 0.66, flipped: false, offset: 0 },
  { x: 0.97, y: 0.9, size: 0.48, flipped: true, offset: 0.4 },
];

export function beach(stage: Stage): void {
  const sea = paintSea(stage);
  addLagoon(stage);
  stage.ground = 0.87;
  const sand = sandOf(stage);
  addRollers(stage, sea);
  addSurf(stage, sand);
  addSandDetail(stage, sand);
  if (isAbsent(stage, 'palms')) return;
  const look = foliageOf(stage, [0.6, 0.15, 140], 0.04);
  addPalms(stage, { order: 40, depth: 0.9, look, seed: 3, lean: 0.06, sway: 0.035 }, PALMS);
}
