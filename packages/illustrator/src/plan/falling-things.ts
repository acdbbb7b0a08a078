import { escaped } from '../language/escaped.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { fitsOnTable } from '../things/nature.ts';
import { isRelated, leavingOut, showWords } from './spec-changes.ts';

const FROM_ABOVE = /\bfalling (?:down|from (?:the )?(?:sky|above|heaven|ceiling))\b/i;

/** Whether a thing rains: "money raining down", "raining tacos". */
function isRained(word: string, prompt: string): boolean {
  const name = escaped(word);
  return new RegExp(
    String.raw`\brain(?:s|ing)? (?:down )?(?:\w+ )?${name}\b|\b${name} (?:is |are )?raining\b`,
    'i',
  ).test(prompt);
}

const isSmallThing = (
  { glyph, hasLimbs }: Pick<Subject, 'glyph' | 'hasLimbs'>,
  vocabulary: Vocabulary,
): boolean =>
  hasLimbs !== true &&
  !isAnimate(glyph, vocabulary) &&
  fitsOnTable(glyph, vocabulary.categoryOf(glyph) ?? '');

/** A small thing without relations to other subjects. */
export const isLooseThing = (spec: PromptSpec, index: number, vocabulary: Vocabulary): boolean => {
  const subject = spec.subjects[index];
  return subject !== undefined && isSmallThing(subject, vocabulary) && !isRelated(spec, index);
};

/** "money raining on a man": those below do not hold or carry it. */
const isRainedOn = ({ relations }: PromptSpec, index: number): boolean =>
  relations.every(
    ({ from, to, kind }) => to !== index && (from !== index || /^(?:on|above|around)$/.test(kind)),
  );

/** "hearts raining on a couple": hearts are in the air, and no water. */
const withoutRainOfHearts = (spec: PromptSpec): PromptSpec =>
  spec.weather.includes('hearts') && isRained('hearts', spec.prompt)
    ? { ...spec, weather: spec.weather.filter((name) => name !== 'rain') }
    : spec;

/** "money raining down", "it's raining tacos", "donuts falling from the sky": they fall all over the picture. */
export function fallingThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects } = spec;
  const falls = ({ word, motion }: Subject, index: number): boolean => {
    const isFalling = motion === 'fall' && FROM_ABOVE.test(prompt);
    if (isFalling && isLooseThing(spec, index, vocabulary)) return true;
    const isThing = isSmallThing(spec.subjects[index]!, vocabulary);
    return isThing && isRained(word, prompt) && isRainedOn(spec, index);
  };
  const falling = subjects.filter(falls);
  if (falling.length === 0) return withoutRainOfHearts(spec);
  const rest = leavingOut(spec, falls);
  const isNoWater = falling.some(({ word }) => isRained(word, prompt));
  return {
    ...showWords(rest, /^(raining|rains|falling|down)$/i),
    weather: isNoWater ? rest.weather.filter((name) => name !== 'rain') : rest.weather,
    setting: rest.setting ?? (rest.subjects.length === 0 ? 'sky' : null),
    falling,
  };
}
