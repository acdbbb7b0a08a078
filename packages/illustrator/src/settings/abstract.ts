import type { Stage } from '../stage/stage.ts';
import { banner } from './banner.ts';
import { geometricGround } from './geometric-ground.ts';
import { gradient, isGradient } from './gradient.ts';
import { liquid } from './liquid.ts';
import { motif } from './motifs.ts';
import { studio } from './studio.ts';
import { paintTexture } from './textures/paint-texture.ts';

/** No place: a studio in the backdrop's colour, or pure flowing colour without one. */
export function abstract(stage: Stage): void {
  stage.horizon = 1;
  stage.ground = 0.8;
  const { format, texture, abstractMotif } = stage.plan;
  if (format === 'banner') banner(stage);
  else if (texture != null) paintTexture(stage, texture);
  else if (abstractMotif !== undefined) motif(stage, abstractMotif);
  else if (isGradient(stage)) gradient(stage);
  else if (stage.plan.hasGeometricGround === true) geometricGround(stage);
  else if (stage.backdrop) studio(stage, stage.backdrop);
  else liquid(stage);
}
