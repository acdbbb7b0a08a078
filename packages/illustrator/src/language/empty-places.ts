import { has, type Item } from './sense.ts';
import type { WordAccount } from './word-account.ts';

const EMPTY = /^(empty|vacant|deserted|unoccupied|closed|after hours)$/;
/** Words between "empty" and the place: "an empty old parking lot". */
const REACH = 3;

/** Whether the prompt says that its place is empty: "an empty street", "the classroom is empty". */
export function readEmptyPlace(sentence: readonly Item[], account: WordAccount): boolean {
  const words = sentence.filter((item, i) => EMPTY.test(item.text) && isOfPlace(sentence, i));
  account.drawAll(words);
  return words.length > 0;
}

function isOfPlace(sentence: readonly Item[], at: number): boolean {
  const end = sentence.findIndex(({ isBreak }, i) => isBreak && i > at);
  const behind = sentence.slice(at + 1, Math.min(at + 1 + REACH, end < 0 ? Infinity : end));
  const named = behind.find((item) => has(item, 'setting') || has(item, 'noun'));
  if (named !== undefined) return has(named, 'setting');
  const before = sentence.slice(Math.max(0, at - REACH), at);
  return (
    before.some((item) => has(item, 'setting')) && /^(is|are|was)$/.test(before.at(-1)?.text ?? '')
  );
}
