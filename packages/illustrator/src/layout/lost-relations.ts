import { isWordForBackground } from '../language/far-away.ts';
import type { Relation, RelationName } from '../language/relation.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { Subject } from '../language/subject.ts';
import type { LayoutFrame } from './lead.ts';
import { boxOf, type Manner, type Placement } from './placement.ts';

/** What is known of two when the layout is finished. */
interface Two {
  readonly from: Seen;
  readonly to: Seen;
  /** The word that said the relation, in English. */
  readonly text: string;
  readonly motion: Subject['motion'];
  /** Whether the first is a thing with limbs. */
  readonly isLimbed: boolean;
  readonly isPerson: boolean;
  readonly toGlyph: string;
}

/** Where a subject is to be seen. */
interface Seen {
  readonly index: number;
  readonly placements: readonly Placement[];
  /** Those that carry it, or hold or wear it. */
  readonly carrying: readonly Placement[];
  readonly holding: readonly Placement[];
  readonly box: Box;
  /** Of all its copies, or of what it is with. */
  readonly boxes: readonly Box[];
  readonly isScenery: boolean;
}

type Box = ReturnType<typeof boxOf>;

const middleX = ({ left, right }: Box): number => (left + right) / 2;
const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
/** Sprites do not fill their boxes: one is the larger without doubt if its box is this much higher. */
const MUCH_LARGER = 1.5;
const NEARLY = 0.85;
const overlapsAcross = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right;
const overlaps = (one: Box, other: Box): boolean =>
  overlapsAcross(one, other) && one.top < other.bottom && other.top < one.bottom;
const isWithin = (one: Box, other: Box): boolean =>
  middleX(one) > other.left &&
  middleX(one) < other.right &&
  middleY(one) > other.top &&
  middleY(one) < other.bottom;

/** How the mount `to` carries `from`, which may sit on what stands on it; null when it does not. */
function mannerOf({ from, to }: Two): Manner | null {
  for (const { subject, held, mounts } of [...from.placements, ...from.carrying, ...from.holding]) {
    const below = mounts.find((mount) => mount.subject === to.index);
    const isAbove =
      subject === from.index ||
      held.includes(from.index) ||
      mounts.findIndex((mount) => mount.subject === from.index) > mounts.indexOf(below!);
    if (below && isAbove) return below.manner;
  }
  return null;
}

const holds = (owner: Seen, thing: Seen): boolean =>
  thing.holding.some(({ subject, mounts }) =>
    [subject, ...mounts.map((mount) => mount.subject)].includes(owner.index),
  );
const areTogether = (two: Two): boolean =>
  holds(two.from, two.to) ||
  holds(two.to, two.from) ||
  two.from.holding.some((placement) => two.to.holding.includes(placement));

/** Its foot is before or on the other, not on the ground beside it. */
const isUpOn = ({ from, to }: Two): boolean =>
  middleX(from.box) > to.box.left &&
  middleX(from.box) < to.box.right &&
  from.box.bottom < to.box.bottom - (to.box.bottom - to.box.top) * 0.1 &&
  from.box.bottom > to.box.top;

/** A wreath that hangs on a door is before it, not below. */
const hangsFrom = ({ motion, text }: Two): boolean => motion === 'hang' && /\bfrom$/.test(text);

/** What is too large for a head is on the back. */
const isOnBody = (two: Two): boolean =>
  areTogether(two) || mannerOf({ ...two, from: two.to, to: two.from }) !== null;

const isOn = (two: Two): boolean => mannerOf(two) !== null || areTogether(two) || isUpOn(two);
const isInside = (two: Two): boolean =>
  mannerOf(two) === 'inside' || areTogether(two) || isWithin(two.from.box, two.to.box);

/** How far below the top of a shelter one's own is, in heights of the shelter. */
const BELOW_TOP = 0.12;
/** "A couple under an umbrella": one of them holds it, and the other stands close. */
const isUnderHeldUmbrella = ({ from, to, toGlyph }: Two): boolean =>
  toGlyph === 'umbrella' && to.holding.length > 0 && overlapsAcross(from.box, to.box);

const isUnder = (two: Two): boolean => {
  const { from, to } = two;
  if (mannerOf(two) !== null || holds(from, to) || isUnderHeldUmbrella(two)) return true;
  // What hangs in a frame or sits in a crowd is at the foot of the tree all the same.
  const atFoot = (box: Box): boolean =>
    overlapsAcross(box, to.box) && box.bottom > (to.box.top + to.box.bottom) / 2;
  if (to.isScenery && from.boxes.some(atFoot)) return true;
  const isBelow = from.box.top > to.box.top + (to.box.bottom - to.box.top) * BELOW_TOP;
  return isBelow && middleX(from.box) > to.box.left && middleX(from.box) < to.box.right;
};

/** Of these the one is all around the other, and not only before it. */
const WRAPPING =
  /\b(?:wrapped|coiled|curled|curling|coiling|wound|twisted|tied|draped|twined|entwined) around$/;

const isBehind = (two: Two): boolean =>
  two.from.placements.some(({ peeks }) => peeks === true) || isFartherAway(two);

