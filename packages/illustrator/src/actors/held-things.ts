import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';
import type { CategoryOf } from '../things/category-of.ts';
import { MOST_IN_HANDS } from '../things/hands.ts';
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
  ashair: 15,
  chest: 2,
  dropped: 3,
  arms: 3,
  leash: LED_PLACES.length,
  flipped: 2,
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

const inHands = ({ glyph, count }: Subject): number =>
  Math.min(MOST_IN_HANDS, Math.ceil(count / piecesOf(glyph)));

/** Of several in both hands, in which hand one is, and which of those in it. */
const inOneHand = (
  hold: Hold,
  copy: number,
  copies: number,
): Pick<HeldThing, 'hold' | 'copy' | 'copies'> => {
  const isLeft = copy % 2 === 0;
  return {
    hold: isLeft ? (hold === 'hanging' ? 'hangingleft' : 'left') : hold,
    copy: Math.floor(copy / 2),
    copies: isLeft ? Math.ceil(copies / 2) : Math.floor(copies / 2),
  };
};

/** Two or more of the only thing in the hands are in both of them. */
const isInBothHands = (
  { glyph, count, saidCount }: Subject,
  hold: Hold,
  holds: readonly Hold[],
  { motion }: Placement,
  drawn: string,
): boolean =>
  (hold === 'hand' || hold === 'hanging') &&
  drawn === glyph &&
  saidCount !== undefined &&
  Math.ceil(count / piecesOf(glyph)) > 1 &&
  FREE_HANDED.test(motion) &&
  holds.filter((each) => IN_HANDS.has(each) || each === 'hanging').length === 1;

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
  const made = await Promise.all(
    things.flatMap((thing, index) => {
      const hold = holds[index]!;
      const glyph = hold === 'ashair' ? thing.glyph : glyphInHand(thing, categoryOf);
      const isInEach = isInBothHands(thing, hold, holds, placement, glyph);
      const copies = isInEach ? inHands(thing) : copiesOf(thing, hold);
      // Each of a group has a color of its own.
      const first = placement.copy;
      const create = (copy: number): Promise<HeldThing> =>
        createHeldThing(stage, {
          glyph,
          hold,
          motion: placement.motion,
          colour: subjectColour(stage, thing.glyph, colourOfCopy(thing, first + copy)),
          scale: thing.scale,
          headPx,
          holder,
          light,
        });
      const one = create(0);
      return Array.from({ length: copies }, async (each, copy) => ({
        ...(await (thing.isColourful === true && copy > 0 ? create(copy) : one)),
        word: thing.word,
        ...(thing.saidCount && { saidCount: thing.saidCount }),
        ...(hold === 'juggled' && juggledAmong(things, holds, index)),
        copy,
        copies,
        ...(isInEach && inOneHand(hold, copy, copies)),
      }));
    }),
  );
  return spreadFlipped(made);
}

/** All that flies over one pan is beside each other, whatever it is. */
function spreadFlipped(things: readonly HeldThing[]): readonly HeldThing[] {
  const flipped = things.filter(({ hold }) => hold === 'flipped');
  return things.map((thing) => {
    const copy = flipped.indexOf(thing);
    return copy < 0 ? thing : { ...thing, copy, copies: flipped.length };
  });
}
