import type { Token } from '../tokenize.ts';
import { reworded } from './english-tokens.ts';

/** What things hang on, and not below. */
const UPRIGHT =
  /^(?:wall|gate|door|fence|chair|hook|nail|rack|coat rack|post|mast|fridge|board|facade|railing|backrest)$/;
const NEAR = 4;

/** "accroché à une porte", "colgada de una silla": one word is said of a branch and of a wall. */
export const hungOnThings = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    if (token.text !== 'from' || tokens[i - 1]?.text !== 'hanging') return token;
    const words = tokens.slice(i + 1, i + 1 + NEAR).map(({ text }) => text);
    const noun = /^(?:an?|the|his|her|its|my)$/.test(words[0] ?? '') ? words.slice(1) : words;
    const isUpright = [1, 2].some((end) => UPRIGHT.test(noun.slice(0, end).join(' ')));
    const isOfWood =
      /^(?:garden|wooden|brick|coat)$/.test(noun[0] ?? '') && UPRIGHT.test(noun[1] ?? '');
    return isUpright || isOfWood ? reworded(token, 'on') : token;
  });
