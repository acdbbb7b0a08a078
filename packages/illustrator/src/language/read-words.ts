import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the illustrator makes of a prompt's words. */
export interface ReadWords {
  /** Words for what is drawn, in English: things, place, hour, weather, style, colors, and lettering in quotes. */
  readonly drawn: readonly string[];
  /** Words that carry meaning and that cannot be drawn, in the user's spelling: the scene's `unknown`. */
  readonly notDrawn: readonly string[];
}

/** Names of the spec that are no word for what they name. */
const WORDS_OF_NAMES: Readonly<Record<string, string>> = {
  moonscape: 'moon',
  snowfield: 'snow',
  synth: 'synthwave',
  lowpoly: 'low poly',
  pixel: 'pixel art',
  stained: 'stained glass',
  abstract: 'abstract shapes',
};

function drawnWords(spec: PromptSpec): readonly string[] {
  const { subjects, setting, crop, time, weather, style, caption, colours, backdrop } = spec;
  // A plain backdrop is named by its color.
  const place = setting === 'abstract' && backdrop !== null ? null : setting;
  const names = [place, crop?.name, time, ...weather, style].filter((name) => name != null);
  const words = [
    ...subjects.map(({ word }) => word),
    ...names.map((name) => WORDS_OF_NAMES[name] ?? name),
    ...colours,
    ...(caption === null ? [] : [`“${caption}”`]),
  ];
  return [...new Set(words)];
}

/**
 * Says which words of a prompt are drawn and which are not, without drawing. Never fails. Nothing is
 * drawn of a prompt exactly when `wordsUnknownThroughout` refuses it or when it has no telling words.
 */
export function readWords(prompt: string, vocabulary: Vocabulary): ReadWords {
  const spec = parsePrompt(prompt, vocabulary);
  return { drawn: drawnWords(spec), notDrawn: spec.unknown };
}
