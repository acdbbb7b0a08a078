import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { fillCircle, linearGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { crowd, scaleOf } from './extent.ts';
import { addMist } from './mist.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';

const FOOT = 0.8;

interface Tower {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
}

const SHAPES = ['needle', 'dome', 'sail', 'twist'] as const;
type Shape = (typeof SHAPES)[number];

function trace(context: Canvas2D, { x, top, wide }: Tower, foot: number, shape: Shape): void {
  const half = wide / 2;
  context.beginPath();
  context.moveTo(x - half, foot);
  if (shape === 'needle') {
    context.bezierCurveTo(x - half * 0.7, top + wide * 2, x - half * 0.3, top + wide, x, top);
    context.bezierCurveTo(
      x + half * 0.3,
      top + wide,
      x + half * 0.7,
      top + wide * 2,
      x + half,
      foot,
    );
  } else if (shape === 'dome') {
    context.lineTo(x - half, top + half);
    context.arc(x, top + half, half, Math.PI, TAU);
    context.lineTo(x + half, foot);
  } else if (shape === 'sail') {
    context.lineTo(x - half, top);
    context.quadraticCurveTo(x + half * 0.9, top + wide, x + half, foot);
  } else {
    context.bezierCurveTo(
      x - half * 1.3,
      (top + foot) / 2,
      x - half * 0.2,
      (top * 2 + foot) / 3,
      x - half * 0.5,
      top + half * 0.4,
    );
    context.quadraticCurveTo(x, top - half * 0.3, x + half * 0.5, top + half * 0.4);
    context.bezierCurveTo(
      x + half * 1.3,
      (top * 2 + foot) / 3,
      x + half * 0.2,
      (top + foot) / 2,
      x + half,
      foot,
    );
  }
  context.closePath();
}

/** A tower of glass with bands of light, and gardens on its terraces. */
function paintTower(
  context: Canvas2D,
  stage: Stage,
  tower: Tower,
  look: { readonly wall: Colour; readonly distance: number; readonly hasGardens: boolean },
  random: Random,
): void {
  const { height, palette } = stage;
  const { x, top, wide } = tower;
  const foot = (FOOT + 0.03) * height;
  const shape = SHAPES[Math.floor(random() * SHAPES.length)] ?? 'dome';
  const { wall, distance, hasGardens } = look;
  trace(context, tower, foot, shape);
  context.fillStyle = linearGradient(
    context,
    [x - wide / 2, 0, x + wide / 2, 0],
    [
      [0, shift(wall, 0.08)],
      [0.35, shift(wall, 0.03)],
      [1, shift(wall, -0.1)],
    ],
  );
  context.fill();
  context.save();
  context.clip();
  const night = palette.night > 0.5;
  const band: Colour = night ? [0.86, 0.13, 200] : [0.95, 0.03, 215];
  const step = wide * 0.24;
  for (let y = top + wide * 0.6, i = 0; y < foot; y += step, i++) {
    context.fillStyle = css(mix(band, palette.haze, distance), night ? 0.85 : 0.7);
    context.fillRect(x - wide, y, wide * 2, step * 0.22);
    if (!hasGardens || i % 3 !== 1) continue;
    for (let leaf = 0; leaf < 7; leaf++) {
      const tone: Colour = [0.58 + 0.12 * random(), 0.15, 138];
      context.fillStyle = css(underSky(palette, tone, distance * 0.8));
      fillCircle(context, x + (random() - 0.5) * wide, y, wide * (0.07 + 0.06 * random()));
    }
  }
  context.restore();
  if (random() < 0.3) {
    context.strokeStyle = css(mix(shift(wall, 0.12), palette.haze, distance));
    context.lineWidth = wide * 0.09;
    context.beginPath();
    context.ellipse(x, top + wide * (0.9 + random()), wide * 0.72, wide * 0.16, -0.1, 0, TAU);
    context.stroke();
  }
}

/** Small craft that fly between the towers in lines. */
function addTraffic(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 81);
  const craft = Array.from({ length: crowd(stage, 9) }, (_, i) => ({
    y: (0.3 + 0.07 * (i % 5) + 0.02 * random()) * height,
    offset: random(),
    way: i % 2 ? 1 : -1,
    hue: [25, 205, 90, 300][i % 4] ?? 25,
  }));
  stage.addLayer(19, 0.4, (context, phase) => {
    for (const { y, offset, way, hue } of craft) {
      const x = (saw(phase, way, offset) * 1.2 - 0.1) * width;
      const size = 0.042 * scale;
      context.fillStyle = css([0.7, 0.14, hue]);
      context.beginPath();
      context.roundRect(x - size, y - size * 0.24, size * 2, size * 0.5, size * 0.24);
      context.fill();
      context.fillStyle = css([0.3, 0.03, 265]);
      for (const dx of [-0.6, 0.6]) {
        context.fillRect(x + (dx - 0.22) * size, y + size * 0.22, size * 0.44, size * 0.1);
      }
      context.fillStyle = css([0.9, 0.05, 220]);
      context.beginPath();
      context.ellipse(
        x + way * size * 0.1,
        y - size * 0.2,
        size * 0.62,
        size * 0.38,
        0,
        Math.PI,
        TAU,
      );
      context.fill();
      context.fillStyle = css([0.9, 0.14, 200], 0.7);
      context.fillRect(
        x - way * size - (way > 0 ? size * 0.8 : 0),
        y - size * 0.08,
        size * 0.8,
        size * 0.16,
      );
    }
  });
}

