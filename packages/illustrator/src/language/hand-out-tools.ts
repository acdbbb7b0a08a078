import { WITH_EMPTY_HANDS } from './gestures.ts';
import { oneOf } from './one-of.ts';
import { type Cast, OWNING } from './subjects.ts';
import type { Tool } from './verbs.ts';

/** Leaves the hands free for something else. */
const ON_THE_HEAD = /headphone|diving-mask|@spacehelmet|crown|hat$|cap$|helm$|goggles|glasses$/;

/** Worn elsewhere, so that the hands are free for something else. */
const WORN_ELSEWHERE = /backpack|@whistle|scarf|sports-medal|sweatband/;

const leavesHandsFree = (glyph: string): boolean =>
  ON_THE_HEAD.test(glyph) || WORN_ELSEWHERE.test(glyph);

/** Held up while one cheers. */
const POMPOM = '@pompom';

/** For who plays and has nothing else to play with. */
const PLAYTHING = 'soccer-ball';

/** In the hands of who rides what it belongs to. */
const BELONGS_TO_RIDE = /^@(shipwheel|oar)$/;

/**
 * Gives each actor the board, book or bicycle that the verb needs and the prompt does not name.
 * @param canUse false where the subject has no hands for it
 */
export function handOutTools(cast: Cast, canUse: (subject: number, tool: Tool) => boolean): void {
  // A baker who kneads holds no loaf.
  const inOrder = cast.tools.toSorted(
    (one, other) => Number(one.isOfRole ?? false) - Number(other.isOfRole ?? false),
  );
  /** What the word for them has given to somebody: the rest of their gear goes with it. */
  const ofRole = new Set<number>();
  for (const { subject, tool, isOfRole = false } of inOrder) {
    // "an elderly beekeeper" has one hat: that of the trade.
    const hasHatOfRole = inOrder.some(
      (each) => each.isOfRole && each.subject === subject && ON_THE_HEAD.test(each.tool.glyph),
    );
    if (!isOfRole && ON_THE_HEAD.test(tool.glyph) && hasHatOfRole) continue;
    // A violinist who plays, plays the violin.
    if (
      tool.glyph === PLAYTHING &&
      !isOfRole &&
      inOrder.some(
        (each) => each.isOfRole && each.subject === subject && each.tool.glyph !== PLAYTHING,
      )
    )
      continue;
    if (!canUse(subject, tool)) continue;
    const motion = cast.subjects[subject]?.motion ?? 'idle';
    const isInHand =
      tool.relation === 'hold' && !leavesHandsFree(tool.glyph) && tool.glyph !== POMPOM;
    if (isOfRole && isInHand && WITH_EMPTY_HANDS.has(motion)) continue;
    // One of them takes the picture of all.
    const isSelfie = cast.subjects[subject]?.motion === 'selfie';
    if (
      isSelfie &&
      cast.relations.some(
        ({ kind, to }) => kind === 'hold' && cast.subjects[to]?.glyph === tool.glyph,
      )
    )
      continue;
    const has = cast.relations.some(
      ({ from, to, kind }) =>
        from === subject &&
        !leavesHandsFree(tool.glyph) &&
        !leavesHandsFree(cast.subjects[to]?.glyph ?? '') &&
        !(isOfRole && ofRole.has(to)) &&
        cast.vocabulary.categoryOf(cast.subjects[to]?.glyph ?? '') !== 'clothing' &&
        ((kind === tool.relation && !(kind === 'beside' && isAside(cast, to))) ||
          (kind === 'ride' &&
            !BELONGS_TO_RIDE.test(tool.glyph) &&
            cast.subjects[subject]?.meanwhile === undefined) ||
          (isOfRole && kind === 'work') ||
          // "a soccer player kicking a ball" has one ball.
          cast.subjects[to]?.glyph === tool.glyph ||
          (tool.relation === 'work' && kind === 'beside' && !cast.isLiving(to))),
    );
    if (has) continue;
    // "sitting before a cake and blowing out its candles": there is one cake.
    if (tool.glyph === 'birthday-cake' && workAtCake(cast, subject)) continue;
    let index = cast.subjects.findIndex(
      ({ glyph }, i) => glyph === tool.glyph && (tool.relation === 'around' || isFree(cast, i)),
    );
    if (index === subject) continue;
    if (index < 0) {
      index = cast.subjects.length;
      cast.subjects.push(oneOf(tool.glyph));
    }
    cast.relate(subject, index, tool.relation);
    if (isOfRole) ofRole.add(index);
  }
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

/** Whether it is no tool though it stands beside somebody: popcorn, or what another verb brought along. */
function isAside(cast: Cast, index: number): boolean {
  const { glyph } = cast.subjects[index] ?? { glyph: '' };
  return isTool(cast, index) || cast.vocabulary.categoryOf(glyph)?.startsWith('food') === true;
}

/** Whether no word of the prompt named it. */
function isTool(cast: Cast, index: number): boolean {
  return cast.subjects[index]?.source === undefined;
}

/** Whether no subject rides it, holds it or works at it. */
function isFree(cast: Cast, thing: number): boolean {
  return !cast.relations.some(({ to, kind }) => to === thing && OWNING.has(kind));
}
