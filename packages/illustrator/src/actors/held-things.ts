import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';
import type { CategoryOf } from '../things/category-of.ts';
import { LED_PLACES } from '../things/led-places.ts';
import { isStacked } from '../things/nature.ts';
import { glyphInHand, holdFor } from './choose-hold.ts';
import { colourOfCopy } from './colour-of-copy.ts';
import { createHeldThing, type HeldThing } from './held-thing.ts';
import { type Hold, IN_HANDS, shareHands } from './hold.ts';
import { piecesOf } from './pieces-of-glyph.ts';
import { subjectColour } from './subject-colour.ts';

/** How many of one kind are drawn; of others, one. */
const MOST_HELD: Readonly<Partial<Record<Hold, number>>> = {
  bench: 3,
  tether: 9,
  chest: 2,
  dropped: 3,
  arms: 3,
  leash: LED_PLACES.length,
};

/** Of what is thrown into the air. */
const THROWN = 7;

/** How many drawings of a thing its holder has. */
export function copiesOf({ glyph, count }: Pick<Subject, 'glyph' | 'count'>, hold: Hold): number {
  if (hold === 'thrown' && count > 1) return THROWN;
  const most = hold === 'chest' && !isStacked(glyph) ? 1 : (MOST_HELD[hold] ?? 1);
  return Math.min(most, Math.ceil(count / piecesOf(glyph)));
}

/** What leaves both arms free for something in each hand. */
const FREE_HANDED = /^(?:idle|sit|walk|run|dance)$/;

/** Two or more of the only thing in the hands: one in each. */
const isOneInEachHand = (
  { glyph, count, saidCount }: Subject,
  hold: Hold,
  holds: readonly Hold[],
  { motion }: Placement,
  drawn: string,
): boolean =>
  hold === 'hand' &&
  drawn === glyph &&
  saidCount !== undefined &&
  Math.ceil(count / piecesOf(glyph)) > 1 &&
  FREE_HANDED.test(motion) &&
  holds.filter((each) => IN_HANDS.has(each)).length === 1;

interface Holder {
  readonly glyph: string;
  /** Width of its head. */
  readonly headPx: number;
  readonly light: LitOptions;
}

/** Several kinds that are juggled share one round; of each, as many fly as are named. */
function juggledAmong(
  things: readonly Subject[],
  holds: readonly Hold[],
  index: number,
): Pick<HeldThing, 'juggled'> {
  const flying = (from: number, to?: number): readonly Subject[] =>
    things.slice(from, to).filter((_, i) => holds[from + i] === 'juggled');
  const countOf = (all: readonly Subject[]): number =>
    all.reduce((sum, { count }) => sum + count, 0);
  if (flying(0).length < 2) return {};
  const own = things[index]?.count ?? 1;
  return { juggled: { before: countOf(flying(0, index)), own, all: countOf(flying(0)) } };
}

/** Prepares the things that an actor holds and wears, each copy of several on its own. */
export async function createHeldThings(
  stage: Stage,
  placement: Placement,
  things: readonly Subject[],
  { glyph: holder, headPx, light }: Holder,
  categoryOf: CategoryOf,
): Promise<readonly HeldThing[]> {
  const own = things.map((thing) => holdFor(stage, placement, thing, categoryOf));
  // What flies takes no hand.
  const holds = shareHands(own).map((hold, i) => (own[i] === 'juggled' ? 'juggled' : hold));
  return Promise.all(
    things.flatMap((thing, index) => {
      const hold = holds[index]!;
      const glyph = glyphInHand(thing, categoryOf);
      const isInEach = isOneInEachHand(thing, hold, holds, placement, glyph);
      const copies = isInEach ? 2 : copiesOf(thing, hold);
      const create = (copy: number): Promise<HeldThing> =>
        createHeldThing(stage, {
          glyph,
          hold,
          motion: placement.motion,
          colour: subjectColour(stage, thing.glyph, colourOfCopy(thing, copy)),
          scale: thing.scale,
          headPx,
          holder,
          light,
        });
      const one = create(0);
      return Array.from({ length: copies }, async (each, copy) => ({
        ...(await (thing.isColourful === true && copy > 0 ? create(copy) : one)),
        ...(thing.saidCount && { saidCount: thing.saidCount }),
        ...(hold === 'juggled' && juggledAmong(things, holds, index)),
        ...(isInEach && copy === 0 && { hold: 'left' as const }),
        copy,
        copies,
      }));
    }),
  );
}
