import type { Canvas2D } from '../canvas.ts';
import { drawFlame } from '../draw-flame.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { linearGradient, radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { addMist } from './mist.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addSky } from './sky.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';

/** Where the trampled ground begins, as a fraction of the height. */
const CREST = 0.64;
const FIRE: Colour = [0.74, 0.18, 50];
const SMOKE: Colour = [0.3, 0.03, 40];
const BANNERS: readonly Colour[] = [
  [0.46, 0.17, 25],
  [0.42, 0.12, 265],
  [0.62, 0.12, 80],
];
/** Where fires burn behind the field: fractions of the width, and their size. */
const FIRES = [
  [0.1, 1],
  [0.27, 0.6],
  [0.71, 0.7],
  [0.9, 1.1],
] as const;

interface Stuck {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  /** From upright, in radians. */
  readonly lean: number;
}

/** A pole that stands in the ground, with a torn banner on it. */
function paintBanner(
  context: Canvas2D,
  { x, foot, tall, lean }: Stuck,
  [pole, cloth]: readonly [Colour, Colour],
): void {
  context.save();
  context.translate(x, foot);
  context.rotate(lean);
  context.fillStyle = css(pole);
  context.fillRect(-tall * 0.014, -tall, tall * 0.028, tall);
  const side = lean < 0 ? 1 : -1;
  const [wide, drop] = [tall * 0.3 * side, tall * 0.36];
  context.fillStyle = linearGradient(
    context,
    [0, 0, wide, 0],
    [
      [0, shift(cloth, -0.06)],
      [0.4, shift(cloth, 0.07)],
      [0.7, shift(cloth, -0.03)],
      [1, shift(cloth, 0.03)],
    ],
  );
  context.beginPath();
  context.moveTo(0, -tall * 0.97);
  context.quadraticCurveTo(wide * 0.5, -tall * 1.02, wide, -tall * 0.93);
  for (const [across, down] of [
    [0.96, 0.7],
    [0.84, 0.52],
    [0.72, 0.9],
    [0.55, 0.66],
    [0.42, 1],
    [0.25, 0.74],
    [0.12, 0.92],
  ] as const)
    context.lineTo(wide * across, -tall * 0.97 + drop * down);
  context.lineTo(0, -tall * 0.97 + drop * 0.8);
  context.fill();
  context.restore();
}

/** A spear, an arrow with feathers or a sword that stands in the ground. */
function paintWeapon(
  context: Canvas2D,
  { x, foot, tall, lean }: Stuck,
  [shaft, metal]: readonly [Colour, Colour],
  kind: number,
): void {
  context.save();
  context.translate(x, foot);
  context.rotate(lean);
  const thick = tall * (kind === 2 ? 0.05 : 0.026);
  context.fillStyle = css(kind === 2 ? metal : shaft);
  context.fillRect(-thick / 2, -tall, thick, tall);
  if (kind === 0) {
    context.fillStyle = css(metal);
    context.beginPath();
    context.moveTo(0, -tall * 1.2);
    context.lineTo(tall * 0.045, -tall * 1.06);
    context.lineTo(0, -tall * 0.97);
    context.lineTo(-tall * 0.045, -tall * 1.06);
    context.fill();
  } else if (kind === 1) {
    context.fillStyle = css(shift(shaft, 0.3, 0.4));
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(0, -tall);
      context.lineTo(side * tall * 0.07, -tall * 1.04);
      context.lineTo(side * tall * 0.07, -tall * 0.84);
      context.lineTo(0, -tall * 0.78);
      context.fill();
    }
  } else {
    context.fillStyle = css(shift(shaft, -0.05));
    context.fillRect(-tall * 0.15, -tall * 1.02, tall * 0.3, tall * 0.05);
    context.fillRect(-tall * 0.025, -tall * 1.24, tall * 0.05, tall * 0.24);
  }
  context.restore();
}

