import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { fillCircle, fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { scaleOf } from './extent.ts';
import { addMist } from './mist.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { addSunOrMoon } from './sun-and-moon.ts';
import { underSky } from './surface.ts';

/** Where the houses of the nearest row stand, a fraction of the height. */
const FOOT = 0.78;

interface Ruin {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
}

/** Clumps of leaves that hang down from an edge. */
function hang(
  context: Canvas2D,
  stage: Stage,
  [x, y, wide]: readonly [number, number, number],
  random: Random,
) {
  const scale = scaleOf(stage);
  for (let i = 0; i < 10; i++) {
    const at = x + random() * wide;
    const long = (0.02 + 0.12 * random() ** 2) * scale;
    const leaf = underSky(stage.palette, [0.5 + 0.14 * random(), 0.13, 135], 0.08);
    context.fillStyle = css(leaf);
    for (let drop = 0; drop < long; drop += 0.014 * scale) {
      const radius = (0.016 - 0.006 * (drop / long)) * scale;
      fillCircle(context, at + 0.006 * scale * Math.sin(drop), y + drop, radius);
    }
  }
}

/** A tower whose top has broken off, with dark windows, and steel that stands out of it. */
function paintRuin(
  context: Canvas2D,
  stage: Stage,
  { x, top, wide }: Ruin,
  [foot, wall]: readonly [number, Colour],
  random: Random,
): void {
  const { unit } = stage;
  const teeth = 6;
  const rim = Array.from({ length: teeth + 1 }, (_, i): [number, number] => [
    x + (wide * i) / teeth,
    top + random() * wide * 0.8 * (i % 2 ? 1 : 0.35),
  ]);
  context.strokeStyle = css(shift(wall, -0.16));
  context.lineWidth = 2.6 * unit;
  for (let i = 0; i < 3; i++) {
    const at = x + wide * (0.2 + 0.3 * i);
    context.beginPath();
    context.moveTo(at, top + wide * 0.6);
    context.lineTo(at + (random() - 0.5) * wide * 0.3, top - wide * 0.3 * random());
    context.stroke();
  }
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, shift(wall, -0.03)],
    [1, mix(wall, stage.palette.haze, 0.4)],
  ]);
  fillPolygon(context, [...rim, [x + wide, foot], [x, foot]]);
  const [across, tall] = [wide * 0.14, wide * 0.17];
  for (let y = top + wide * 0.9; y < foot - tall; y += tall * 1.8) {
    for (let column = 0; column < 4; column++) {
      if (random() < 0.16) continue;
      context.fillStyle = css(shift(wall, -0.14), 0.85);
      context.fillRect(x + wide * (0.1 + column * 0.22), y, across, tall);
    }
  }
  if (random() < 0.6) {
    context.fillStyle = css(shift(wall, -0.18), 0.9);
    context.beginPath();
    const y = top + (foot - top) * (0.35 + 0.4 * random());
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * TAU;
      const reach = wide * (0.16 + 0.12 * random());
      context.lineTo(x + wide * 0.55 + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    context.fill();
  }
}

/** Heaps of broken concrete at both sides of the street. */
function paintRubble(context: Canvas2D, stage: Stage, isOvergrown: boolean): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 19);
  for (let i = 0; i < 60; i++) {
    const side = i % 2 ? 1 : -1;
    const t = random();
    const x = width / 2 + side * (0.2 + 0.42 * t) * Math.max(width, scale);
    const y = (FOOT + 0.02 - 0.09 * t * random() + 0.05 * random()) * height;
    const size = (0.012 + 0.035 * random() * (0.4 + t)) * scale;
    const stone = underSky(palette, [0.46 + 0.16 * random(), 0.02, 60], 0.08);
    context.fillStyle = css(stone);
    fillPolygon(context, [
      [x - size, y],
      [x - size * 0.7, y - size * (0.5 + 0.6 * random())],
      [x + size * 0.3, y - size * (0.8 + 0.5 * random())],
      [x + size, y - size * 0.3],
      [x + size * 0.9, y + size * 0.1],
    ]);
    if (!isOvergrown || i % 3) continue;
    context.fillStyle = css(underSky(palette, [0.56, 0.14, 135], 0.04));
    context.beginPath();
    context.arc(x, y - size * 0.4, size * 0.9, Math.PI, TAU);
    context.fill();
  }
}