/** A futuristic city: curved towers, gardens on them, craft in the air, a clean wide road. */
export function futureCity(stage: Stage, hasGardens: boolean): void {
  const { width, height, palette, unit } = stage;
  const scale = scaleOf(stage);
  const night = palette.night > 0.5;
  stage.horizon = 0.62;
  stage.ground = 0.9;
  addSky(stage, 0.9);
  if (night) addStars(stage, { count: 120, bottom: 0.5 });
  addSunOrMoon(stage, { x: 0.74, y: 0.17, radius: 54 * unit });
  addClouds(stage, { count: 4, top: 0.06, bottom: 0.36, size: 0.46, far: 0.6, alpha: 0.75 });
  for (const [level, tallest] of [0.6, 0.5, 0.34].entries()) {
    const random = createRandom(stage.seed + 60 + level);
    const distance = 0.6 - 0.27 * level;
    const wall = underSky(palette, night ? [0.5, 0.07, 265] : [0.8, 0.05, 225], distance);
    const strip = { order: 10 + level * 4, depth: 0.15 + 0.2 * level, top: 0, bottom: FOOT + 0.04 };
    addStrip(stage, strip, (context) => {
      for (let x = -0.04 * scale; x < width + 0.05 * scale;) {
        const wide = (0.08 + 0.06 * random()) * (0.85 + 0.3 * level) * scale;
        const middle = Math.abs(x / width - 0.5);
        const share = level === 2 ? 0.3 + 1.3 * middle : 1 - 0.5 * middle;
        const top = FOOT * height - tallest * share * (0.6 + 0.5 * random()) * scale;
        paintTower(context, stage, { x, top, wide }, { wall, distance, hasGardens }, random);
        x += wide * (0.9 + 0.5 * random());
      }
    });
    if (level < 2)
      addMist(stage, { order: 12 + level * 4, depth: 0.2, top: 0.5, height: 0.32, alpha: 0.45 });
  }
  addTraffic(stage);
  addStrip(stage, { order: 24, depth: 0.6, top: 0.7, bottom: 1.1 }, (context) => {
    const paving = underSky(palette, night ? [0.4, 0.04, 265] : [0.86, 0.015, 220], 0.04);
    context.fillStyle = verticalGradient(context, FOOT * height, height, [
      [0, mix(paving, palette.haze, 0.3)],
      [1, shift(paving, -0.08)],
    ]);
    context.fillRect(-width, FOOT * height, width * 3, height);
    context.fillStyle = css(night ? [0.86, 0.14, 200] : [0.78, 0.1, 205]);
    for (const [y, tall] of [
      [0.845, 3],
      [0.95, 6],
    ] as const)
      context.fillRect(-width, y * height, width * 3, tall * unit);
    const random = createRandom(stage.seed + 66);
    for (let i = 0; i < crowd(stage, 16); i++) {
      const x = (random() < 0.5 ? 0.32 * random() : 1 - 0.32 * random()) * width;
      const radius = (0.02 + 0.025 * random()) * scale;
      context.fillStyle = css(underSky(palette, [0.6 + 0.1 * random(), 0.15, 138], 0.06));
      context.beginPath();
      context.arc(x, FOOT * height, radius, Math.PI, TAU);
      context.fill();
    }
  });
}