/** A round shield that lies half in the mud. */
function paintShield(
  context: Canvas2D,
  [x, foot, radius]: readonly [number, number, number],
  [face, rim]: readonly [Colour, Colour],
): void {
  context.save();
  context.translate(x, foot);
  context.rotate(-0.24);
  context.beginPath();
  context.rect(-radius * 2, -radius * 2, radius * 4, radius * 2.05);
  context.clip();
  for (const [share, colour] of [
    [1, rim],
    [0.86, face],
    [0.3, rim],
    [0.2, shift(rim, 0.08)],
  ] as const) {
    // prettier-ignore
    context.fillStyle = css(colour);
    context.beginPath();
    context.ellipse(0, -radius * 0.66, radius * share, radius * 0.82 * share, 0, 0, TAU);
    context.fill();
  }
  context.restore();
}

/** Smoke that leans with the wind, dense at its foot. */
function paintSmoke(
  context: Canvas2D,
  stage: Stage,
  [x, foot, size]: readonly [number, number, number],
  random: Random,
): void {
  const colour = mix(SMOKE, stage.palette.haze, 0.22);
  for (let i = 0; i < 26; i++) {
    const up = i / 25;
    const radius = size * (0.09 + 0.3 * up) * (0.8 + 0.4 * random());
    const at = x + size * (0.5 * up ** 1.5 + (random() - 0.5) * 0.16);
    const y = foot - size * 1.9 * up;
    context.fillStyle = radialGradient(context, at, y, radius, [
      [0, colour, 0.34 * (1 - up) ** 0.7],
      [0.6, colour, 0.2 * (1 - up)],
      [1, colour, 0],
    ]);
    context.beginPath();
    context.arc(at, y, radius, 0, TAU);
    context.fill();
  }
}

function addFires(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 61);
  addStrip(stage, { order: 13, depth: 0.2, top: -0.1, bottom: CREST + 0.08 }, (context) => {
    for (const [x, size] of FIRES) {
      paintSmoke(context, stage, [x * width, CREST * height, size * 0.34 * scale], random);
    }
    for (const [x, size] of FIRES) {
      const reach = 0.2 * size * scale;
      context.fillStyle = radialGradient(context, x * width, (CREST - 0.01) * height, reach, [
        [0, [0.86, 0.15, 70], 0.75],
        [0.4, FIRE, 0.35],
        [1, FIRE, 0],
      ]);
      context.fillRect(x * width - reach, CREST * height - reach, reach * 2, reach * 2);
    }
  });
  stage.addLayer(14, 0.2, (context, phase) => {
    for (const [i, [x, size]] of FIRES.entries()) {
      for (const [aside, share] of [
        [-0.55, 0.7],
        [0.5, 0.6],
        [0, 1],
      ] as const) {
        // prettier-ignore
        const tall = 0.075 * size * share * scale * (1 + 0.12 * wave(phase, 3, i * 0.3 + aside));
        context.save();
        context.translate(x * width + aside * 0.05 * size * scale, (CREST + 0.012) * height);
        drawFlame(context, tall * 0.6, tall, tall * 0.14 * wave(phase, 2, i * 0.2 + aside));
        context.restore();
      }
    }
  });
}

/** What was left behind, smaller and paler in the distance, with room for the subject in the middle. */
function paintRemains(context: Canvas2D, stage: Stage, random: Random): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const rows = [
    { foot: CREST + 0.05, tall: 0.13, count: 9, gap: 0 },
    { foot: CREST + 0.11, tall: 0.2, count: 7, gap: 0.17 },
    { foot: 0.87, tall: 0.3, count: 5, gap: 0.27 },
  ];
  for (const { foot, tall, count, gap } of rows) {
    const distance = Math.max(0, 0.5 - (foot - CREST) * 2.6);
    const dark = (colour: Colour): Colour => underSky(palette, shift(colour, -0.06), distance);
    const wood = dark([0.34, 0.05, 50]);
    const metal = dark([0.62, 0.02, 250]);
    const total = crowd(stage, count);
    for (let i = 0; i < total; i++) {
      const x = (i + 0.2 + 0.6 * random()) / total;
      const kind = Math.floor(random() * 5);
      const stuck = {
        x: x * width,
        foot: (foot + 0.03 * random()) * height,
        tall: tall * scale * (0.75 + 0.4 * random()),
        lean: (random() - 0.5) * 0.6,
      };
      if (Math.abs(x - 0.5) < gap) continue;
      if (kind > 2) {
        const cloth = dark(BANNERS[(i + kind) % BANNERS.length] ?? FIRE);
        paintBanner(context, { ...stuck, tall: stuck.tall * 1.25 }, [wood, cloth]);
      } else paintWeapon(context, { ...stuck, tall: stuck.tall * 0.7 }, [wood, metal], kind);
    }
    const shield = [(0.5 - gap * 1.25 - 0.06) * width, (foot + 0.035) * height, tall * 0.2 * scale] as const; // prettier-ignore
    if (gap > 0) paintShield(context, shield, [dark([0.42, 0.08, 48]), metal]);
  }
}

