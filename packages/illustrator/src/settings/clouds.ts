import type { Canvas } from '../canvas.ts';
import { saysFastClouds, saysMovingClouds } from '../language/scenery-account.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { clamp, fract, saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import {
  fillCircle,
  linearGradient,
  paintOnce,
  radialGradient,
  verticalGradient,
} from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isAbsent } from './absent.ts';
import { isCutPaper, withPaperShadow } from './cut-paper.ts';
import { crowd, scaleOf } from './extent.ts';

type Puff = readonly [x: number, y: number, radius: number];

function puffs(random: () => number, width: number, height: number): Puff[] {
  const count = 9 + Math.floor(random() * 5);
  const row = Array.from({ length: count }, (_, i): Puff => {
    const t = (i + 0.5) / count;
    const swell = Math.sin(t * Math.PI) ** 0.7;
    const radius = width * (0.055 + 0.085 * swell * (0.7 + 0.6 * random()));
    return [
      width * (0.1 + t * 0.8),
      height * 0.76 - radius * 0.55 - swell * height * 0.22 * random(),
      radius,
    ];
  });
  const crown = 0.36 + 0.28 * random();
  return [
    ...row,
    [width * crown, height * 0.48, width * (0.14 + 0.04 * random())],
    [width * (1.02 - crown), height * 0.55, width * 0.13],
  ];
}

/** One flat sheet in the cloud's outline. */
const paperCloud = (stage: Stage, width: number, bodies: readonly Puff[], colour: Colour): Canvas =>
  withPaperShadow(
    stage,
    paintOnce(stage.environment, width, width / 2, (context) => {
      context.fillStyle = css(colour);
      for (const [x, y, radius] of bodies) fillCircle(context, x, y, radius * 0.95);
      context.clearRect(0, width * 0.39, width, width);
    }),
  );

/** A cumulus of `width` × `width / 2` pixels with a lit top and a flat, fading base. */
function cloudSprite(
  stage: Stage,
  width: number,
  seed: number,
  [lit, shaded]: readonly [Colour, Colour],
): Canvas {
  const height = width / 2;
  const bodies = puffs(createRandom(seed), width, height);
  if (isCutPaper(stage)) return paperCloud(stage, width, bodies, mix(lit, shaded, 0.12));
  return paintOnce(stage.environment, width, height, (context) => {
    context.beginPath();
    for (const [x, y, radius] of bodies) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, TAU);
    }
    context.fillStyle = verticalGradient(context, height * 0.18, height * 0.86, [
      [0, lit],
      [0.55, mix(lit, shaded, 0.35)],
      [1, shaded],
    ]);
    context.fill();
    context.globalCompositeOperation = 'source-atop';
    const side = stage.lightSource.x < stage.width / 2 ? -0.3 : 0.3;
    for (const [x, y, radius] of bodies.toSorted((a, b) => a[1] - b[1])) {
      context.fillStyle = radialGradient(
        context,
        x + radius * side,
        y - radius * 0.45,
        radius * 1.25,
        [
          [0, shift(lit, 0.05), 0.85],
          [0.55, lit, 0.3],
          [1, lit, 0],
        ],
      );
      context.beginPath();
      context.arc(x, y, radius * 1.1, 0, TAU);
      context.fill();
      context.fillStyle = radialGradient(context, x, y + radius * 0.9, radius * 1.1, [
        [0, shaded, 0.5],
        [1, shaded, 0],
      ]);
      context.beginPath();
      context.arc(x, y + radius * 0.9, radius * 1.1, 0, TAU);
      context.fill();
    }
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = linearGradient(
      context,
      [0, height * 0.7, 0, height * 0.9],
      [
        [0, [0, 0, 0], 0],
        [1, [0, 0, 0], 0.85],
      ],
    );
    context.fillRect(0, 0, width, height);
  });
}

export interface CloudBank {
  /** In a square picture. */
  readonly count: number;
  /** Fractions of the height between which the clouds' tops lie. */
  readonly top: number;
  readonly bottom: number;
  /** Width of the largest, in measures of the landscape. */
  readonly size: number;
  /** Haze over the furthest ones. */
  readonly far?: number;
  readonly alpha?: number;
  readonly order?: number;
  readonly depth?: number;
  readonly salt?: number;
  /** True: they may hide the sun, and there are as many at night. */
  readonly everywhere?: boolean;
  /** True: they cross the picture once per loop; false: they only rock. */
  readonly sailing?: boolean;
}

