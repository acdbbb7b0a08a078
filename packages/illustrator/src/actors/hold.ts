/** Where a thing is on the body of its owner. */
export type Hold =
  | 'head'
  | 'eyes'
  | 'neck'
  /** A bag on the back. */
  | 'back'
  | 'torso'
  /** Around the body of somebody who is dressed up as it. */
  | 'costume'
  | 'hand'
  /** By its handle at the end of the straight right arm, or of the left one. */
  | 'hanging'
  | 'hangingleft'
  /** In the left hand, while the right one holds something else. */
  | 'left'
  | 'chest'
  | 'strum'
  /** A violin, on the shoulder. */
  | 'chin'
  | 'overhead'
  | 'tether'
  /** On the ground before the body. */
  | 'floor'
  /** A drum before the body, with a stick in each hand. */
  | 'beaten'
  | 'bar'
  | 'can'
  /** On a table before the actor. */
  | 'bench'
  /** In a circle above the hands. */
  | 'juggled'
  /** Up and down above both hands. */
  | 'tossed'
  | 'mouth'
  /** Before the face, between both hands. */
  | 'face'
  /** One on each hand. */
  | 'fists'
  | 'shoulder'
  /** A long handle in both hands. */
  | 'handle'
  /** Looked at, in one hand. */
  | 'palm'
  /** A fishing rod with its line. */
  | 'rod'
  /** Upside down above the own head. */
  | 'doused'
  /** Tipped over what stands on the table. */
  | 'pourer'
  /** A wheel, in both hands. */
  | 'board'
  /** A sign before the body, with the hands behind its edges. */
  | 'sign'
  /** On its way from a hand; several fly up from both. */
  | 'thrown'
  /** Coming into both hands. */
  | 'caught'
  /** Falling from the right hand to the ground. */
  | 'dropped'
  /** Above the head, between both hands. */
  | 'lifted'
  /** Swung below the feet with both hands. */
  | 'rope'
  /** To the neck of a dog that walks before its owner. */
  | 'leash'
  /** Swung by the handle at its lower end. */
  | 'swung'
  /** A stick that points forward. */
  | 'skewer'
  /** On the head, which is no hat. */
  | 'crown'
  /** All around the face, as hair. */
  | 'ashair'
  /** Where the head would be. */
  | 'ashead'
  /** Between the teeth. */
  | 'teeth'
  | 'nose'
  /** In the air over a pan. */
  | 'flipped'
  /** On the wall beside its owner, who is to be seen in it. */
  | 'mirror'
  /** At its grip, with its end to what is worked on. */
  | 'tool'
  /** Comes out of the mouth: fire, water. */
  | 'breath'
  /** A long stick that stands on the ground, in the right hand. */
  | 'staff'
  /** The same, one in each hand. */
  | 'poles'
  /** An animal, before the chest. */
  | 'arms';

/** Moves with the head. */
export const isOnHead = (hold: Hold): boolean =>
  /^(head|ashead|ashair|eyes|crown|teeth|nose)$/.test(hold);

/** Held out to one side. */
export const isDirected = (hold: Hold): boolean =>
  hold === 'can' || hold === 'rod' || hold === 'leash';

/** Things that only actors with hands can hold. */
export const needsHands = (hold: Hold): boolean =>
  !isOnHead(hold) && !/^(neck|back|breath)$/.test(hold);

/** Drawn before the head, whatever the hands do. */
export const isBeforeFace = (hold: Hold): boolean =>
  /^(breath|mouth|face|doused|juggled|tossed|flipped|shoulder|thrown|caught|lifted)$/.test(hold);

/** Drawn between the body and the arms. */
export const AT_CHEST: ReadonlySet<Hold> = new Set<Hold>([
  'strum',
  'chest',
  'floor',
  'beaten',
  'neck',
  'torso',
  'costume',
  'bar',
  'board',
]);

/** Held in one hand or in both, wherever one is free. */
export const IN_HANDS: ReadonlySet<Hold> = new Set<Hold>(['hand', 'chest', 'palm']);

/** Held by the right hand alone. */
const IN_RIGHT_HAND: ReadonlySet<Hold> = new Set<Hold>(['tether', 'overhead']);

/** One actor's things, so that none covers another: in the left hand, in the right one, before the chest. */
export function shareHands(holds: readonly Hold[]): readonly Hold[] {
  const isRightNeeded = holds.some((hold) => IN_HANDS.has(hold) || IN_RIGHT_HAND.has(hold));
  // A bag changes to the other hand.
  if (isRightNeeded && holds.includes('hanging'))
    return holds.map((hold) => (hold === 'hanging' ? 'hangingleft' : hold));
  const inHands = holds.flatMap((hold, index) => (IN_HANDS.has(hold) ? index : []));
  const isRightTaken = holds.some((hold) => IN_RIGHT_HAND.has(hold));
  if (inHands.length < 2 && !isRightTaken) return holds;
  const places: readonly Hold[] = isRightTaken ? ['left', 'chest'] : ['left', 'hand', 'chest'];
  return holds.map((hold, index) => places[inHands.indexOf(index)] ?? hold);
}
