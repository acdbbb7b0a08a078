import type { PromptSpec } from '../language/spec.ts';

/** What the letters of a picture are made of or written in. */
export type LetterMaterial = 'foil' | 'cloud' | 'sand';

const MATERIALS: readonly (readonly [material: LetterMaterial, said: RegExp])[] = [
  [
    'foil',
    /\bballoons?\b[^,.;]{0,30}\b(?:spell(?:s|ing)|that says?|saying|forming|letters?|numbers?|digits?|shaped|in the shape)\b|\b(?:letter|number|foil|word)s? balloons?\b|\bballoon (?:letters?|numbers?)\b|\b(?:numbers?|letters?|words?)\b[^,.;]{0,25}\bballoons?\b|\binflatable (?:letters?|numbers?|words?)\b|\b(?:made|out) of balloons\b/iu,
  ],
  [
    'cloud',
    /\b(?:made (?:up )?(?:out )?of|formed by|(?:letter|word|lettering|letters|words|written|spelled|spelled out) (?:in|from)) (?:\p{L}+ )?clouds\b|\bcloud (?:letters?|words?|writing)\b|\bsky ?writing\b|\b(?:written|spelled(?: out)?) (?:in|across|on) the sky\b|\bskywritten\b/iu,
  ],
  [
    'sand',
    /\b(?:written|drawn|carved|scratched|spelled(?: out)?|traced) (?:in|into|on) (?:the |wet )?(?:sand|it)\b|\bsand (?:writing|letters)\b/iu,
  ],
];

/** What the words of a picture without a bearer are made of, where the prompt says it. */
export function materialOf({
  prompt,
  caption,
}: Pick<PromptSpec, 'prompt' | 'caption'>): LetterMaterial | null {
  if (caption === null) return null;
  const found = MATERIALS.find(([, said]) => said.test(prompt))?.[0] ?? null;
  return found === 'sand' && !/\b(?:sand|beach)\b/iu.test(prompt) ? null : found;
}
