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

/** A small thing without relations to other subjects. */
export const isLooseThing = (spec: PromptSpec, index: number, vocabulary: Vocabulary): boolean => {
  const { glyph = '', hasLimbs } = spec.subjects[index] ?? {};
  return (
    hasLimbs !== true &&
    !isAnimate(glyph, vocabulary) &&
    fitsOnTable(glyph, vocabulary.categoryOf(glyph) ?? '') &&
    !isRelated(spec, index)
  );
};

/** "money raining down", "it's raining tacos", "donuts falling from the sky": they fall all over the picture. */
export function fallingThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects } = spec;
  const falls = ({ word, motion }: Subject, index: number): boolean => {
    const isFalling = motion === 'fall' && FROM_ABOVE.test(prompt);
    return isLooseThing(spec, index, vocabulary) && (isFalling || isRained(word, prompt));
  };
  const falling = subjects.filter(falls);
  if (falling.length === 0) return spec;
  const rest = leavingOut(spec, falls);
  const isNoWater = falling.some(({ word }) => isRained(word, prompt));
  return {
    ...showWords(rest, /^(raining|rains|falling|down)$/i),
    weather: isNoWater ? rest.weather.filter((name) => name !== 'rain') : rest.weather,
    setting: rest.setting ?? (rest.subjects.length === 0 ? 'sky' : null),
    falling,
  };
}
