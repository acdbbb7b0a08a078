import { isAnimate } from './kinds-of-things.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import { nounBehind } from './surface-patterns.ts';
import type { Token } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

const EMPTY = /^(empty|vacant|deserted|unoccupied|closed|after hours)$/;
const CLOSED = /^(closed|after hours)$/;
/** Words between "empty" and the place: "an empty old parking lot". */
const REACH = 3;

/** Whether the prompt says that its place is empty: "an empty street", "the classroom is empty". */
export function readEmptyPlace(sentence: readonly Item[], account: WordAccount): boolean {
  const words = sentence.filter((item, i) => EMPTY.test(item.text) && isOfPlace(sentence, i));
  // Without people a place is empty to see, and not closed.
  account.drawAll(words.filter(({ text }) => !CLOSED.test(text)));
  return words.length > 0;
}

/** What somebody could sit, lie or ride in. */
const SEATS =
  /chair|bench|swing|couch|sofa|throne|stool|hammock|seat|^bed$|@crib|@stroller|@pram|canoe|rowboat|@raft|@gondola|@seesaw|carousel/;

/** "an empty swing": no rider is on it. */
export function claimEmptySeats(
  sentence: readonly Item[],
  { cast, account, vocabulary }: { cast: Cast; account: WordAccount; vocabulary: Vocabulary },
): void {
  if (cast.subjects.some(({ glyph }) => isAnimate(glyph, vocabulary))) return;
  for (const [i, item] of sentence.entries()) {
    const glyph = senseOf(nounBehind(sentence, i), 'noun')?.glyph ?? '';
    if (/^(?:empty|unoccupied|vacant)$/.test(item.text) && SEATS.test(glyph)) account.draw(item);
  }
}

const NO_ONE = /^(nobody|noone)$/;
const WHERE = /^(there|here|around|inside|present|left|nearby|sight|view)$/;

/** What begins the words for where nobody is: "nobody on the bridge", "no one for miles". */
const WHEREABOUTS = /^(on|in|at|around|near|inside|along|under|across|for|to)$/;

/** "nobody there", "no one around" and "nobody on the bridge" are without people. */
export function withoutPeople(tokens: readonly Token[]): readonly Token[] {
  const textAt = (at: number): string => tokens[at]?.text ?? '';
  const isEnd = (at: number): boolean => tokens[at]?.kind !== 'word';
  const at = tokens.findIndex(
    ({ text }, i) => NO_ONE.test(text) || (text === 'no' && /^ones?$/.test(textAt(i + 1))),
  );
  if (at < 0) return tokens;
  const length = textAt(at) === 'no' ? 2 : 1;
  const where = /^(is|was|in)$/.test(textAt(at + length)) ? 1 : 0;
  // "nobody waiting": what nobody does is not done.
  const isDoing = textAt(at + length).endsWith('ing') && isEnd(at + length + 1);
  const isSomewhere = WHEREABOUTS.test(textAt(at + length));
  const end = at + length + where + (WHERE.test(textAt(at + length + where)) ? 1 : 0);
  const isOver = isEnd(end) && (where === 0 || end > at + length + where);
  if (!isSomewhere && !isOver && !isDoing) return tokens;
  const until = isDoing ? at + length + 1 : end;
  const source = tokens
    .slice(at, until)
    .map((token) => token.source)
    .join(' ');
  return [
    ...tokens.slice(0, at),
    { kind: 'word', text: 'without', source },
    { kind: 'word', text: 'people', source },
    ...tokens.slice(until),
  ];
}

function isOfPlace(sentence: readonly Item[], at: number): boolean {
  const next = sentence[at + 1];
  const isBeforeHour = next?.text === 'at' && has(sentence[at + 2], 'time');
  const endsPhrase = next === undefined || next.isBreak || isBeforeHour;
  const isAlone = sentence[at - 1]?.isBreak === true && endsPhrase;
  const before = sentence.slice(Math.max(0, at - REACH), at);
  // "a glass on a table, empty" is said of the glass.
  if (isAlone)
    return !sentence.slice(0, at).some((item) => has(item, 'noun') && !has(item, 'setting'));
  const end = sentence.findIndex(({ isBreak }, i) => isBreak && i > at);
  const behind = sentence.slice(at + 1, Math.min(at + 1 + REACH, end < 0 ? Infinity : end));
  const named = behind.find((item) => has(item, 'setting') || has(item, 'noun'));
  if (named !== undefined) return has(named, 'setting');
  return (
    before.some((item) => has(item, 'setting')) && /^(is|are|was)$/.test(before.at(-1)?.text ?? '')
  );
}
