import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addGodRays } from './god-rays.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addSunkenCity } from './sunken-city.ts';

interface Kelp {
  /** Fraction of the width. */
  readonly x: number;
  readonly offset: number;
  /** Fraction of the height. */
  readonly tall: number;
}

/** Kelp that a slow swell runs through. */
function addKelp(
  stage: Stage,
  layer: { readonly order: number; readonly depth: number; readonly colour: Colour },
  plants: readonly Kelp[],
): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const foot = 1.02 * height;
  const joints = 18;
  const dark = css(layer.colour);
  const bright = css(shift(layer.colour, 0.1), 0.5);
  const leaf = css(shift(layer.colour, 0.05));
  const sway = (phase: number, offset: number, t: number): number =>
    (0.03 * t * Math.sin(TAU * (phase + offset - t * 0.8)) +
      0.012 * t * Math.sin(TAU * (2 * phase + offset * 2 - t * 1.6))) *
    scale;
  stage.addLayer(layer.order, layer.depth, (context, phase) => {
    context.lineCap = 'round';
    for (const { x, offset, tall } of plants) {
      const at = (t: number): [number, number] => [
        x * width + sway(phase, offset, t),
        foot - t * tall * height,
      ];
      for (const [stroke, thickness, aside] of [
        [dark, 15, 0],
        [bright, 6, 4],
      ] as const) {
        context.beginPath();
        for (let i = 0; i <= joints; i++) {
          const [px, py] = at(i / joints);
          context.lineTo(px + aside * unit, py);
        }
        context.strokeStyle = stroke;
        context.lineWidth = thickness * unit;
        context.stroke();
      }
      context.fillStyle = leaf;
      for (let i = 2; i < joints; i++) {
        const t = i / joints;
        const side = i % 2 ? 1 : -1;
        const [px, py] = at(t);
        context.save();
        context.translate(px, py);
        context.rotate(side * (0.6 + 0.15 * wave(phase, 1, t + offset)));
        context.beginPath();
        context.ellipse(side * 20 * unit, 0, 24 * unit * (1 - 0.4 * t), 7 * unit, 0, 0, TAU);
        context.fill();
        context.restore();
      }
    }
  });
}

/** A school that crosses the picture once per loop, far away. */
async function addSchool(stage: Stage): Promise<void> {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const fish = stage.lit(await stage.sprite('tropical-fish', Math.ceil(0.07 * scale)), {
    haze: 0.32,
    rim: 0.5,
  });
  const random = createRandom(stage.seed);
  const school = Array.from({ length: crowd(stage, 9) }, () => ({
    x: random() * 0.3 * scale,
    y: (0.26 + random() * 0.16) * height,
    size: (0.036 + 0.03 * random()) * scale,
    offset: random(),
  }));
  const run = width + 0.5 * scale;
  stage.addLayer(7, 0.3, (context, phase) => {
    for (const { x, y, size, offset } of school) {
      const swum = saw(-phase, 1, 0.62) * run - 0.1 * scale;
      const lift = 0.012 * height * wave(phase, 2, offset);
      context.drawImage(fish, swum + x - 0.2 * scale, y + lift, size, size);
    }
  });
}

/** A net of light that plays over the sand. */
function addCaustics(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 37);
  const strands = Array.from({ length: crowd(stage, 26) }, () => {
    const near = random();
    return {
      x: random() * width,
      y: (0.945 + 0.06 * near) * height,
      length: (40 + 70 * random()) * unit * (0.6 + near),
      offset: random(),
      cycles: 1 + Math.floor(random() * 2),
    };
  });
  const colour = css(palette.light);
  stage.addLayer(15.5, 0.55, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    context.strokeStyle = colour;
    context.lineWidth = 2.6 * unit;
    context.lineCap = 'round';
    for (const { x, y, length, offset, cycles } of strands) {
      context.globalAlpha = 0.16 + 0.14 * wave(phase, cycles, offset);
      const bend = 7 * unit * wave(phase, 1, offset);
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + length / 2, y + bend, x + length, y - bend * 0.6);
      context.stroke();
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}

