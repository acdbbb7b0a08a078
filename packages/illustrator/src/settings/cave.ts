import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, linearGradient, radialGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../scene/stage.ts';
import { crowd, scaleOf } from './extent.ts';
import { addGodRays } from './god-rays.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStrip } from './strip.ts';

/** Dripstones hanging from a ragged ceiling, or standing up when `up` is true. */
function paintDripstones(
  context: Canvas2D,
  stage: Stage,
  options: {
    readonly edge: number;
    readonly length: number;
    readonly colour: Colour;
    readonly count: number;
    readonly seed: number;
    readonly gap?: readonly [number, number];
  },
): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(options.seed);
  const count = crowd(stage, options.count);
  const edge = options.edge * height;
  const lit = mix(shift(options.colour, 0.12), palette.light, 0.2);
  context.fillStyle = verticalGradient(
    context,
    -0.1 * height,
    edge + options.length * scale * 0.7,
    [
      [0, shift(options.colour, -0.06)],
      [0.7, options.colour],
      [1, shift(options.colour, 0.07)],
    ],
  );
  context.beginPath();
  context.moveTo(-0.1 * width, -0.2 * height);
  context.lineTo(-0.1 * width, edge);
  const tips: [x: number, y: number, half: number][] = [];
  for (let i = -1; i <= count; i++) {
    const at = (i + 0.5 + 0.4 * (random() - 0.5)) / count;
    const half = (0.02 + 0.03 * random()) * scale;
    const short = options.gap && at > options.gap[0] && at < options.gap[1] ? 0.35 : 1;
    const arch = 0.1 * height * (Math.abs(at - 0.5) * 2) ** 2;
    const length = options.length * scale * (0.25 + 0.75 * random() ** 1.5) * short;
    const root = edge + arch;
    const x = at * width;
    context.lineTo(x - half * 1.5, root);
    context.quadraticCurveTo(x - half * 0.35, root + length * 0.3, x, root + length);
    context.quadraticCurveTo(x + half * 0.35, root + length * 0.3, x + half * 1.5, root);
    tips.push([x, root + length, half]);
  }
  context.lineTo(1.1 * width, edge);
  context.lineTo(1.1 * width, -0.2 * height);
  context.fill();
  context.strokeStyle = css(lit, 0.4);
  context.lineWidth = 2.2 * stage.unit;
  context.lineCap = 'round';
  for (const [x, y, half] of tips) {
    const root = Math.max(edge, y - half * 5);
    context.beginPath();
    context.moveTo(x - half * 0.3, root);
    context.lineTo(x - half * 0.06, y - half * 0.2);
    context.stroke();
  }
}

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

interface Crystal {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: Colour;
}

function paintCrystals(context: Canvas2D, { x, y, size, colour }: Crystal, seed: number): void {
  const random = createRandom(seed);
  for (const angle of [-0.7, 0.75, -0.35, 0.4, 0]) {
    const length = size * (0.6 + 0.5 * random()) * (1 - 0.25 * Math.abs(angle));
    const half = size * 0.13;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.fillStyle = css(colour);
    fillPolygon(context, [
      [-half, 0],
      [-half, -length * 0.75],
      [0, -length],
      [half, -length * 0.75],
      [half, 0],
    ]);
    context.fillStyle = css(shift(colour, 0.14, 0.8), 0.9);
    fillPolygon(context, [
      [-half, 0],
      [-half, -length * 0.75],
      [0, -length],
      [-half * 0.15, -length * 0.66],
      [-half * 0.15, 0],
    ]);
    context.fillStyle = css(shift(colour, -0.14), 0.7);
    fillPolygon(context, [
      [half * 0.45, 0],
      [half * 0.45, -length * 0.72],
      [half, -length * 0.75],
      [half, 0],
    ]);
    context.restore();
  }
}

