import type { PromptSpec } from '../language/spec.ts';

const OF_LOVE =
  /\b(?:love you|my love|in love|valentine\w*|anniversary|be mine|miss(?:ing)? you|kiss(?:es)?|sweetheart|soulmate|xoxo)\b|\bich liebe dich\b|\bte (?:amo|quiero)\b|\bje t[’']aime\b|大好き|愛してる/iu;

/** "I love you" alone is on a pink ground, with hearts. */
export function wordsOfLove(spec: PromptSpec): PromptSpec {
  const { caption, subjects, setting, backdrop, format, texture, festival, colours, weather } =
    spec;
  const isBare = subjects.length === 0 && setting === null && backdrop === null && format === null;
  const isPlain = isBare && texture == null && festival === null && colours.length === 0;
  if (!isPlain || !OF_LOVE.test(caption ?? '')) return spec;
  return { ...spec, backdrop: 'pink', weather: weather.length > 0 ? weather : ['hearts'] };
}