function addTrampledGround(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 67);
  const earth = underSky(palette, [0.36, 0.045, 55]);
  const ridge = createRidge(stage, { seed: stage.seed + 3, base: CREST, height: 0.02, roughness: 1.4 }); // prettier-ignore
  addRidge(stage, { order: 16, depth: 0.4, ridge, top: mix(shift(earth, 0.05), palette.haze, 0.3), bottom: shift(earth, -0.03), fadeTo: 0.8 }); // prettier-ignore
  addStrip(stage, { order: 20, depth: 0.5, top: 0.3, bottom: 1.1 }, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0.74 * height, 0, 1.05 * height],
      [
        [0, earth, 0],
        [1, shift(earth, -0.12), 1],
      ],
    );
    context.fillRect(-width, 0.74 * height, width * 3, height);
    for (let i = 0; i < crowd(stage, 60); i++) {
      const near = random() ** 0.8;
      const [x, y] = [random() * width, (CREST + 0.04 + 0.34 * near) * height];
      const wide = (0.02 + 0.07 * near * random()) * scale;
      context.fillStyle = css(shift(earth, i % 3 === 0 ? 0.05 : -0.08), 0.5);
      context.beginPath();
      context.ellipse(x, y, wide, wide * 0.18, 0, 0, TAU);
      context.fill();
    }
    for (const [x] of FIRES) {
      context.fillStyle = radialGradient(context, x * width, CREST * height, 0.24 * scale, [
        [0, FIRE, 0.32],
        [1, FIRE, 0],
      ]);
      context.fillRect(0, CREST * height, width, 0.24 * scale);
    }
    paintRemains(context, stage, random);
  });
}

/** Smoke hangs below the clouds. */
function addPall(stage: Stage): void {
  const { width, height, palette } = stage;
  const dark = mix(SMOKE, palette.sky[0]?.[1] ?? SMOKE, 0.35);
  addStrip(stage, { order: 8, depth: 0.15, top: -0.1, bottom: 0.5 }, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, 0.48 * height],
      [
        [0, dark, 0.72],
        [0.5, dark, 0.42],
        [1, dark, 0],
      ],
    );
    context.fillRect(-width, -height, width * 3, height * 2);
  });
}

/** Trampled ground with banners and weapons that stand in it, before fires and smoke under heavy clouds. */
export function battlefield(stage: Stage): void {
  const { palette } = stage;
  stage.horizon = CREST;
  addSky(stage, CREST + 0.06);
  addSunOrMoon(stage, { y: CREST - 0.14 });
  addClouds(stage, { count: 7, top: -0.04, bottom: 0.26, size: 0.62, depth: 0.15, alpha: 0.9 });
  const far = createRidge(stage, { seed: stage.seed + 9, base: CREST - 0.04, height: 0.06, roughness: 0.7 }); // prettier-ignore
  addRidge(stage, {
    order: 9,
    depth: 0.12,
    ridge: far,
    top: mix(palette.haze, [0.32, 0.04, 40], 0.5),
    bottom: palette.haze,
    fadeTo: CREST + 0.03,
    until: CREST + 0.06,
  });
  addPall(stage);
  addFires(stage);
  addTrampledGround(stage);
  addMist(stage, { order: 22, depth: 0.4, top: 0.5, height: 0.3, alpha: 0.5, colour: mix(palette.haze, SMOKE, 0.4) }); // prettier-ignore
  stage.ground = 0.9;
}
