import { isBuilding } from './kinds-of-things.ts';
import { PILED_WORDS } from './piled-words.ts';
import { type Item, has } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** Said before them, with "of". */
const PILES = /^(stack|tower|totem pole)$/;
/** More are no tower that a picture has room for. */
const MOST_PILED = 5;

/** "a stack of turtles", "a cat, a dog and a rooster on top of each other". */
export function pileUp(
  sentence: readonly Item[],
  { cast, account, vocabulary }: { cast: Cast; account: WordAccount; vocabulary: Vocabulary },
): void {
  const words = sentence.filter(
    ({ text }, i) =>
      PILED_WORDS.includes(text) ||
      (PILES.test(text) && sentence[i + 1]?.text === 'of' && has(sentence[i], 'gathering')),
  );
  if (words.length === 0) return;
  const canBePiled = ({ glyph, motion }: Cast['subjects'][number]): boolean =>
    motion === null && !isBuilding(glyph, vocabulary);
  const several = cast.subjects.find(
    (subject) => subject.count > 1 && subject.count <= MOST_PILED && canBePiled(subject),
  );
  if (several) several.isPiled = true;
  else if (!pileDifferent(cast)) return;
  account.drawAll(words);
}

/** The one that was named first is the lowest. */
function pileDifferent(cast: Cast): boolean {
  const isFree = cast.relations.every(({ kind }) => kind === 'beside');
  const { length } = cast.subjects;
  if (!isFree || length < 2 || length > MOST_PILED) return false;
  if (cast.subjects.some(({ count }) => count > 1)) return false;
  for (let upper = 1; upper < length; upper++) cast.relate(upper, upper - 1, 'on');
  return true;
}
