import type { Canvas, Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { saysRisingLight } from '../language/rising-light.ts';
import { css, type Colour, shift } from '../math/colour.ts';
import { lerp, smoothstep, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import {
  fillCircle,
  fillPolygon,
  paintOnce,
  radialGradient,
  verticalGradient,
} from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isAbsent } from './absent.ts';

const MOON: Colour = [0.96, 0.04, 95];
/** x, y and radius in radii of the moon. */
const CRATERS = [
  [-0.34, -0.3, 0.23],
  [0.3, 0.22, 0.28],
  [0.22, -0.48, 0.13],
  [-0.28, 0.36, 0.15],
  [0.62, -0.2, 0.12],
  [-0.52, 0.1, 0.09],
  [0, 0, 0.08],
  [-0.06, 0.68, 0.1],
] as const;

function paintMoon(context: Canvas2D, radius: number): void {
  const disc = radialGradient(context, -radius * 0.3, -radius * 0.3, radius * 1.6, [
    [0, shift(MOON, 0.03)],
    [0.6, MOON],
    [1, shift(MOON, -0.2, 1.6, -20)],
  ]);
  context.fillStyle = disc;
  fillCircle(context, 0, 0, radius);
  for (const [x, y, size] of CRATERS) {
    context.fillStyle = css(shift(MOON, -0.1, 1.2, -10), 0.55);
    fillCircle(context, x * radius, y * radius, size * radius);
    context.fillStyle = css(shift(MOON, -0.03), 0.75);
    fillCircle(
      context,
      (x + size * 0.16) * radius,
      (y + size * 0.16) * radius,
      size * radius * 0.86,
    );
  }
}

function paintSun(context: Canvas2D, radius: number, sun: Colour): void {
  context.fillStyle = radialGradient(context, 0, 0, radius, [
    [0, [1, 0.01, 95]],
    [0.75, sun],
    [1, shift(sun, -0.03, 1.3, -10)],
  ]);
  fillCircle(context, 0, 0, radius);
}

/** A great disc from yellow to pink, with slits that widen downwards: the sun of the eighties. */
function paintBarredSun(context: Canvas2D, radius: number): void {
  context.fillStyle = verticalGradient(context, -radius, radius, [
    [0, [0.94, 0.15, 98]],
    [0.5, [0.78, 0.19, 45]],
    [1, [0.62, 0.26, 350]],
  ]);
  fillCircle(context, 0, 0, radius);
  context.globalCompositeOperation = 'destination-out';
  for (let i = 0; i < 6; i++) {
    context.fillRect(-radius, radius * (i * 0.17 - 0.02), radius * 2, radius * (0.025 + 0.014 * i));
  }
}

/** How much larger it is than the usual sun. */
const BARRED = 2.6;

const RAY_SPRITE = 256;

/** Nine tapering beams around the middle, fading outwards. */
function raySprite(stage: Stage): Canvas {
  return paintOnce(stage.environment, RAY_SPRITE, RAY_SPRITE, (context) => {
    const reach = RAY_SPRITE / 2;
    context.translate(reach, reach);
    context.fillStyle = radialGradient(context, 0, 0, reach, [
      [0, stage.palette.light, 0.2],
      [0.12, stage.palette.light, 0.17],
      [0.6, stage.palette.light, 0.06],
      [1, stage.palette.light, 0],
    ]);
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * TAU + 0.09 * Math.sin(i * 2.4);
      const at = (turn: number, distance: number): [number, number] => [
        Math.cos(angle + turn) * distance,
        Math.sin(angle + turn) * distance,
      ];
      const half = i % 2 ? 0.06 : 0.085;
      fillPolygon(context, [
        at(-half * 0.4, reach * 0.08),
        at(-half, reach),
        at(half, reach),
        at(half * 0.4, reach * 0.08),
      ]);
    }
  });
}

export interface LuminaryOptions {
  /** Fraction of the width; on some seeds counted from the right. */
  readonly x?: number;
  /** Fraction of the height. */
  readonly y?: number;
  readonly radius?: number;
  readonly order?: number;
  readonly rays?: boolean;
}