/** A reef: beams from the surface, rocks, kelp, corals, a school of fish. */
export async function underwater(stage: Stage): Promise<void> {
  const { width, height, palette, environment, plan } = stage;
  const scale = scaleOf(stage);
  stage.horizon = 0.8;
  stage.ground = 0.9;
  addSky(stage, 1);
  stage.lightSource = { x: 0.4 * width, y: 0 };
  const surface = glowSprite(environment, [0.95, 0.1, 190]);
  const shine = 1 - 0.5 * Math.max(0, palette.night - 0.3);
  stage.addLayer(1, 0.05, (context, phase) => {
    const alpha = (0.7 + 0.06 * wave(phase)) * shine;
    drawGlow(context, surface, 0.4 * width, -0.05 * height, 0.75 * Math.max(width, scale), alpha);
  });
  addGodRays(stage, { order: 3, count: 7, alpha: 0.28 * shine, colour: [0.93, 0.1, 190] });

  for (const [level, base, peaks] of [
    [0, 0.82, 0.14],
    [1, 0.89, 0.07],
  ] as const) {
    const rock = mix(palette.haze, [0.24, 0.09, 262], 0.35 + 0.4 * level);
    addRidge(stage, {
      order: 6 + level * 6,
      depth: 0.15 + 0.25 * level,
      ridge: createRidge(stage, { seed: stage.seed + level * 5, base, height: 0.05, peaks }),
      top: shift(rock, 0.03),
      bottom: shift(rock, -0.05),
      fadeTo: 1.02,
    });
  }
  if (plan.otherPlace === 'city' || plan.otherPlace === 'village') addSunkenCity(stage);
  await addSchool(stage);
  addKelp(stage, { order: 8, depth: 0.3, colour: mix(palette.haze, [0.42, 0.11, 170], 0.55) }, [
    { x: 0.06, offset: 0.1, tall: 0.4 },
    { x: 0.13, offset: 0.4, tall: 0.5 },
    { x: 0.9, offset: 0.2, tall: 0.47 },
    { x: 0.83, offset: 0.7, tall: 0.3 },
  ]);
  const size = Math.ceil(0.2 * scale);
  const corals = await Promise.all(
    ([null, [0.6, 0.2, 330], [0.68, 0.17, 60]] as const).map(async (colour) =>
      stage.lit(await stage.sprite('coral', size, colour), { haze: 0.14, rim: 0.6 }),
    ),
  );
  const sand = mix([0.82, 0.07, 90], palette.haze, 0.45);
  addRidge(stage, {
    order: 15,
    depth: 0.55,
    ridge: createRidge(stage, { seed: stage.seed + 8, base: 0.94, height: 0.02, roughness: 0.4 }),
    top: shift(sand, 0.04),
    bottom: shift(sand, -0.2, 1.2),
    fadeTo: 1.03,
  });
  addCaustics(stage);
  const reef = [
    [0.66, 0.965, 0.18, 0],
    [0.17, 0.97, 0.15, 1],
    [0.84, 0.985, 0.14, 2],
    [0.28, 0.985, 0.1, 2],
    [0.76, 0.955, 0.11, 1],
  ] as const;
  stage.addLayer(14, 0.5, (context) => {
    for (const [x, foot, across, kind] of reef) {
      const coral = corals[kind];
      const side = across * scale;
      if (coral) context.drawImage(coral, x * width - side / 2, foot * height - side, side, side);
    }
  });
  addKelp(stage, { order: 64, depth: 1.2, colour: mix([0.3, 0.08, 185], palette.shadow, 0.35) }, [
    { x: 0.02, offset: 0.3, tall: 0.62 },
    { x: 0.975, offset: 0.6, tall: 0.52 },
  ]);
}
