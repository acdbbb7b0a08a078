import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fract, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { paintStoneLantern } from './stone-lantern.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon, underSky } from './surface.ts';

/** Upper and lower bank of the pond, fractions of the height. */
const POND = { top: 0.66, bottom: 0.87 } as const;
const RED: Colour = [0.56, 0.2, 28];

/** A bridge of red wood that arches over the far end of the pond. */
function paintBridge(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const middle = width * 0.5;
  const foot = (POND.top + 0.05) * height;
  const half = 0.34 * scale;
  const rise = 0.13 * scale;
  const red = underSky(palette, RED, 0.04);
  const at = (t: number, lift: number): readonly [number, number] => [
    middle + t * half,
    foot - rise * (1 - t * t) - lift,
  ];
  const line = (lift: number, thick: number, colour: Colour): void => {
    context.strokeStyle = css(colour);
    context.lineWidth = thick * scale;
    context.beginPath();
    for (let i = -20; i <= 20; i++) context.lineTo(...at(i / 20, lift));
    context.stroke();
  };
  line(0.002 * scale, 0.03, shift(red, -0.12));
  line(0.012 * scale, 0.014, underSky(palette, [0.5, 0.07, 50]));
  for (let i = -8; i <= 8; i++) {
    const [x, y] = at(i / 8.4, 0);
    context.fillStyle = css(shift(red, -0.04));
    const wide = (i % 4 === 0 ? 0.016 : 0.008) * scale;
    context.fillRect(x - wide / 2, y - 0.085 * scale, wide, 0.085 * scale);
    if (i % 4 === 0) {
      context.fillStyle = css(underSky(palette, [0.3, 0.02, 260]));
      context.fillRect(x - wide * 0.7, y - 0.1 * scale, wide * 1.4, 0.018 * scale);
    }
  }
  line(0.078 * scale, 0.014, red);
  line(0.045 * scale, 0.008, red);
}

/** Crowns of a cherry or a maple over a leaning stem. */
function paintTree(
  context: Canvas2D,
  stage: Stage,
  [x, foot, side]: readonly [number, number, number],
  leaf: Colour,
): void {
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + Math.round(x));
  const bark = underSky(stage.palette, [0.38, 0.05, 35]);
  context.strokeStyle = css(bark);
  context.lineCap = 'round';
  for (const [toX, toY, thick] of [
    [0.1, -0.34, 0.036],
    [0.2, -0.26, 0.018],
    [-0.06, -0.3, 0.02],
  ] as const) {
    context.lineWidth = thick * scale;
    context.beginPath();
    context.moveTo(x, foot);
    context.quadraticCurveTo(
      x - side * 0.02 * scale,
      foot - 0.16 * scale,
      x + side * toX * scale,
      foot + toY * scale,
    );
    context.stroke();
  }
  for (let i = 0; i < 60; i++) {
    const angle = random() * TAU;
    const away = Math.sqrt(random());
    context.fillStyle = css(underSky(stage.palette, shift(leaf, 0.12 * (random() - 0.55)), 0.04));
    fillCircle(
      context,
      x + (side * 0.08 + Math.cos(angle) * away * 0.24) * scale,
      foot + (-0.36 + Math.sin(angle) * away * 0.13) * scale,
      (0.03 + 0.03 * random()) * scale,
    );
  }
}

/** Stones along the bank of the pond. */
function paintStones(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 9);
  const count = Math.round((26 * width) / scale);
  for (const [line, size] of [
    [POND.top + 0.012, 0.022],
    [POND.bottom + 0.01, 0.04],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = ((i + random() * 0.7) / count) * width;
      if (line > 0.8 && i % 3 === 1) continue;
      const stone = underSky(palette, [0.5 + 0.16 * random(), 0.015, 240], 0.04);
      const radius = size * scale * (0.6 + 0.7 * random());
      context.fillStyle = css(stone);
      context.beginPath();
      context.ellipse(x, line * height, radius, radius * 0.55, 0, 0, TAU);
      context.fill();
      context.fillStyle = css(shift(stone, 0.1), 0.7);
      context.beginPath();
      context.ellipse(
        x - radius * 0.2,
        line * height - radius * 0.2,
        radius * 0.5,
        radius * 0.2,
        0,
        0,
        TAU,
      );
      context.fill();
    }
  }
}

