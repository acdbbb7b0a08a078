import { type Actor, createActor } from '../actors/actor.ts';
import { drawActor } from '../actors/draw-actor.ts';
import { isOfOwnRole } from '../actors/dress.ts';
import { isGarment } from '../language/garments.ts';
import { isWearable } from '../language/kinds-of-things.ts';
import type { Stage } from '../stage/stage.ts';
import { createMiniature } from './miniature.ts';
import { firstPhase } from './phases.ts';

/** So many pixels of two miniatures must differ. */
const LEAST = 16;
/** The least difference of a pixel that is to be seen, of all channels together. */
const VISIBLE = 24;

/**
 * Things that somebody wears or holds besides others and that are not to be seen: mittens of a bear that drinks. Each
 * is left out once, to compare the drawings.
 * @returns their words in the user's spelling
 */
export async function unseenHeld(
  stage: Stage,
  actors: readonly Actor[],
  categoryOf: (glyph: string) => string | null,
): Promise<readonly string[]> {
  const glyphOf = (index: number): string => stage.plan.subjects[index]?.glyph ?? '';
  /** A suit has a tie anyway, a cook has a hat, and who writes has a desk. */
  const { subjects } = stage.plan;
  const isWornAnyway = (thing: number, owner: number): boolean => {
    const [worn, wearer] = [subjects[thing], subjects[owner]];
    return (
      worn !== undefined && wearer !== undefined && isGarment(worn) && isOfOwnRole(worn, wearer)
    );
  };
  const isInOthers = (thing: number, owner: number): boolean =>
    isWornAnyway(thing, owner) ||
    /^(?:necktie|@table)$/.test(glyphOf(thing)) ||
    (categoryOf(glyphOf(owner)) === 'person-role' && isWearable(glyphOf(thing)));
  const isBodyWear = (thing: number): boolean => {
    const worn = subjects[thing];
    return worn !== undefined && isGarment(worn);
  };
  /** Their drawing is dressed, and hides what they wear besides. */
  const isInOwnDress = (owner: number): boolean =>
    categoryOf(glyphOf(owner)) === 'person-fantasy' && subjects[owner]?.person != null;
  const miniature = createMiniature(stage.environment, stage);
  const pixelsOf = (actor: Actor): Uint8ClampedArray =>
    miniature.pixelsOf((context) => drawActor(context, actor, stage, firstPhase(stage)));
  const seen = new Map<number, boolean>();
  for (const actor of actors) {
    const { placement } = actor;
    const isHidden = isInOwnDress(placement.subject);
    const doubtful = placement.held.filter(
      (thing) =>
        seen.get(thing) !== true &&
        !isInOthers(thing, placement.subject) &&
        (placement.held.length > 1 || (isHidden && isBodyWear(thing))),
    );
    if (doubtful.length === 0) continue;
    const whole = pixelsOf(actor);
    for (const thing of new Set(doubtful)) {
      const held = placement.held.filter((other) => other !== thing);
      const without = await createActor(stage, { ...placement, held }, categoryOf);
      seen.set(thing, areDifferent(whole, pixelsOf(without)));
    }
  }
  miniature.release();
  return [...seen].flatMap(([thing, isSeen]) => {
    const subject = stage.plan.subjects[thing];
    return isSeen || subject?.source === undefined ? [] : subject.source;
  });
}

function areDifferent(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  let count = 0;
  for (let i = 0; i < one.length; i += 4) {
    let difference = 0;
    for (let channel = 0; channel < 4; channel++) {
      difference += Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0));
    }
    if (difference >= VISIBLE && ++count >= LEAST) return true;
  }
  return false;
}
