import type { Actor } from '../actors/actor.ts';
import type { Colour } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { softDisc } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

/** Where smoke comes out of a drawing that looks to the left, in fractions of its box from the middle and the foot. */
const CHIMNEYS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  '@steamtrain': { x: -0.363, y: 0.385 },
};
const PUFFS = 18;
const CLOUDS = 3;
const GREY: Colour = [0.93, 0.006, 260];
const SIDE = 128;

/** The smoke comes in clouds: without them a steady stream would seem to stand still. */
const thickness = (puff: number): number => 0.65 + 0.35 * wave(puff / PUFFS, CLOUDS);

/** White smoke out of the chimneys of engines, which stays behind as they go. */
export function addTrainSmoke(stage: Stage, actors: readonly Actor[]): void {
  const smoking = actors.filter(({ body }) => CHIMNEYS[body.glyph] !== undefined);
  if (smoking.length === 0) return;
  const { width, height, environment } = stage;
  const puff = softDisc(environment, SIDE, [
    [0, GREY, 0.95],
    [0.6, GREY, 0.75],
    [1, GREY, 0],
  ]);
  for (const { body, placement, sizePx, mounts } of smoking) {
    const chimney = CHIMNEYS[body.glyph];
    if (!chimney) continue;
    const away = placement.facing === 'right' ? -1 : 1;
    const below = mounts.reduce((sum, { heightPx }) => sum + heightPx, 0);
    const x = placement.x * width + away * chimney.x * sizePx;
    const y = placement.y * height - below - chimney.y * sizePx;
    stage.addLayer(placement.order - 0.3, placement.depth, (context, phase) => {
      for (let i = 0; i < PUFFS; i++) {
        const t = saw(phase, 1, i / PUFFS);
        const radius = (0.04 + 0.12 * t) * thickness(i) * sizePx;
        const left = x + away * 0.5 * t ** 1.2 * sizePx + 0.01 * sizePx * wave(t, 1, i * 0.3);
        const top = y - (0.05 + 0.26 * t ** 0.8) * sizePx;
        context.globalAlpha = (1 - t) ** 0.6 * thickness(i);
        context.drawImage(puff, left - radius, top - radius, radius * 2, radius * 2);
      }
      context.globalAlpha = 1;
    });
  }
}
