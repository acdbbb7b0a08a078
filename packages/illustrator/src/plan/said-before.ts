import { escaped } from '../language/escaped.ts';

/** Whether a prompt says some words before a name, with two words at most between them: "one" of "one red hat". */
export const isSaidBefore = (words: RegExp, name: string, prompt: string): boolean =>
  new RegExp(String.raw`\b(?:${words.source})\s+(?:[\w-]+\s+){0,2}${escaped(name)}\b`, 'iu').test(
    prompt,
  );
