import type { Actor } from '../actors/actor.ts';
import { css } from '../math/colour.ts';
import { fract } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { noseOf } from '../things/noses.ts';

const STREAKS = 34;
/** Streaks leave the picture on one side and come back on the other; this is their whole way. */
const WAY = 1.5;

/** Aircraft and spaceships; birds and fairies are slower. */
const FAST =
  /^(rocket|@launchingrocket|airplane|small-airplane|@biplane|@fighterjet|@spaceshuttle|helicopter)/;

/** The air, or the stars, pass by an aircraft that flies through the picture. */
export function addPassingAir(stage: Stage, actors: readonly Actor[]): void {
  const { width, height, unit, still, palette, plan } = stage;
  const flyer = actors.find(
    ({ placement, body }) =>
      placement.airborne && placement.role !== 'back' && FAST.test(body.glyph) && !placement.orbit,
  );
  if (
    !flyer ||
    still ||
    plan.subjects[flyer.placement.subject]?.crosses ||
    plan.setting === 'abstract'
  )
    return;
  const { x: dx, y: dy } = noseOf(flyer.body.glyph, flyer.placement.facing);
  const random = createRandom(stage.seed + 617);
  const streaks = Array.from({ length: STREAKS }, () => ({
    across: random(),
    start: random(),
    length: random(),
    rounds: random() < 0.5 ? 1 : 2,
  }));
  const pale = css([0.98, 0.02, 230], 0.3 + 0.35 * palette.night);
  const reach = Math.hypot(width, height);
  stage.addLayer(12, 0.3, (context, phase) => {
    context.strokeStyle = pale;
    context.lineCap = 'round';
    for (const { across, start, length, rounds } of streaks) {
      const along = (0.5 - fract(start + rounds * phase)) * WAY * reach;
      const beside = (across - 0.5) * reach;
      const x = width / 2 + dx * along - dy * beside;
      const y = height / 2 + dy * along + dx * beside;
      const long = (30 + 70 * length) * unit * rounds;
      context.lineWidth = (1.2 + 1.6 * length) * unit;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - dx * long, y - dy * long);
      context.stroke();
    }
  });
}