const isFartherAway = ({ from, to, text }: Two): boolean =>
  (overlapsAcross(from.box, to.box) ||
    (isWordForBackground(text) && from.box.bottom < to.box.bottom)) &&
  from.placements.some((one) => to.placements.some(({ order }) => one.order < order));

/** Things with limbs hold a balloon by its string, whatever they are said to do with it. */
const hugsOnString = ({ isLimbed, toGlyph, text }: Two): boolean =>
  isLimbed && /balloon|^kite$/.test(toGlyph) && /^(hug|embrac|cuddl|snuggl|squeez)/.test(text);

/** People stand before a sofa that is too large for their arms, whatever they are said to do with it. */
const isLeftOnGround = (two: Two): boolean =>
  two.isPerson &&
  /^(?:carry|carries|carrying|lift)/.test(two.text) &&
  !areTogether(two) &&
  mannerOf(two) === null &&
  mannerOf({ ...two, from: two.to, to: two.from }) === null;

const STEPS = /ladder|stair/;
const ONTO_STEPS = /^(?:on|onto|up|down|on top of|climbing|coming down)$/;

/** "Through a tunnel", "up a hill", "down a ladder". */
const goesAlong = ({ text, toGlyph }: Two): boolean =>
  /^(through|up)$/.test(text) || (text === 'down' && STEPS.test(toGlyph));

/** Whether the layout shows what a relation says; kinds whose loss is not reported are not listed. */
const IS_SHOWN: Readonly<Partial<Record<RelationName, (two: Two) => boolean>>> = {
  on: (two) => (hangsFrom(two) ? mannerOf(two) === 'hanging' : isOn(two)),
  ride: isOn,
  inside: isInside,
  in: (two) => two.to.isScenery || isInside(two) || mannerOf(two) !== null,
  under: isUnder,
  // Who is on a ladder stands on one of its rungs.
  beside: (two) => !(STEPS.test(two.toGlyph) && ONTO_STEPS.test(two.text)) || isOn(two),
  above: ({ from, to }) =>
    from.boxes.some((box) => overlapsAcross(box, to.box) && middleY(box) < middleY(to.box)),
  behind: isBehind,
  around: (two) => !WRAPPING.test(two.text) || areTogether(two),
  across: (two) => !goesAlong(two) || isOn(two) || isWithin(two.from.box, two.to.box),
  hold: (two) =>
    !hugsOnString(two) &&
    !isLeftOnGround(two) &&
    (areTogether(two) || mannerOf(two) !== null || overlaps(two.from.box, two.to.box)),
  crown: isOnBody,
  neck: isOnBody,
  hug: (two) =>
    !two.text.endsWith('chest') || areTogether(two) || overlaps(two.from.box, two.to.box),
  mouth: isOnBody,
  nose: isOnBody,
  larger: ({ from, to }) => heightOf(from.box) > heightOf(to.box) * MUCH_LARGER,
  equal: ({ from, to }) =>
    heightOf(from.box) > heightOf(to.box) * NEARLY &&
    heightOf(to.box) > heightOf(from.box) * NEARLY,
  left: ({ from, to }) => from.box.left < to.box.left,
  right: ({ from, to }) => from.box.left > to.box.left,
};

/** Words that say no more than that both are there. */
const PLAIN = /^(with|and|of|at)$/;

/**
 * The words of the prompt that say how two are to each other which the finished layout does not show: "through"
 * of a train beside a tunnel. Of what the place shows and the layout does not place, nothing is known.
 * @returns in the user's spelling
 */
export function lostRelations(
  {
    relations,
    subjects,
    changedRelations = [],
  }: {
    readonly relations: readonly Relation[];
    readonly subjects: readonly Subject[];
    readonly changedRelations?: readonly Relation[];
  },
  placements: readonly Placement[],
  frame: Pick<LayoutFrame, 'width' | 'height'>,
): ReadonlySet<string> {
  const lost = new Set<string>();
  for (const { kind, from, to, said } of [...relations, ...changedRelations]) {
    const isShown = IS_SHOWN[kind];
    const [one, other] = [seen(from), seen(to)];
    if (!isShown || !said || PLAIN.test(said.text) || !one || !other) continue;
    const motion = subjects[from]?.motion ?? null;
    const isLimbed = subjects[from]?.hasLimbs === true;
    const toGlyph = subjects[to]?.glyph ?? '';
    const isPerson = subjects[from]?.person != null;
    const two = { from: one, to: other, text: said.text, motion, isLimbed, isPerson, toGlyph };
    if (!isShown(two)) lost.add(said.word);
  }
  return lost;

  function seen(index: number): Seen | null {
    const own = placements.filter(({ subject }) => subject === index);
    const carrying = placements.filter(({ mounts }) => mounts.some((m) => m.subject === index));
    const holding = placements.filter(({ held }) => held.includes(index));
    const [at] = [...own, ...carrying, ...holding];
    if (!at) return null;
    const glyph = subjects[index]?.glyph ?? '';
    return {
      index,
      placements: own,
      carrying,
      holding,
      box: boxOf(at, frame),
      boxes: (own.length > 0 ? own : [at]).map((each) => boxOf(each, frame)),
      isScenery: isScenery(glyph),
    };
  }
}
