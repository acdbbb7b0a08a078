import { WITH_EMPTY_HANDS } from './gestures.ts';
import { oneOf } from './one-of.ts';
import { type Cast, OWNING } from './subjects.ts';
import type { Tool } from './verbs.ts';

/** Worn on the head, so that the hands are free for something else. */
const ON_THE_HEAD = /headphone|diving-mask|@spacehelmet|crown|hat$|cap$|helm$|goggles|glasses$/;

/** Worn elsewhere, so that the hands are free for something else. */
const WORN_ELSEWHERE = /backpack|@whistle|scarf|sports-medal|sweatband/;

const leavesHandsFree = (glyph: string): boolean =>
  ON_THE_HEAD.test(glyph) || WORN_ELSEWHERE.test(glyph);

/** Held up while one cheers. */
const POMPOM = '@pompom';

/** What an actor plays with where the prompt names no toy. */
const PLAYTHING = 'soccer-ball';

/** Parts of a vehicle that its rider holds. */
const BELONGS_TO_RIDE = /^@(shipwheel|oar)$/;

/** What one clinks with where the prompt names no glass. */
const CLINKED = 'wine-glass';

const DRINKS = /glass|mug|cup|coffee|teacup|beer|wine|martini|margarita|cocktail|bottle|flute/;

/** "two cups clinking": a glass or a mug has no glass in the hand. */
const isGlassItself = ({ subjects }: Cast, subject: number): boolean =>
  DRINKS.test(subjects[subject]?.glyph ?? '');

type WantedTool = Cast['tools'][number];

/**
 * Gives each actor the board, book or bicycle that the verb needs and the prompt does not name.
 * @param canUse false where the subject has no hands for it
 */
export function handOutTools(cast: Cast, canUse: (subject: number, tool: Tool) => boolean): void {
  // Tools of deeds come before those of roles: a baker who kneads holds no loaf.
  const inOrder = cast.tools.toSorted(
    (one, other) => Number(one.isOfRole ?? false) - Number(other.isOfRole ?? false),
  );
  /** The gear of roles that was handed out; the rest of the gear goes with it. */
  const ofRole = new Set<number>();
  for (const wanted of inOrder) {
    const { subject, tool, isOfRole = false } = wanted;
    if (hasBetterOfRole(wanted, inOrder) || !canUse(subject, tool)) continue;
    if (isBusyWithoutIt(cast, wanted) || hasInstead(cast, wanted, ofRole)) continue;
    // "sitting before a cake and blowing out its candles": there is one cake.
    if (tool.glyph === 'birthday-cake' && workAtCake(cast, subject)) continue;
    const index = findOrAdd(cast, tool);
    if (index === subject) continue;
    cast.relate(subject, index, tool.relation);
    if (isOfRole) ofRole.add(index);
  }
}

/** "an elderly beekeeper" has one hat, that of the trade; a violinist who plays, plays the violin. */
function hasBetterOfRole(
  { subject, tool, isOfRole }: WantedTool,
  all: readonly WantedTool[],
): boolean {
  if (isOfRole) return false;
  const ofRole = all.filter((each) => each.isOfRole && each.subject === subject);
  const isHat = ON_THE_HEAD.test(tool.glyph);
  return ofRole.some(
    ({ tool: { glyph } }) =>
      (isHat && ON_THE_HEAD.test(glyph)) || (tool.glyph === PLAYTHING && glyph !== PLAYTHING),
  );
}

/** Whether what the subject does needs its hands, or the one camera of a group is in the picture. */
function isBusyWithoutIt(cast: Cast, { subject, tool, isOfRole = false }: WantedTool): boolean {
  const motion = cast.subjects[subject]?.motion ?? 'idle';
  const isInHand =
    tool.relation === 'hold' && !leavesHandsFree(tool.glyph) && tool.glyph !== POMPOM;
  if (isGlassItself(cast, subject) && tool.glyph === CLINKED) return true;
  if (isOfRole && isInHand && WITH_EMPTY_HANDS.has(motion)) return true;
  // One of them takes the picture of all.
  return (
    motion === 'selfie' &&
    cast.relations.some(
      ({ kind, to }) => kind === 'hold' && cast.subjects[to]?.glyph === tool.glyph,
    )
  );
}

/** Whether the prompt names something else that the subject holds, rides or works at. */
function hasInstead(
  cast: Cast,
  { subject, tool, isOfRole = false }: WantedTool,
  ofRole: ReadonlySet<number>,
): boolean {
  if (leavesHandsFree(tool.glyph)) return false;
  return cast.relations.some(({ from, to, kind }) => {
    const glyph = cast.subjects[to]?.glyph ?? '';
    if (from !== subject || leavesHandsFree(glyph) || (isOfRole && ofRole.has(to))) return false;
    if (cast.vocabulary.categoryOf(glyph) === 'clothing') return false;
    return (
      // "a soccer player kicking a ball" has one ball.
      glyph === tool.glyph ||
      (kind === tool.relation && !(kind === 'beside' && isAside(cast, to))) ||
      (kind === 'ride' &&
        !BELONGS_TO_RIDE.test(tool.glyph) &&
        cast.subjects[subject]?.meanwhile === undefined) ||
      (isOfRole && kind === 'work') ||
      (tool.relation === 'work' && kind === 'beside' && !cast.isLiving(to))
    );
  });
}

/** @returns the index of a tool that is free, which is added where there is none */
function findOrAdd({ subjects, relations }: Cast, { glyph, relation }: Tool): number {
  const isFree = (thing: number): boolean =>
    !relations.some(({ to, kind }) => to === thing && OWNING.has(kind));
  // "by the fire": the fire that is named is the campfire.
  const fire = glyph === '@campfire' ? subjects.find((subject) => subject.glyph === 'fire') : null;
  if (fire) fire.glyph = glyph;
  const index = subjects.findIndex(
    (subject, i) => subject.glyph === glyph && (relation === 'around' || isFree(i)),
  );
  return index < 0 ? subjects.push(oneOf(glyph)) - 1 : index;
}

/** @returns whether a cake was named that the subject has candles to blow out on from now on */
function workAtCake(cast: Cast, subject: number): boolean {
  const said = cast.relations.find(
    ({ from, to, kind }) =>
      from === subject &&
      /^(front|beside|behind)$/.test(kind) &&
      (cast.subjects[to]?.glyph ?? '').endsWith('cake'),
  );
  if (!said) return false;
  cast.unrelate(subject, said.to, said.kind);
  cast.reshape(said.to, 'birthday-cake');
  cast.relate(subject, said.to, 'work');
  return true;
}

/** Whether a thing beside an actor is no tool: popcorn, or what another verb brought along. */
function isAside(cast: Cast, index: number): boolean {
  const { glyph = '', source } = cast.subjects[index] ?? {};
  return source === undefined || cast.vocabulary.categoryOf(glyph)?.startsWith('food') === true;
}
