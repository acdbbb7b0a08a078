import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords } from './spec-changes.ts';

const SMALL = '(?:small(?:est)?|little|tiny|short(?:est)?|seeds?|sprouts?|seedlings?)';
const LARGE =
  '(?:big(?:gest)?|large(?:st)?|tall(?:est)?|huge|giant|(?:a )?(?:full )?(?:blooms?|plants?|trees?))';
const RISING = new RegExp(
  `\\bfrom (?:the )?${SMALL} to (?:the )?${LARGE}\\b|\\b(?:in|of) (?:increasing|growing|ascending) (?:sizes?|heights?|order)\\b|\\beach (?:one )?(?:bigger|larger|taller) than the (?:last|one before|previous|other)\\b`,
  'iu',
);
const FALLING = new RegExp(
  `\\bfrom (?:the )?${LARGE} to (?:the )?${SMALL}\\b|\\b(?:in|of) (?:decreasing|descending) (?:sizes?|heights?|order)\\b`,
  'iu',
);
const UNEQUAL = /\b(?:in|of) (?:different|various|varying|many|three|all) (?:sizes|heights)\b/iu;
const WORDS =
  /^(?:from|to|small(?:est)?|little|tiny|short(?:est)?|big(?:gest)?|large(?:st)?|tall(?:est)?|huge|giant|sizes?|heights?|order|increasing|growing|grows?|ascending|decreasing|descending|different|various|varying|bigger|larger|taller|than)$/iu;

/** The sizes of the smallest and the largest. */
const SMALLEST = 0.5;
const LARGEST = 1.25;
/** More are too small to be compared. */
const MOST = 6;

/** Sizes of so many, each larger than the one before. */
const sizesOf = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => SMALLEST * (LARGEST / SMALLEST) ** (i / (count - 1)));

/** "three plants growing from small to big": one beside the other, each larger than the one before. */
export function inGrowingRow(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects } = spec;
  const [first, ...others] = subjects;
  const isRow = RISING.test(prompt) || FALLING.test(prompt) || UNEQUAL.test(prompt);
  if (!first || others.length > 0 || !isRow) return spec;
  const count = first.count;
  if (count < 2 || count > MOST) return spec;
  const sizes = FALLING.test(prompt) ? sizesOf(count).reverse() : sizesOf(count);
  const isPlant = vocabulary.categoryOf(first.glyph)?.startsWith('plant') === true;
  const alike: Subject = { ...first, count: 1, motion: isPlant ? null : first.motion };
  const row = sizes.map((scale) => Object.assign({}, alike, { scale: first.scale * scale }));
  const order = row.slice(1).map((_, i): Relation => ({ from: i, to: i + 1, kind: 'left' }));
  return showWords({ ...spec, subjects: row, relations: order }, WORDS);
}
