import { isAnimal } from './kinds-of-things.ts';
import { meaningsOf } from './lexicon.ts';
import type { Token } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

const PARENT = /^(?:mother|mom|mum|mama|mommy|father|dad|papa|daddy|parent)$/;
const CHILD = /^(?:baby|child|kid|infant|young|little|toddler)$/;

/** "a mother and baby bear" is a bear and a baby bear, and no woman. */
export function withYoungAnimals(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => PARENT.test(text) && /^(?:and|&)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const parent = tokens[at];
  const owner = /^(?:an?|her|his|its)$/.test(tokens[at + 2]?.text ?? '') ? 1 : 0;
  const child = tokens[at + 2 + owner];
  const animal = tokens[at + 3 + owner];
  if (parent === undefined || child === undefined || animal === undefined) return tokens;
  const glyph = glyphOf(animal.text, vocabulary);
  if (!CHILD.test(child.text) || glyph === null || !isAnimal(glyph, vocabulary)) return tokens;
  return tokens.map((token) => {
    if (token === parent) return { ...parent, text: animal.text };
    return token === child ? { ...child, text: 'baby' } : token;
  });
}

function glyphOf(word: string, vocabulary: Vocabulary): string | null {
  const noun = meaningsOf(word).find(({ kind }) => kind === 'noun');
  const own = noun?.kind === 'noun' ? noun.glyph : null;
  return own ?? vocabulary.lookup(word)[0]?.glyph ?? null;
}
