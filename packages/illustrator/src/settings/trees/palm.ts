import { paintPalm } from '../../art/props/palm-tree.ts';
import type { Canvas } from '../../canvas.ts';
import { wave } from '../../math/periodic.ts';
import { paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';
import type { Foliage } from './foliage.ts';

/** A leaning coconut palm standing on the bottom edge of its square sprite. */
export const palmSprite = (stage: Stage, height: number, seed: number, look: Foliage): Canvas =>
  paintOnce(stage.environment, height, height, (context) => {
    context.scale(height, height);
    paintPalm(context, look, seed);
  });

export interface Palm {
  /** Where it stands, in fractions of the picture. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flipped: boolean;
  readonly offset: number;
}

interface PalmLook {
  readonly order: number;
  readonly depth: number;
  readonly look: Foliage;
  readonly seed: number;
  /** How far a palm leans, and how far it sways to both sides of that; of its height. */
  readonly lean: number;
  readonly sway: number;
}

/** Palms that sway in the wind, each in its own time. */
export function addPalms(
  stage: Stage,
  { order, depth, look, seed, lean, sway }: PalmLook,
  palms: readonly Palm[],
): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const grown = palms.map((palm, i) => ({
    ...palm,
    sprite: palmSprite(stage, Math.ceil(palm.size * scale), seed + i, look),
  }));
  stage.addLayer(order, depth, (context, phase) => {
    for (const { x, y, size, flipped, offset, sprite } of grown) {
      const side = size * scale;
      context.save();
      context.translate(x * width, y * height);
      if (flipped) context.scale(-1, 1);
      context.transform(1, 0, sway * wave(phase, 1, offset) - lean, 1, 0, 0);
      context.drawImage(sprite, -side * 0.44, -side, side, side);
      context.restore();
    }
  });
}