/** True when the prompt's own subject is the sun, the moon or a lamp: then it is the light. */
const hasOwnLight = (stage: Stage): boolean =>
  stage.plan.subjects.some(({ glyph }) => /moon|^@?sun$|^@eclipse$|sun-with-face|lamp/.test(glyph));

/** The seed decides on which side of the picture the light stands. */
function aside(stage: Stage, x: number): number {
  const random = createRandom(stage.seed + 2024);
  const near = x + 0.07 * (random() - 0.5);
  return random() < 0.5 ? near : 1 - near;
}

/** How far over its usual place a light comes that rises, in heights of the picture. */
const RISES = 0.07;
/** How high a light is that rises and sets, 0 to 1; loops begin when it has come up. */
const risenAt = (phase: number): number => smoothstep(0, 0.9, (1 - wave(phase - 0.4, 1, 0.25)) / 2);

/** The sun by day, the moon at night, with a breathing glow; sets the stage's light source. */
export function addSunOrMoon(stage: Stage, options: LuminaryOptions = {}): void {
  if (isAbsent(stage, 'sunOrMoon')) return;
  if (stage.plan.isTwilight) {
    stage.lightSource = { x: aside(stage, 0.3) * stage.width, y: stage.horizon * stage.height };
    return;
  }
  const { width, height, unit, palette, environment } = stage;
  if (hasOwnLight(stage)) {
    stage.lightSource = { x: 0.76 * width, y: 0.25 * height };
    return;
  }
  const moon = palette.night > 0.5;
  const barred = stage.plan.style === 'synthwave' && !moon;
  const radius = (options.radius ?? (moon ? 62 : 56) * unit) * (barred ? BARRED : 1);
  const x = aside(stage, options.x ?? palette.sunPosition[0]) * width;
  const y = (options.y ?? palette.sunPosition[1] * stage.horizon) * height;
  const order = options.order ?? 3;
  stage.lightSource = { x, y };

  const size = Math.ceil(radius * 2 + 4);
  const disc = paintOnce(environment, size, size, (context) => {
    context.translate(size / 2, size / 2);
    if (barred) paintBarredSun(context, radius);
    else if (moon) paintMoon(context, radius);
    else paintSun(context, radius, palette.sun);
  });
  const halo = glowSprite(environment, palette.light);
  const { weather } = stage.plan;
  const stormy = weather.includes('storm') || stage.plan.isOvercast === true;
  const dull =
    stormy ||
    stage.plan.landforms.includes('tornado') ||
    weather.includes('rain') ||
    weather.includes('fog');
  const rays = moon || barred || dull || options.rays === false ? null : raySprite(stage);
  const shine = stormy ? 0.35 : dull ? 0.55 : 1;
  const glowRadius = radius * (barred ? 2.4 : moon ? 5 : 7.5);

  const rises = !stage.still && !moon && saysRisingLight(stage.plan.prompt);
  const below = stage.horizon * height + radius * 0.8 - y;

  stage.addLayer(order, 0.06, (context, phase) => {
    context.save();
    if (rises) context.translate(0, lerp(below, -RISES * height, risenAt(phase)));
    const breath = 1 + 0.04 * wave(phase);
    drawGlow(context, halo, x, y, glowRadius * breath, (moon ? 0.55 : 0.85) * shine);
    if (rays) {
      for (const [turn, offset] of [[0.1, 0] as const, [-0.13, 0.37] as const]) {
        context.save();
        context.translate(x, y);
        context.rotate(turn * wave(phase, 1, offset) + offset);
        const reach = radius * (7 + 0.8 * wave(phase, 1, offset + 0.2));
        drawGlow(context, rays, 0, 0, reach, 0.5 + 0.2 * wave(phase, 1, offset + 0.1));
        context.restore();
      }
    }
    if (!stormy) {
      context.globalAlpha = dull ? 0.5 : 1;
      context.drawImage(disc, x - size / 2, y - size / 2);
    }
    context.restore();
  });
}
