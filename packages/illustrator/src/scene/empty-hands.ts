import type { Actor } from '../actors/actor.ts';
import type { ScenePlan } from '../plan/plan.ts';

/**
 * Deeds that are said to be drawn as "holding" where all hands are empty: "a dog balancing a treat", when the
 * treat is not drawn.
 * @returns in the user's spelling
 */
export function deedsOfEmptyHands(
  { words }: Pick<ScenePlan, 'words'>,
  actors: readonly Actor[],
): readonly string[] {
  // Those who carry or hug somebody move their arms for it.
  const isHolding = actors.some(
    ({ placement: { held, mounts, attends, motion } }) =>
      held.length > 0 || mounts.length > 0 || attends !== null || motion !== 'idle',
  );
  if (isHolding) return [];
  return words.standIns.flatMap(({ word, as }) => (as === 'holding' ? word : []));
}
