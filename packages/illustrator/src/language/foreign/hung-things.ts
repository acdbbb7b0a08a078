import { type Token, textAt } from '../tokenize.ts';
import { reworded } from './english-tokens.ts';

/** Things hang on these, and from anything else. */
const UPRIGHT =
  /^(?:wall|gate|door|fence|chair|hook|nail|rack|post|mast|fridge|board|facade|railing|backrest)$/;
const ARTICLE = /^(?:an?|the|his|her|its|my)$/;
/** What may stand before one of them: "garden gate", "coat rack". */
const KIND = /^(?:garden|wooden|brick|coat)$/;

/** "accroché à une porte", "colgada de una silla": Spanish and French have one word for hanging on a wall and from a branch. */
export const hungOnThings = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    if (token.text !== 'from' || tokens[i - 1]?.text !== 'hanging') return token;
    const noun = ARTICLE.test(textAt(tokens, i + 1)) ? i + 2 : i + 1;
    const head = KIND.test(textAt(tokens, noun)) ? noun + 1 : noun;
    return UPRIGHT.test(textAt(tokens, head)) ? reworded(token, 'on') : token;
  });
