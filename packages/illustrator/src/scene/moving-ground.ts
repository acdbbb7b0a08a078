import type { Actor } from '../actors/actor.ts';
import { travels } from '../actors/motion.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { css, mix } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { isBoard } from '../things/seats.ts';

const STREAKS = 20;
const PUFFS = 9;
/** Streaks leave the frame on one side and come back on the other; this is their whole way. */
const WAY = 1.3;

/** The ground moves back under actors that run, walk or drive; fast ones raise dust. */
export function addMovingGround(stage: Stage, actors: readonly Actor[]): void {
  const { ground, width, height, unit, palette, plan } = stage;
  if (ground === null || stage.water) return;
  const traveller = actors.find(
    ({ placement, mounts }) =>
      placement.role !== 'back' &&
      plan.subjects[placement.subject]?.circles !== true &&
      plan.subjects[placement.subject]?.crosses === undefined &&
      !placement.airborne &&
      (travels(placement.motion) ||
        (placement.motion === 'surf' && mounts.some((m) => isBoard(m.body.glyph)))) &&
      !(
        placement.motion === 'ride' &&
        mounts.some((m) => !/horse|camel|bicycle|motor|scooter|deer|animal/.test(m.body.glyph))
      ),
  );
  if (!traveller) return;
  const { placement } = traveller;
  const direction = placement.facing === 'right' ? -1 : 1;
  const rounds = placement.motion === 'walk' ? (plan.subjects[placement.subject]?.pace ?? 1) : 2;
  const random = createRandom(stage.seed + 311);
  const streaks = Array.from({ length: STREAKS }, () => ({
    x: random(),
    y: random(),
    length: random(),
  }));
  const pale = css(mix(palette.light, palette.haze, 0.5), 0.16);
  const dark = css(palette.shadow, 0.16);
  stage.addLayer(49.5, 0.9, (context, phase) => {
    for (const streak of streaks) {
      const x = (saw(phase, direction * rounds, streak.x) * WAY - 0.15) * width;
      const y = (ground - 0.02 + 0.16 * streak.y) * height;
      context.fillStyle = streak.length < 0.5 ? pale : dark;
      context.beginPath();
      context.ellipse(
        x,
        y,
        (30 + 60 * streak.length) * unit * (0.6 + streak.y),
        (1.6 + 2 * streak.y) * unit,
        0,
        0,
        TAU,
      );
      context.fill();
    }
  });
  if (placement.motion === 'walk') return;
  const puff = glowSprite(stage.environment, mix(palette.haze, [1, 0, 0], 0.4));
  const reach =
    Math.max(traveller.body.width, ...traveller.mounts.map((m) => m.body.width)) / width;
  stage.addLayer(49, 0.8, (context, phase) => {
    for (let i = 0; i < PUFFS; i++) {
      const t = saw(phase, 2, i / PUFFS);
      const x = (placement.x + direction * (reach * 0.45 + 0.2 * t)) * width;
      const y = (placement.y - 0.012 - 0.05 * t) * height;
      drawGlow(context, puff, x, y, (14 + 46 * t) * unit, 0.4 * (1 - t));
    }
  });
}
