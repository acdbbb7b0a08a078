import { paintPalm } from '../../art/props/palm-tree.ts';
import type { Canvas } from '../../canvas.ts';
import { paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Foliage } from './foliage.ts';

/** A leaning coconut palm standing on the bottom edge of its square sprite. */
export const palmSprite = (stage: Stage, height: number, seed: number, look: Foliage): Canvas =>
  paintOnce(stage.environment, height, height, (context) => {
    context.scale(height, height);
    paintPalm(context, look, seed);
  });