/** Koi that circle in the pond, seen from above. */
function addKoi(stage: Stage): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 21);
  const fish = Array.from({ length: 6 }, (_, i) => ({
    x: (0.14 + 0.15 * i) * width,
    y: (POND.top + 0.09 + 0.08 * random()) * height,
    size: (0.038 + 0.016 * random()) * scale,
    offset: random(),
    way: i % 2 ? 1 : -1,
    patch: i % 3,
  }));
  const orange: Colour = [0.68, 0.2, 42];
  const white: Colour = [0.97, 0.01, 80];
  stage.addLayer(21.5, 0.55, (context, phase) => {
    for (const { x, y, size, offset, way, patch } of fish) {
      const turn = TAU * fract(way * phase + offset);
      context.save();
      context.translate(x + 0.05 * scale * Math.cos(turn), y + 0.014 * height * Math.sin(turn));
      context.scale(Math.sin(turn) * way > 0 ? -1 : 1, 0.6);
      context.fillStyle = css(patch === 1 ? orange : white);
      context.beginPath();
      context.ellipse(0, 0, size, size * 0.36, 0, 0, TAU);
      context.fill();
      const flap = 0.3 * wave(phase, 4, offset);
      fillPolygon(context, [
        [-size * 0.85, 0],
        [-size * 1.5, size * (-0.35 + flap)],
        [-size * 1.35, size * flap],
        [-size * 1.5, size * (0.35 + flap)],
      ]);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.ellipse(
          size * 0.25,
          side * size * 0.36,
          size * 0.26,
          size * 0.11,
          side * -0.7,
          0,
          TAU,
        );
        context.fill();
      }
      context.fillStyle = css(patch === 1 ? white : patch === 2 ? [0.25, 0.02, 270] : orange);
      for (const [at, radius] of [
        [0.5, 0.28],
        [-0.2, 0.24],
      ] as const) {
        context.beginPath();
        context.ellipse(size * at, 0, size * radius, size * 0.26, 0, 0, TAU);
        context.fill();
      }
      context.restore();
    }
  });
}

/** A garden around a pond: a red bridge, stones, a lantern, blossoming or autumn trees, koi. */
export function pondgarden(stage: Stage): void {
  const { width, height, palette, plan } = stage;
  const scale = scaleOf(stage);
  paintRollingHills(stage, 0.42, 3);
  stage.ground = 0.945;
  const grass = underSky(palette, stage.snowy ? [0.95, 0.02, 240] : [0.68, 0.14, 132], 0.06);
  const deep: Colour = palette.night > 0.5 ? [0.3, 0.08, 250] : [0.58, 0.09, 205];
  const water = mix(deep, skyFromHorizon(palette, 1), 0.3);
  addStrip(stage, { order: 20, depth: 0.55, top: 0.5, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, 0.6 * height, height, [
      [0, shift(grass, 0.02)],
      [1, shift(grass, -0.1)],
    ]);
    context.fillRect(-width, 0.6 * height, width * 3, height);
    context.fillStyle = verticalGradient(context, POND.top * height, POND.bottom * height, [
      [0, mix(water, palette.haze, 0.3)],
      [1, shift(water, -0.06)],
    ]);
    context.fillRect(-width, POND.top * height, width * 3, (POND.bottom - POND.top) * height);
    paintStones(context, stage);
  });
  addKoi(stage);
  const leaf: Colour = plan.weather.includes('leaves') ? [0.6, 0.2, 32] : [0.88, 0.09, 355];
  addStrip(stage, { order: 22, depth: 0.55, top: 0.1, bottom: 1.1 }, (context) => {
    paintBridge(context, stage);
    paintTree(context, stage, [0.08 * width, 0.68 * height, 1], leaf);
    paintTree(
      context,
      stage,
      [0.94 * width, 0.69 * height, -1],
      stage.snowy ? leaf : shift(leaf, -0.04),
    );
    paintStoneLantern(context, stage, [0.79 * width, 0.69 * height, 0.17 * scale], 'broad');
    paintStoneLantern(context, stage, [0.1 * width, 0.94 * height, 0.24 * scale], 'broad');
  });
}
