import { css, mix } from '../math/colour.ts';
import { isMirrorOfThings } from '../settings/lake.ts';
import { drawRippled, mirrorOf } from '../settings/mirror.ts';
import { skyFromHorizon } from '../settings/surface.ts';
import type { Layer, Stage } from '../stage/stage.ts';

/** Behind the glitter and the reeds, before the mirrored shore. */
const ORDER = 16.2;

/** What stands at the far shore of a lake, upside down in the water. */
export function addMirrorImages(stage: Stage, things: readonly Layer[]): void {
  if (stage.plan.setting !== 'lake' || stage.ground === null || !isMirrorOfThings(stage)) return;
  const { width, height, palette } = stage;
  const shore = Math.round(stage.ground * height);
  const deep = height - shore;
  const image = mirrorOf(stage, things, [shore, deep], (context) => {
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = css(mix(skyFromHorizon(palette, 1), [0.4, 0.08, 230], 0.5), 0.38);
    context.fillRect(0, 0, width, deep);
    context.globalCompositeOperation = 'source-over';
  });
  const ripples = { shore, slice: 5, push: 7, overhang: 0, waves: 9 };
  stage.addLayer(ORDER, 0.2, (context, phase) => {
    context.globalAlpha = 0.72;
    drawRippled(context, stage, image, phase, ripples);
    context.globalAlpha = 1;
  });
}