/** Where a cloud's centre goes so that it covers at most an edge of the sun or the moon. */
function asideOfLight(stage: Stage, x: number, y: number, spriteWidth: number): number {
  const { lightSource, unit } = stage;
  const level = Math.abs(y + spriteWidth * 0.28 - lightSource.y);
  const clearance = spriteWidth * 0.42 + 45 * unit;
  if (level > spriteWidth * 0.25 + 60 * unit || Math.abs(x - lightSource.x) > clearance) return x;
  return lightSource.x + (x < lightSource.x ? -clearance : clearance);
}

interface DriftingCloud {
  readonly sprite: Canvas;
  readonly y: number;
  readonly alpha: number;
  /** In pixels; `start` is a part of its length. */
  readonly way: { readonly from: number; readonly length: number; readonly start: number };
  readonly order: number;
  readonly depth: number;
  /** How many times half of its way it goes in a loop. */
  readonly halves: number;
}

/** Of clouds that are said to be fast. */
const FAST = 3;

/** A cloud and its twin half a way behind it. */
function addDriftingCloud(
  stage: Stage,
  { sprite, y, alpha, way, order, depth, halves }: DriftingCloud,
): void {
  stage.addLayer(order, depth, (context, phase) => {
    context.globalAlpha = alpha;
    for (const twin of [0, 0.5])
      context.drawImage(
        sprite,
        way.from + fract(way.start + twin + (halves * phase) / 2) * way.length,
        y,
      );
    context.globalAlpha = 1;
  });
}

/**
 * Clouds spread over a band, large above and small and hazy towards the horizon. A sailing
 * bank crosses the whole picture once per loop.
 */
export function addClouds(stage: Stage, bank: CloudBank): void {
  if (isAbsent(stage, 'clouds')) return;
  const { width, height, unit, palette, plan } = stage;
  const scale = scaleOf(stage);
  const depth = bank.depth ?? 0.15;
  const random = createRandom(stage.seed + 1000 + (bank.salt ?? 0));
  const isDrifting = bank.sailing !== true && saysMovingClouds(plan.prompt);
  const halves = saysFastClouds(plan.prompt) ? FAST : 1;
  const count = crowd(stage, bank.count * (palette.night > 0.5 && !bank.everywhere ? 0.65 : 1));

  for (let i = 0; i < count; i++) {
    const level = bank.sailing ? 0.3 : ((i * 2 + 1) % count) / count + 0.12 * (random() - 0.5);
    const down = clamp(level);
    const haze = (bank.far ?? 0.5) * down;
    const spriteWidth = Math.ceil(bank.size * scale * (1 - 0.4 * down) * (0.8 + 0.35 * random()));
    const centre = ((i + 0.15 + 0.7 * random()) / count) * 1.1 - 0.05;
    // Each has a twin, so that fewer are needed.
    if (isDrifting && i % 3 === 2) continue;
    const sprite = cloudSprite(stage, spriteWidth, stage.seed * 31 + i * 17 + (bank.salt ?? 0), [
      mix(palette.cloud[0], palette.haze, haze),
      mix(palette.cloud[1], palette.haze, haze),
    ]);
    const y = (bank.top + (bank.bottom - bank.top) * down) * height;
    const middle = bank.everywhere
      ? centre * width
      : asideOfLight(stage, centre * width, y, spriteWidth);
    const x = middle - spriteWidth / 2;
    const alpha = (bank.alpha ?? 0.92) * (1 - 0.2 * down) * (1 - 0.25 * palette.night);
    const rock = 16 * (1 + depth) * (1 - 0.5 * down) * unit;
    const offset = i * 0.31;
    const period = width + spriteWidth * 1.15;
    if (isDrifting) {
      const way = {
        from: -spriteWidth,
        length: period,
        start: (i + random()) / count,
      };
      addDriftingCloud(stage, { sprite, y, alpha, way, order: bank.order ?? 4, depth, halves });
      continue;
    }
    stage.addLayer(bank.order ?? 4, depth, (context, phase) => {
      context.globalAlpha = alpha;
      if (bank.sailing) {
        const sailed = saw(-phase, 1, (i + 0.5) / count) * period - spriteWidth;
        context.drawImage(sprite, sailed, y + 3 * unit * wave(phase, 1, offset));
      } else {
        context.drawImage(
          sprite,
          x + rock * wave(phase, 1, offset),
          y + 3 * unit * wave(phase, 1, i * 0.2),
        );
      }
      context.globalAlpha = 1;
    });
  }
}
