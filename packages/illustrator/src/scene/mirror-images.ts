import { css, mix } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import { isMirrorOfThings } from '../settings/lake.ts';
import { skyFromHorizon } from '../settings/surface.ts';
import type { Layer, Stage } from '../stage/stage.ts';

/** Behind the glitter and the reeds, before the mirrored shore. */
const ORDER = 16.2;

/** What stands at the far shore of a lake, upside down in the water, in slices that the ripples push to and fro. */
export function addMirrorImages(stage: Stage, things: readonly Layer[]): void {
  if (stage.plan.setting !== 'lake' || stage.ground === null || !isMirrorOfThings(stage)) return;
  const { width, height, unit, palette, environment } = stage;
  const shore = Math.round(stage.ground * height);
  const deep = height - shore;
  const image = paintOnce(environment, width, deep, (context) => {
    context.save();
    context.translate(0, shore);
    context.scale(1, -1);
    for (const layer of things) {
      context.save();
      layer.draw(context, 0);
      context.restore();
    }
    context.restore();
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = css(mix(skyFromHorizon(palette, 1), [0.4, 0.08, 230], 0.5), 0.38);
    context.fillRect(0, 0, width, deep);
    context.globalCompositeOperation = 'source-over';
  });
  const slice = Math.max(2, Math.round(5 * unit));
  stage.addLayer(ORDER, 0.2, (context, phase) => {
    context.globalAlpha = 0.72;
    for (let y = 0; y < deep; y += slice) {
      const near = y / deep;
      const push = (1 + 7 * near) * unit * Math.sin(TAU * (phase + 9 * Math.sqrt(near + 0.02)));
      const tall = Math.min(slice, deep - y);
      context.drawImage(image, 0, y, width, tall, push, shore + y, width, tall + 0.7);
    }
    context.globalAlpha = 1;
  });
}
