import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords } from './spec-changes.ts';

/** What is on a table that is called after a meal. */
const MEALS: readonly (readonly [table: RegExp, glyphs: readonly string[]])[] = [
  [/^(?:breakfast|brunch) tables?$/i, ['@pancakes', '@coffee', '@juice']],
  [/^thanksgiving tables?$/i, ['@roastturkey', '@cutpie', 'wine-glass']],
  [/^(?:tea|coffee and cake) tables?$/i, ['teapot', '@coffee', '@cake']],
  [
    /^(?:dinner|lunch|holiday|feast|christmas|festive) tables?$/i,
    ['@roastchicken', '@soup', 'wine-glass'],
  ],
];
const THANKSGIVING = /\bthanksgiving\b/i;

/** "a breakfast table" alone: the meal is on it. */
export function withLaidTables(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, prompt } = spec;
  const to = subjects.findIndex(({ glyph }) => glyph === '@table');
  const word = subjects[to]?.word ?? '';
  const isDinner = /^dinner/i.test(word) && THANKSGIVING.test(prompt);
  const meal = MEALS.find(([table]) => table.test(isDinner ? 'thanksgiving table' : word))?.[1];
  const isTaken = subjects.some(
    ({ glyph }) =>
      isAnimate(glyph, vocabulary) || /^(food-|drink)/.test(vocabulary.categoryOf(glyph) ?? ''),
  );
  if (meal === undefined || isTaken) return spec;
  const relations = meal.map((_, i): Relation => ({ from: subjects.length + i, to, kind: 'on' }));
  return showWords(
    {
      ...spec,
      subjects: [...subjects, ...meal.map((glyph) => oneOf(glyph))],
      relations: [...spec.relations, ...relations],
    },
    /^(?:set|laid)$/i,
  );
}