/** Crystals at both walls that pulse with their own light. */
function addCrystals(stage: Stage): void {
  const { width, height, environment } = stage;
  const scale = scaleOf(stage);
  const tones: readonly Colour[] = [
    [0.72, 0.16, 195],
    [0.66, 0.2, 310],
    [0.7, 0.15, 255],
  ];
  const crystals = (
    [
      [0.09, 0.83, 0.17, 0],
      [0.2, 0.8, 0.09, 1],
      [0.9, 0.82, 0.18, 1],
      [0.79, 0.79, 0.1, 2],
      [0.98, 0.94, 0.13, 0],
      [0.02, 0.97, 0.12, 2],
    ] as const
  ).map(([x, y, size, tone]): Crystal => ({
    x: x * width,
    y: y * height,
    size: size * scale,
    colour: tones[tone] ?? [0.7, 0.15, 200],
  }));
  addStrip(stage, { order: 24, depth: 0.65, top: 0.55, bottom: 1.05 }, (context) => {
    crystals.forEach((crystal, i) => paintCrystals(context, crystal, stage.seed + i));
  });
  const glows = crystals.map(({ colour }) => glowSprite(environment, colour));
  stage.addLayer(25, 0.65, (context, phase) => {
    crystals.forEach(({ x, y, size }, i) => {
      const glow = glows[i];
      if (glow)
        drawGlow(
          context,
          glow,
          x,
          y - size * 0.45,
          size * 1.7,
          0.5 + 0.2 * wave(phase, 1, i * 0.21),
        );
    });
  });
}

/** Drops that fall from the ceiling into a pool and leave rings on it. */
function addPool(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const x = 0.62 * width;
  const y = 0.915 * height;
  const radius = 0.24 * scale;
  addStrip(stage, { order: 21, depth: 0.6, top: 0.84, bottom: 0.99 }, (context) => {
    context.fillStyle = linearGradient(
      context,
      [x - radius, 0, x + radius, 0],
      [
        [0, mix(palette.haze, palette.light, 0.35)],
        [0.5, mix(palette.haze, [0.5, 0.12, 210], 0.5)],
        [1, shift(palette.haze, -0.14)],
      ],
    );
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.16, 0, 0, TAU);
    context.fill();
    context.strokeStyle = css(palette.light, 0.35);
    context.lineWidth = 2 * unit;
    context.stroke();
  });
  const drops = [
    { x: x - radius * 0.35, offset: 0.1 },
    { x: x + radius * 0.3, offset: 0.6 },
  ];
  stage.addLayer(22, 0.6, (context, phase) => {
    for (const drop of drops) {
      const time = saw(phase, 1, drop.offset);
      context.strokeStyle = css([0.95, 0.05, 200]);
      if (time < 0.25) {
        const fallen = (time / 0.25) ** 2;
        context.globalAlpha = 0.8;
        context.lineWidth = 3 * unit;
        context.beginPath();
        context.moveTo(drop.x, (0.12 + 0.79 * fallen) * height - 14 * unit);
        context.lineTo(drop.x, (0.12 + 0.79 * fallen) * height);
        context.stroke();
        context.globalAlpha = 1;
        continue;
      }
      const age = (time - 0.25) / 0.75;
      context.lineWidth = 2 * unit;
      for (const ring of [1, 0.6]) {
        context.globalAlpha = 0.6 * (1 - age) * ring;
        context.beginPath();
        context.ellipse(
          drop.x,
          y,
          radius * 0.6 * age * ring,
          radius * 0.09 * age * ring,
          0,
          0,
          TAU,
        );
        context.stroke();
      }
      context.globalAlpha = 1;
    }
  });
}

/** A cave with light in its mouth, dripstones, crystals and a pool. */
export function cave(stage: Stage): void {
  const { palette } = stage;
  const rock: Colour = [0.26, 0.045, 265];
  stage.horizon = 0.68;
  stage.ground = 0.87;
  stage.lightSource = { x: 0.42 * stage.width, y: 0.2 * stage.height };
  addSky(stage, 1);
  addMouth(stage);
  addGodRays(stage, { order: 12, count: 5, alpha: 0.2 });
  for (let level = 0; level < 3; level++) {
    const tone = mix(palette.haze, rock, 0.35 + 0.25 * level);
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
  addPool(stage);
  addCrystals(stage);
}