function paintBrokenRoad(context: Canvas2D, stage: Stage, isOvergrown: boolean): void {
  const { width, height, palette, unit } = stage;
  const asphalt = underSky(palette, [0.42, 0.02, 60], 0.06);
  context.fillStyle = verticalGradient(context, FOOT * height, height, [
    [0, mix(asphalt, palette.haze, 0.4)],
    [0.4, asphalt],
    [1, shift(asphalt, -0.07)],
  ]);
  context.fillRect(-width, FOOT * height, width * 3, height);
  const random = createRandom(stage.seed + 29);
  for (let i = 0; i < 16; i++) {
    let [x, y] = [random() * width, (FOOT + 0.03 + 0.2 * random()) * height];
    context.strokeStyle = css(shift(asphalt, -0.16));
    context.lineWidth = (2 + 3 * random()) * unit;
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 5; step++) {
      x += (random() - 0.5) * 90 * unit;
      y += (random() - 0.3) * 26 * unit;
      context.lineTo(x, y);
    }
    context.stroke();
    if (!isOvergrown) continue;
    for (let blade = 0; blade < 12; blade++) {
      const at = x + (random() - 0.5) * 120 * unit;
      const foot = y + (random() - 0.5) * 20 * unit;
      context.fillStyle = css(underSky(palette, [0.58 + 0.1 * random(), 0.15, 132], 0.03));
      fillPolygon(context, [
        [at - 4 * unit, foot],
        [at + (random() - 0.5) * 16 * unit, foot - (14 + 20 * random()) * unit],
        [at + 4 * unit, foot],
      ]);
    }
  }
}

/** A ruined city: broken towers, rubble, a cracked road, overgrown with plants if the prompt says so. */
export function fallenCity(stage: Stage, isOvergrown: boolean): void {
  const { width, height, palette, unit } = stage;
  const scale = scaleOf(stage);
  const night = palette.night > 0.5;
  stage.horizon = 0.6;
  stage.ground = 0.88;
  addSky(stage, 0.85);
  if (night) addStars(stage, { count: 90, bottom: 0.5 });
  addSunOrMoon(stage, { x: 0.7, y: 0.22, radius: 56 * unit });
  addClouds(stage, { count: 5, top: 0.06, bottom: 0.4, size: 0.5, far: 0.6, alpha: 0.8 });
  for (const [level, tallest] of [0.56, 0.5, 0.42].entries()) {
    const random = createRandom(stage.seed + 40 + level);
    const distance = 0.62 - 0.27 * level;
    const wall = underSky(palette, isOvergrown ? [0.5, 0.025, 110] : [0.46, 0.025, 55], distance);
    addStrip(
      stage,
      { order: 10 + level * 4, depth: 0.15 + 0.2 * level, top: 0, bottom: FOOT + 0.04 },
      (context) => {
        for (let x = -0.06 * scale; x < width;) {
          const wide = (0.09 + 0.07 * random()) * (0.8 + 0.25 * level) * scale;
          const gap = random() < 0.3 ? wide * 0.7 : wide * 0.06;
          const near = Math.abs((x + wide / 2) / width - 0.5);
          const share = level === 2 ? 0.35 + 1.2 * near : 0.6 + 0.4 * random();
          const top = FOOT * height - tallest * share * (0.7 + 0.5 * random()) * scale;
          paintRuin(context, stage, { x, top, wide }, [(FOOT + 0.03) * height, wall], random);
          if (isOvergrown && level > 0) {
            hang(context, stage, [x, top + wide * 0.5, wide], random);
            hang(context, stage, [x, top + wide * 1.6, wide * 0.7], random);
          }
          x += wide + gap;
        }
      },
    );
    if (level < 2) {
      addMist(stage, {
        order: 12 + level * 4,
        depth: 0.2,
        top: FOOT - 0.3,
        height: 0.34,
        alpha: 0.5,
      });
    }
  }
  addStrip(stage, { order: 24, depth: 0.6, top: 0.6, bottom: 1.1 }, (context) => {
    paintBrokenRoad(context, stage, isOvergrown);
    paintRubble(context, stage, isOvergrown);
  });
}
