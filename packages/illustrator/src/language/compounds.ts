import { singular } from './inflection.ts';
import { kinOf } from './kin.ts';
import { isAnimate, isBuilding, isIngredient } from './kinds-of-things.ts';
import { has, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

const GENERIC_NOUNS = new Set([
  'flower',
  'tree',
  'plant',
  'bird',
  'fish',
  'animal',
  'fruit',
  'bug',
]);

const glyphAt = (sentence: Sentence, i: number): string | null =>
  senseOf(sentence[i], 'noun')?.glyph ?? null;

/** "chocolate cake", "heart shaped": the noun is not there by itself, it describes the next one. */
export function describesNext(sentence: Sentence, i: number, vocabulary: Vocabulary): boolean {
  const item = sentence[i];
  if (sentence[i + 1]?.text === 'shaped') return true;
  // "happy birthday balloons" is a greeting, not an ingredient.
  if (!item || item.isPlural || has(item, 'weather') || has(item, 'time')) return false;
  const glyph = glyphAt(sentence, i);
  const next = glyphAt(sentence, i + 1);
  // Emoji stand for themselves.
  if (!/\p{L}/u.test(item.text)) return false;
  if (!glyph || !next || repeatsPrevious(sentence, i + 1, vocabulary)) return false;
  const isThing = !isAnimate(next, vocabulary) && !isBuilding(next, vocabulary);
  return isThing && isIngredient(glyph, vocabulary);
}

/** "a hibiscus flower", "a golden retriever puppy": the second noun adds nothing to the first. */
export function repeatsPrevious(sentence: Sentence, i: number, vocabulary: Vocabulary): boolean {
  const glyph = glyphAt(sentence, i);
  const previous = glyphAt(sentence, i - 1);
  if (!glyph || !previous) return false;
  // A corgi puppy is one dog, and a dalmatian is no puppy of a corgi.
  if (previous === glyph || kinOf(previous) === glyph) return true;
  if (!GENERIC_NOUNS.has(singular(sentence[i]?.text ?? ''))) return false;
  const family = (id: string): string => (vocabulary.categoryOf(id) ?? '').split('-')[0] ?? '';
  return family(previous) === family(glyph);
}
