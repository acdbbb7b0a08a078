import { has, type SenseKind } from './sense.ts';
import { isColourHere, leadsToNoun, type Sentence } from './sentence.ts';

/** What the reader knows when it comes to a word of several meanings. */
export interface ReadingState {
  /** A determiner, number, colour or the like was said and its noun is still to come. */
  readonly phraseIsOpen: boolean;
  /** An actor was named. */
  readonly hasHeads: boolean;
  /** A verb that takes an object was just read. */
  readonly expectsObject: boolean;
}

const STRONGEST_FIRST: readonly SenseKind[] = [
  'noun',
  'verb',
  'number',
  'size',
  'relation',
  'setting',
  'time',
];

/** Which of its meanings a word has in this place; hours, weather and style count besides. */
export function mainKind(sentence: Sentence, i: number, state: ReadingState): SenseKind {
  const item = sentence[i];
  const kinds = item?.senses.map((sense) => sense.kind) ?? [];
  const [first = 'filler'] = kinds;
  if (has(item, 'festival')) return 'festival';
  if (kinds.length === 1) return first;
  if (has(item, 'gathering') && sentence[i + 1]?.text === 'of') return 'gathering';
  if (has(item, 'colour')) {
    return !has(item, 'noun') || isColourHere(sentence, i) ? 'colour' : 'noun';
  }
  if (has(item, 'size')) {
    return has(item, 'noun') && !leadsToNoun(sentence, i + 1) ? 'noun' : 'size';
  }
  if (has(item, 'verb') && (has(item, 'noun') || has(item, 'style'))) {
    if (isVerbHere(sentence, i, state)) return 'verb';
    return has(item, 'noun') ? 'noun' : 'style';
  }
  return STRONGEST_FIRST.find((kind) => kinds.includes(kind)) ?? first;
}

/** "a bee flies", not "a fly", "two flies" or "eating flies". */
function isVerbHere(sentence: Sentence, i: number, state: ReadingState): boolean {
  const before = sentence[i - 1];
  if (state.phraseIsOpen || has(before, 'relation')) return false;
  // "a burger and fries": nothing is fried.
  const next = sentence[i + 1];
  const endsList = has(before, 'conjunction') && has(sentence[i - 2], 'noun');
  if (endsList && sentence[i]?.text.endsWith('ies') && (!next || next.isBreak)) return false;
  return state.hasHeads && !(state.expectsObject && has(before, 'verb'));
}
