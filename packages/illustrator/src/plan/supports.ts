import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { inSteps, withChangedAt, withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

const TOWELS = /\btowels?$/i;
const BLANKETS = /\b(?:blanket|picnic cloth|picnic mat)s?$/i;
const CHECKS = /^(?:checkered|checked|checkerboard|gingham|plaid|tartan)$/i;

/** How a cloth looks that lies flat with things on it; null: as it is. */
function laidForm({ glyph, word, pattern }: Subject): string | null {
  if (glyph === '@towel' || (glyph === '@rug' && TOWELS.test(word))) return '@laidtowel';
  const isBlanket = glyph === '@blanket' || (glyph === '@rug' && BLANKETS.test(word));
  if (!isBlanket) return null;
  return pattern?.name === 'checks' ? '@checkedblanket' : '@laidblanket';
}

/** "a basket on a checkered blanket": a cloth that nothing but things lie on is flat. */
function onFlatCloths(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const on = (cloth: number): number[] =>
    relations.flatMap(({ from, to, kind }) => (to === cloth && kind === 'on' ? [from] : []));
  const carriesThings = (cloth: number): boolean => {
    const carried = on(cloth).map((index) => subjects[index]?.glyph ?? '');
    return carried.length > 0 && !carried.some((glyph) => isAnimate(glyph, vocabulary));
  };
  return subjects.reduce<PromptSpec>((changed, subject, index) => {
    const glyph = carriesThings(index) ? laidForm(subject) : null;
    if (glyph === null) return changed;
    const { pattern, ...rest } = subject;
    const isChecked = glyph === '@checkedblanket';
    const laid = isChecked
      ? { ...rest, glyph, colour: rest.colour ?? pattern?.colour ?? null }
      : { ...subject, glyph };
    const replaced = changed.subjects.map((each, i) => (i === index ? laid : each));
    const name = spelled(subject);
    return withWordsShown(
      { ...changed, subjects: replaced },
      (word) => word === name || (isChecked && CHECKS.test(word)),
    );
  }, spec);
}

/** "a perfume bottle on a rock": it is flat enough to stand on. */
function onFlatRocks(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const stands = relations.find(
    ({ from, to, kind }) =>
      kind === 'on' &&
      subjects[to]?.glyph === 'rock' &&
      subjects[to].count === 1 &&
      subjects[from]?.person === null &&
      !isAnimate(subjects[from].glyph, vocabulary),
  );
  return stands === undefined ? spec : withChangedAt(spec, stands.to, { glyph: '@flatrock' });
}

const TREES = /tree$/;

/** "a picnic basket under an oak tree" is outdoors. */
function underTrees(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, setting, format } = spec;
  const isUnderTree = relations.some(
    ({ to, kind }) => kind === 'under' && TREES.test(subjects[to]?.glyph ?? ''),
  );
  const isChristmas = subjects.some(({ glyph }) => glyph === 'christmas-tree');
  const isSomebody = subjects.some(
    ({ glyph, person }) => person !== null || isAnimate(glyph, vocabulary),
  );
  return setting === null && format === null && isUnderTree && !isChristmas && !isSomebody
    ? { ...spec, setting: 'hills' }
    : spec;
}

/** Gives things that are said to lie on a cloth, a rock or under a tree what carries them there. */
export const withSupports = (spec: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(spec, [
    (each) => onFlatCloths(each, vocabulary),
    (each) => onFlatRocks(each, vocabulary),
    (each) => underTrees(each, vocabulary),
  ]);
