import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, radialGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addCrystals } from './crystals.ts';
import { addPool } from './dripping-pool.ts';
import { paintDripstones } from './dripstones.ts';
import { scaleOf } from './extent.ts';
import { addGodRays } from './god-rays.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStrip } from './strip.ts';

/** The mouth of the cave far behind, full of daylight. */
function addMouth(stage: Stage): void {
  const { width, height, palette, hours, plan } = stage;
  const scale = scaleOf(stage);
  const outside = hours[plan.time];
  const x = 0.44 * width;
  const y = 0.47 * height;
  const glowing = mix(outside.sky.at(-1)?.[1] ?? palette.light, palette.light, 0.4);
  addStrip(stage, { order: 1, depth: 0.08, top: 0, bottom: 0.9 }, (context) => {
    context.fillStyle = radialGradient(context, x, y, 0.62 * scale, [
      [0, glowing, 0.75],
      [0.3, mix(glowing, palette.haze, 0.4), 0.5],
      [0.65, palette.haze, 0.25],
      [1, palette.haze, 0],
    ]);
    context.fillRect(-width, 0, 3 * width, height);
    const random = createRandom(stage.seed + 12);
    const points = Array.from({ length: 22 }, (_, i): [number, number] => {
      const angle = (i / 22) * TAU;
      const ragged = 0.85 + 0.28 * random();
      return [
        x + Math.cos(angle) * 0.16 * scale * ragged,
        y + Math.sin(angle) * 0.2 * scale * ragged,
      ];
    });
    context.fillStyle = verticalGradient(context, y - 0.22 * scale, y + 0.22 * scale, [
      [0, outside.sky[0]?.[1] ?? glowing],
      [0.6, outside.sky.at(-1)?.[1] ?? glowing],
      [1, mix(glowing, palette.haze, 0.5)],
    ]);
    fillPolygon(context, points);
  });
}

/** Snow that falls before the mouth. */
function addFlakes(stage: Stage): void {
  if (!stage.plan.weather.includes('snow')) return;
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 15);
  const flakes = Array.from({ length: 46 }, () => ({
    x: 0.44 * width + (random() - 0.5) * 0.28 * scale,
    offset: random(),
    radius: (2.4 + 3.4 * random()) * unit,
  }));
  stage.addLayer(1.5, 0.08, (context, phase) => {
    context.fillStyle = css([0.99, 0.005, 240]);
    for (const { x, offset, radius } of flakes) {
      const y = 0.47 * height + (saw(phase, 1, offset) - 0.5) * 0.34 * scale;
      fillCircle(context, x + 6 * unit * Math.sin(TAU * (phase + offset)), y, radius);
    }
  });
}

/** A cave with light in its mouth, dripstones, crystals and a pool. */
export function cave(stage: Stage): void {
  const { palette, plan } = stage;
  const isDen = plan.placeNames.some((name) => /\b(den|burrow)$/.test(name));
  const rock: Colour = isDen ? [0.4, 0.06, 50] : [0.26, 0.045, 265];
  stage.horizon = 0.68;
  stage.ground = 0.87;
  stage.lightSource = { x: 0.42 * stage.width, y: 0.2 * stage.height };
  addSky(stage, 1);
  addMouth(stage);
  addGodRays(stage, { order: 12, count: 5, alpha: 0.2 });
  for (let level = 0; level < 3; level++) {
    const tone = mix(palette.haze, rock, (isDen ? 0.6 : 0.35) + (isDen ? 0.16 : 0.25) * level);
    addStrip(
      stage,
      { order: 6 + 3 * level, depth: 0.12 + 0.15 * level, top: -0.1, bottom: 0.62 },
      (context) =>
        paintDripstones(context, stage, {
          edge: 0.13 - 0.045 * level,
          length: 0.2 + 0.09 * level,
          colour: tone,
          count: 15 - 3 * level,
          seed: stage.seed + level * 7,
          gap: [0.3, 0.7],
        }),
    );
    addRidge(stage, {
      order: 7 + 3 * level,
      depth: 0.12 + 0.15 * level,
      ridge: createRidge(stage, {
        seed: stage.seed + level * 31,
        base: 0.7 + 0.04 * level,
        height: 0.05,
        peaks: 0.17 - 0.04 * level,
      }),
      top: shift(tone, 0.05),
      bottom: shift(tone, -0.04),
      fadeTo: 0.8 + 0.04 * level,
      until: 0.92,
    });
    addMist(stage, {
      order: 8 + 3 * level,
      depth: 0.2,
      top: 0.56 + 0.05 * level,
      height: 0.24,
      alpha: 0.4,
    });
  }
  const floor = mix(palette.haze, shift(rock, 0.08), 0.75);
  addRidge(stage, {
    order: 20,
    depth: 0.6,
    ridge: createRidge(stage, { seed: stage.seed + 99, base: 0.8, height: 0.03, roughness: 0.7 }),
    top: shift(mix(floor, palette.light, 0.18), 0.02),
    bottom: shift(floor, -0.14),
    fadeTo: 1.02,
  });
  if (isDen) return addFlakes(stage);
  addPool(stage);
  addCrystals(stage);
}
