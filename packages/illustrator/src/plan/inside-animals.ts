import { escaped } from '../language/escaped.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

const INSIDE = /\binside\b/iu;

/** "a library inside a whale": the picture shows the whale in the library, and says so. */
export function insideAnimals(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, prompt, words, setting } = spec;
  if (setting === null || words.notDrawn.includes('inside') || !INSIDE.test(prompt)) return spec;
  const isAround = (word: string): boolean =>
    new RegExp(`\\binside (?:of )?(?:an?|the) (?:[\\w-]+ ){0,2}${escaped(word)}\\b`, 'iu').test(
      prompt,
    );
  const isUnshown = subjects.some(
    ({ glyph, word, source }, index) =>
      isAnimate(glyph, vocabulary) &&
      isAround(source ?? word) &&
      relations.every(({ to }) => to !== index),
  );
  return isUnshown
    ? { ...spec, words: { ...words, notDrawn: [...words.notDrawn, 'inside'] } }
    : spec;
}
