import type { Actor } from '../actors/actor.ts';
import type { HeldThing } from '../actors/held-thing.ts';
import type { Hold } from '../actors/hold.ts';
import { piecesOf } from '../actors/pieces-of-glyph.ts';

/** Things whose number shows as it is drawn; what is juggled or worn comes in a number of its own. */
const COUNTED: ReadonlySet<Hold> = new Set<Hold>([
  'hand', 'left', 'hanging', 'hangingleft', 'chest', 'arms', 'overhead', 'tether', 'palm', 'swung', 'skewer', 'mouth', 'lifted', 'staff', 'crown',
]); // prettier-ignore

type Carrier = Pick<Actor, 'carried'>;

/**
 * The numbers of things in hands that the picture does not keep: "two" of umbrellas of which one is held.
 * @returns in the user's spelling
 */
export function lostHeldCounts(actors: readonly Carrier[]): readonly string[] {
  const counted = actors.flatMap(({ carried }) => carried.filter(({ hold }) => COUNTED.has(hold)));
  const said = new Set(counted.flatMap(({ saidCount }) => saidCount ?? []));
  return [...said].flatMap((number) => {
    const byCarrier = actors.flatMap(({ carried }) => {
      const pieces = piecesAmong(carried.filter(({ saidCount }) => saidCount === number));
      return pieces > 0 ? pieces : [];
    });
    const total = byCarrier.reduce((sum, pieces) => sum + pieces, 0);
    const isKept = total === number.count || byCarrier.every((pieces) => pieces === number.count);
    return isKept || counted.some((thing) => thing.saidCount === number && isBunch(thing))
      ? []
      : number.word;
  });
}

/** Nothing is known of how many flowers a bunch has. */
const isBunch = ({ glyph }: HeldThing): boolean => glyph === 'bouquet';

const piecesAmong = (things: readonly HeldThing[]): number =>
  things.reduce((sum, { glyph }) => sum + piecesOf(glyph), 0);
