import { isAnimal } from '../kinds-of-things.ts';
import { meaningsOf } from '../lexicon.ts';
import { type Token, textAt } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { glyphOfNoun, listedNoun } from './drawn-words.ts';
import { reworded } from './english-tokens.ts';

/** What the young of animals are called, in the singular and the plural. */
const ONE = /^(?:junges|jungen|cría|cria|petit|cachorr[oa])$/i;
const SEVERAL = /^(?:crías|crias|petits|cachorr[oa]s)$/i;
const OWN = /^(?:its|his|her)$/;

/** "pingüino con su cría", "Elefant mit seinem Jungen": behind an animal the word is its baby, and no boy. */
export function youngOfAnimals(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const isAnimalName = ({ text }: Token): boolean => {
    const glyph = glyphOfNoun(listedNoun(text), vocabulary);
    return glyph != null && isAnimal(glyph, vocabulary);
  };
  return withChildrenOfAnimals(tokens, isAnimalName).map((token, i) => {
    const isYoung = ONE.test(token.source) || SEVERAL.test(token.source);
    if (!isYoung || !OWN.test(textAt(tokens, i - 1))) return token;
    // "son petit chapeau".
    const [next] = meaningsOf(textAt(tokens, i + 1));
    if (next?.kind === 'noun' || !tokens.slice(0, i).some(isAnimalName)) return token;
    return reworded(token, SEVERAL.test(token.source) ? 'babies' : 'baby');
  });
}

const CHILD = /^(?:子供|子ども|こども)/u;

/** "ワニの子供" is a baby crocodile, and no child beside one. */
function withChildrenOfAnimals(
  tokens: readonly Token[],
  isAnimalName: (token: Token) => boolean,
): Token[] {
  return tokens.flatMap((token, i): Token[] => {
    const next = tokens[i + 1];
    const before = tokens[i - 1];
    if (CHILD.test(token.source) && before !== undefined && isAnimalName(before)) return [];
    const isParent = next !== undefined && CHILD.test(next.source) && isAnimalName(token);
    return isParent ? [reworded(next, 'baby'), token] : [token];
  });
}
