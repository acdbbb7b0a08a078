import type { HeldThing } from './held-thing.ts';
import { AT_CHEST, isBeforeFace, isOnHead } from './hold.ts';

/** The held things of a body by the layer in which they are drawn. */
interface HeldGroups {
  readonly onHead: readonly HeldThing[];
  readonly onBack: readonly HeldThing[];
  readonly atChest: readonly HeldThing[];
  readonly onBench: readonly HeldThing[];
  readonly inFront: readonly HeldThing[];
  /** Both hands are behind a sign. */
  readonly signs: readonly HeldThing[];
  readonly inHand: readonly HeldThing[];
}

/** Sorts held things by the layer in which they are drawn. */
export function groupHeld(held: readonly HeldThing[]): HeldGroups {
  const isBare = hasOtherHead(held);
  // A hat would be on nothing.
  const onHead = held.filter(({ hold }) => (isBare ? hold === 'ashead' : isOnHead(hold)));
  const hidden = isBare ? held.filter(({ hold }) => isOnHead(hold)) : [];
  const onBack = held.filter(({ hold }) => hold === 'back');
  const atChest = held.filter(({ hold }) => AT_CHEST.has(hold));
  const onBench = held.filter(({ hold }) => hold === 'bench');
  const inFront = held.filter(({ hold }) => isBeforeFace(hold));
  const signs = held.filter(({ hold }) => hold === 'sign');
  const elsewhere = new Set([
    ...onHead,
    ...hidden,
    ...onBack,
    ...atChest,
    ...onBench,
    ...inFront,
    ...signs,
  ]);
  const inHand = held.filter((thing) => !elsewhere.has(thing));
  return { onHead, onBack, atChest, onBench, inFront, signs, inHand };
}

/** Whether one of the things is in place of the head. */
export const hasOtherHead = (held: readonly HeldThing[]): boolean =>
  held.some(({ hold }) => hold === 'ashead');
