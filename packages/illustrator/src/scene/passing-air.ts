import type { Actor } from '../actors/actor.ts';
import { css } from '../math/colour.ts';
import { fract } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';

const STREAKS = 34;
/** Streaks leave the picture on one side and come back on the other; this is their whole way. */
const WAY = 1.5;

/** Which way the noses of vehicles point in their pictures; others fly to the side that they face. */
const NOSES: readonly (readonly [glyphs: RegExp, x: number, y: number])[] = [
  [/^(rocket|airplane|airplane-departure)$/, 0.72, -0.69],
  [/^@launchingrocket$/, 0, -1],
];

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
  if (!flyer || still || plan.setting === 'abstract') return;
  const { facing } = flyer.placement;
  const nose = NOSES.find(([glyphs]) => glyphs.test(flyer.body.glyph));
  const [dx, dy] = nose ? [nose[1], nose[2]] : [facing === 'right' ? 1 : -1, 0];
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
