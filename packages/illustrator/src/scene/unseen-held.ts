import { createActor, type Actor } from '../actors/actor.ts';
import { drawActor } from '../actors/draw-actor.ts';
import { isWearable } from '../language/kinds-of-things.ts';
import type { Stage } from '../stage/stage.ts';
import { firstPhase } from './phases.ts';

/** Width and height of the drawings that are compared, in pixels. */
const SIDE = 128;
/** As many pixels must differ. */
const LEAST = 6;
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
  const isInOthers = (thing: number, owner: number): boolean =>
    /^(?:necktie|@table)$/.test(glyphOf(thing)) ||
    (categoryOf(glyphOf(owner)) === 'person-role' && isWearable(glyphOf(thing)));
  const seen = new Map<number, boolean>();
  for (const actor of actors) {
    const { placement } = actor;
    if (placement.held.length < 2) continue;
    const whole = pixelsOf(stage, actor);
    for (const thing of placement.held) {
      if (seen.get(thing) === true || isInOthers(thing, placement.subject)) continue;
      const held = placement.held.filter((other) => other !== thing);
      const without = await createActor(stage, { ...placement, held }, categoryOf);
      seen.set(thing, areDifferent(whole, pixelsOf(stage, without)));
    }
  }
  return [...seen].flatMap(([thing, isSeen]) => {
    const subject = stage.plan.subjects[thing];
    return isSeen || subject?.source === undefined ? [] : subject.source;
  });
}

function pixelsOf(stage: Stage, actor: Actor): Uint8ClampedArray {
  const context = stage.environment.createCanvas(SIDE, SIDE).getContext('2d');
  context.scale(SIDE / stage.width, SIDE / stage.height);
  drawActor(context, actor, stage, firstPhase(stage));
  return context.getImageData(0, 0, SIDE, SIDE).data;
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
