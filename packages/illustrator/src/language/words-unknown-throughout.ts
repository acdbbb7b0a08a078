import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

const isEmpty = (spec: PromptSpec): boolean =>
  [spec.subjects, spec.weather, spec.colours].every(({ length }) => length === 0) &&
  [spec.setting, spec.crop, spec.time, spec.style, spec.caption].every((part) => part === null);

/**
 * The words of a prompt in which nothing can be drawn: no thing, place, hour, weather, style, color or
 * lettering. Empty when something can, and for words without a picture of their own ("a masterpiece").
 */
export function wordsUnknownThroughout(prompt: string, vocabulary: Vocabulary): readonly string[] {
  const spec = parsePrompt(prompt, vocabulary);
  return isEmpty(spec) ? spec.unread : [];
}
