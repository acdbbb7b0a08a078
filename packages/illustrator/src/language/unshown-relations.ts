import { has, type Item } from './sense.ts';
import { isAny } from './sentence.ts';
import type { WordAccount } from './word-account.ts';

const HELD_FAST = /^(?:stuck|trapped|caught)(?: in)?$/;
const BETWEEN_TWO = /^(?:between|in between)$/;

/** The first word behind that is no article, number or description. */
function goalOf(sentence: readonly Item[], i: number): Item | undefined {
  return sentence.slice(i + 1, i + 5).find((item) => isAny(item, ['noun', 'setting', 'weather']));
}

/**
 * Reports relations to a place or to weather that no picture shows: snow that holds a car fast is only weather, and
 * no place has two cliffs.
 */
export function reportUnshownRelations(sentence: readonly Item[], account: WordAccount): void {
  for (const [i, item] of sentence.entries()) {
    const goal = goalOf(sentence, i);
    if (goal === undefined || has(goal, 'noun')) continue;
    const isOfTwo = BETWEEN_TWO.test(item.text) && sentence[i + 1]?.text === 'two';
    if (HELD_FAST.test(item.text) || isOfTwo) account.reject(item);
  }
}
