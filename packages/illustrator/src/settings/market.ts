import type { Canvas, Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { isTownSnowy, paintCobbles } from './cobbles.ts';
import { scaleOf } from './extent.ts';
import { addFacades } from './facades.ts';
import { addLightStrings } from './light-strings.ts';
import { addMoonOfMoonlight } from './moonlight.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';
import { waresOf } from './wares-of-stalls.ts';

/** Where the square meets the houses. */
const SQUARE = 0.66;
const WHITE: Colour = [0.96, 0.015, 90];
const AWNINGS: readonly Colour[] = [
  [0.6, 0.19, 27],
  [0.6, 0.12, 160],
  [0.62, 0.13, 245],
  [0.72, 0.15, 75],
];
const TIMBER: Colour = [0.5, 0.08, 55];

/** A stall's place: its left, the ground it stands on and its width, fractions of the picture. */
interface Stall {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly order: number;
  readonly depth: number;
  readonly awning: Colour;
}

/** Far ones in the middle, near ones at the sides. */
const stallsOf = (stage: Stage): readonly Stall[] => {
  const across = scaleOf(stage) / stage.width;
  const tone = (i: number): Colour => AWNINGS[(i + stage.take.index) % AWNINGS.length] ?? WHITE;
  const far = [0.4, 0.61].map((x, i) => ({
    x,
    foot: SQUARE + 0.035,
    width: 0.19 * across,
    order: 22,
    depth: 0.45,
    awning: tone(i + 1),
  }));
  const near = [0.1, 0.9].map((x, i) => ({
    x,
    foot: SQUARE + 0.16,
    width: 0.46 * across,
    order: 24,
    depth: 0.62,
    awning: tone(i),
  }));
  return [...far, ...near];
};

/** Posts, a counter of boards with crates, and a striped awning. */
function paintStall(
  context: Canvas2D,
  stage: Stage,
  { x, foot, width: across, awning }: Stall,
  wares: readonly Canvas[],
  seed: number,
): void {
  const { palette, plan } = stage;
  const random = createRandom(seed);
  const wide = across * stage.width;
  const tall = wide * 0.98;
  const left = x * stage.width - wide / 2;
  const bottom = foot * stage.height;
  const at = (tx: number, ty: number): readonly [number, number] => [
    left + tx * wide,
    bottom - tall + ty * tall,
  ];
  const box = (x0: number, y0: number, x1: number, y1: number, colour: Colour): void => {
    const [px, py] = at(x0, y0);
    const tone = underSky(palette, colour);
    context.fillStyle = verticalGradient(context, py, py + (y1 - y0) * tall, [
      [0, shift(tone, 0.03)],
      [1, shift(tone, -0.06)],
    ]);
    context.fillRect(px, py, (x1 - x0) * wide, (y1 - y0) * tall);
  };
  context.fillStyle = css(palette.shadow, 0.3);
  context.beginPath();
  context.ellipse(left + wide / 2, bottom, wide * 0.54, wide * 0.05, 0, 0, Math.PI * 2);
  context.fill();
  // The shade under the awning.
  box(0.08, 0.24, 0.92, 0.62, palette.night > 0.5 ? [0.86, 0.12, 75] : [0.56, 0.05, 60]);
  for (const px of [0.04, 0.92]) box(px, 0.16, px + 0.04, 1, TIMBER);
  // Two steps of wares, the nearer one larger.
  for (const [row, y, size] of [
    [0, 0.5, 0.17],
    [1, 0.63, 0.2],
  ] as const) {
    box(0.06, y - 0.01, 0.94, y + 0.06, shift(TIMBER, 0.08));
    const count = 6 - row;
    for (let i = 0; i < count; i++) {
      // Each crate has one kind.
      const ware = wares[(Math.floor((i * 3) / count) + row + Math.floor(seed)) % wares.length];
      if (!ware) continue;
      const [px, py] = at(0.13 + (0.74 * i) / (count - 1), y + 0.01 + 0.008 * random());
      const side = size * wide;
      context.drawImage(ware, px - side / 2, py - side * 0.93, side, side);
    }
  }
  box(0.04, 0.64, 0.96, 0.96, TIMBER);
  for (let i = 1; i < 6; i++)
    box(0.04 + 0.153 * i, 0.645, 0.046 + 0.153 * i, 0.96, shift(TIMBER, -0.12));
  box(0.02, 0.62, 0.98, 0.66, shift(TIMBER, 0.1));
  const stripes = 9;
  for (let i = 0; i < stripes; i++) {
    const tone = underSky(palette, i % 2 ? WHITE : awning);
    const t0 = i / stripes;
    const t1 = (i + 1) / stripes;
    const [, y0] = at(0, 0.04);
    const [, y1] = at(0, 0.24);
    context.fillStyle = verticalGradient(context, y0, y1, [
      [0, shift(tone, 0.04)],
      [1, shift(tone, -0.07)],
    ]);
    fillPolygon(context, [
      at(0.08 + 0.84 * t0, 0.04),
      at(0.08 + 0.84 * t1, 0.04),
      at(t1, 0.24),
      at(t0, 0.24),
    ]);
    context.fillStyle = css(shift(tone, -0.04));
    const [cx, cy] = at((t0 + t1) / 2, 0.24);
    context.beginPath();
    context.arc(cx, cy, (wide * (t1 - t0)) / 2, 0, Math.PI);
    context.fill();
  }
  if (isTownSnowy(plan)) {
    const [sx, sy] = at(0.06, 0.015);
    context.fillStyle = css([0.98, 0.01, 240]);
    context.beginPath();
    context.roundRect(sx, sy, wide * 0.88, tall * 0.055, tall * 0.03);
    context.fill();
  }
}

/** A market on the square of a town: houses, stalls full of wares, strings of lights. */
export async function market(stage: Stage): Promise<void> {
  const { palette, height, width, environment } = stage;
  const scale = scaleOf(stage);
  const night = palette.night > 0.5;
  stage.horizon = SQUARE;
  stage.ground = 0.9;
  stage.wet = stage.plan.weather.includes('rain');
  addSky(stage, SQUARE + 0.02);
  addMoonOfMoonlight(stage, { x: 0.3, y: 0.13 });
  if (night) addStars(stage, { count: 90, bottom: 0.3 });
  else addClouds(stage, { count: 3, top: 0.03, bottom: 0.2, size: 0.4, depth: 0.2 });
  addFacades(stage, { foot: SQUARE + 0.01, tall: 0.42 });
  paintCobbles(stage, SQUARE);
  const stalls = stallsOf(stage);
  const wares = await waresOf(stage, 0.11 * scale);
  for (const [i, stall] of stalls.entries()) {
    const { order, depth, foot, width: across } = stall;
    const top = foot - (across * width) / height - 0.06;
    addStrip(stage, { order: order + i * 0.01, depth, top, bottom: foot + 0.04 }, (context) =>
      paintStall(context, stage, stall, wares, i + 3),
    );
    if (!night) continue;
    const lamp = glowSprite(environment, [0.88, 0.14, 72]);
    stage.addLayer(order + 0.5, depth, (context, phase) => {
      const light = 0.6 + 0.06 * wave(phase, 2, i * 0.31) + 0.04 * wave(phase, 5, i * 0.2);
      drawGlow(
        context,
        lamp,
        stall.x * width,
        foot * height - 0.6 * across * width,
        0.7 * across * width,
        light,
      );
    });
  }
  addLightStrings(stage, { top: 0.05, drop: 0.09 });
  const haze = mix(palette.haze, palette.light, 0.5);
  addStrip(
    stage,
    { order: 23, depth: 0.5, top: SQUARE - 0.2, bottom: SQUARE + 0.06, mode: 'screen' },
    (context) => {
      context.fillStyle = verticalGradient(
        context,
        (SQUARE - 0.2) * height,
        (SQUARE + 0.06) * height,
        [
          [0, [0, 0, 0]],
          [1, mix([0, 0, 0], haze, night ? 0.1 : 0.16)],
        ],
      );
      context.fillRect(-width, (SQUARE - 0.2) * height, width * 3, 0.26 * height);
    },
  );
}
