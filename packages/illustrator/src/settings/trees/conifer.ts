import type { Canvas, Canvas2D } from '../../canvas.ts';
import { mix } from '../../math/colour.ts';
import { createRandom, type Random } from '../../math/random.ts';
import { linearGradient, paintOnce, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Foliage } from './foliage.ts';

/** Width of the sprite for a height of 1. */
const PROPORTION = 0.62;

interface Tier {
  readonly top: number;
  readonly bottom: number;
  readonly halfWidth: number;
}

/** One skirt of boughs: sides that swing out, a hem of drooping tips. */
function traceTier(context: Canvas2D, middle: number, tier: Tier, random: Random): void {
  const { top, bottom, halfWidth } = tier;
  const droop = (bottom - top) * 0.16;
  const tips = 5;
  context.beginPath();
  context.moveTo(middle, top);
  context.quadraticCurveTo(
    middle + halfWidth * 0.35,
    top + (bottom - top) * 0.6,
    middle + halfWidth,
    bottom - droop,
  );
  for (let i = tips; i > 0; i--) {
    const from = (i / tips) * 2 - 1;
    const to = ((i - 1) / tips) * 2 - 1;
    const sag = droop * (1 - 0.5 * to * to) * (0.9 + 0.4 * random());
    context.quadraticCurveTo(
      middle + ((from + to) / 2) * halfWidth,
      bottom + sag,
      middle + to * halfWidth,
      bottom - droop * Math.abs(to),
    );
  }
  context.quadraticCurveTo(middle - halfWidth * 0.35, top + (bottom - top) * 0.6, middle, top);
  context.closePath();
}

function tiersOf(height: number, width: number, random: Random): Tier[] {
  const count = 5;
  const lowest = height * 0.89;
  return Array.from({ length: count }, (_, i): Tier => {
    const t = i / (count - 1);
    return {
      top: height * 0.01 + t * lowest * 0.56,
      bottom: height * 0.01 + lowest * (0.3 + 0.7 * t),
      halfWidth: width * (0.17 + 0.31 * t) * (0.93 + 0.14 * random()),
    };
  });
}

/** A fir standing on the bottom edge of its sprite. */
export function coniferSprite(stage: Stage, height: number, seed: number, look: Foliage): Canvas {
  const width = height * PROPORTION;
  const random = createRandom(seed);
  const middle = width / 2;
  return paintOnce(stage.environment, width, height, (context) => {
    context.fillStyle = linearGradient(
      context,
      [middle - width * 0.05, 0, middle + width * 0.05, 0],
      [
        [0, look.lightFromLeft ? look.trunk : mix(look.trunk, look.shaded, 0.6)],
        [1, look.lightFromLeft ? mix(look.trunk, look.shaded, 0.6) : look.trunk],
      ],
    );
    context.fillRect(middle - width * 0.05, height * 0.82, width * 0.1, height * 0.18);
    for (const tier of tiersOf(height, width, random).reverse()) {
      traceTier(context, middle, tier, random);
      context.fillStyle = verticalGradient(
        context,
        tier.top,
        tier.bottom + (tier.bottom - tier.top) * 0.1,
        look.snow
          ? [
              [0, look.snow],
              [0.5, mix(look.snow, look.body, 0.12)],
              [0.78, mix(look.snow, look.body, 0.45)],
              [1, look.shaded],
            ]
          : [
              [0, look.shaded],
              [0.42, mix(look.shaded, look.body, 0.55)],
              [0.85, look.body],
              [1, mix(look.body, look.lit, 0.35)],
            ],
      );
      context.fill();
    }
    shadeSides(context, width, height, look);
  });
}

/** Light from one side, shadow on the other, over all that is painted. */
export function shadeSides(context: Canvas2D, width: number, height: number, look: Foliage): void {
  const light = look.snow ?? look.lit;
  context.globalCompositeOperation = 'source-atop';
  const from = look.lightFromLeft ? 0 : width;
  context.fillStyle = linearGradient(
    context,
    [from, height * 0.2, width - from, height * 0.55],
    [
      [0, light, 0.75],
      [0.3, light, 0.3],
      [0.52, look.body, 0],
      [0.7, look.shaded, 0.35],
      [1, look.shaded, 0.75],
    ],
  );
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}
