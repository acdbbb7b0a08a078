import { type Token, textAt } from '../tokenize.ts';
import { isCapitalized } from './capitals.ts';

const PREPOSITION = /^(?:mit|von|vom|in|im|aus|auf|unter|an|am|über|vor|hinter|neben)$/;
/** Participles with the ending of an adjective: "gefüllte", "bedeckter", "schlafender". */
const PARTICIPLE =
  /^(?:\p{L}{0,6}ge\p{L}{2,}(?:t|en)|(?:be|ver|um|über)\p{L}{2,}(?:t|en)|\p{L}{3,}end)e[rsnm]?$/u;
const PRESENT = /end(?:e[rsnm]?)$/;
const ARTICLE = /^(?:(?:k?ein|mein|sein|ihr)(?:e[rsnm]?)?|d(?:er|ie|as|en|em))$/;

/**
 * Puts what is said in front of a noun behind it, as English has it: "eine mit Blumen gefüllte Kanne" is
 * "eine Kanne gefüllte mit Blumen", "ein Feuer speiender Drache" is "ein Drache speiender Feuer".
 */
export function attributesBehind(clause: readonly Token[]): Token[] {
  const at = clause.findIndex(
    (token, i) =>
      PARTICIPLE.test(token.text) && !isCapitalized(token) && isCapitalized(clause[i + 1]),
  );
  const [participle, noun] = [clause[at], clause[at + 1]];
  const start = participle === undefined ? -1 : startOfAttribute(clause, at);
  if (participle === undefined || noun === undefined || start < 0) return [...clause];
  return [
    ...clause.slice(0, start),
    noun,
    participle,
    ...clause.slice(start, at),
    ...clause.slice(at + 2),
  ];
}

/** Where the words begin that belong to a participle; -1: there are none. */
function startOfAttribute(clause: readonly Token[], at: number): number {
  const article = clause.findLastIndex(
    ({ text }, i) => i < at && ARTICLE.test(text) && PREPOSITION.test(textAt(clause, i + 1)),
  );
  if (article >= 0) return article + 1;
  const isObject = at > 0 && PRESENT.test(textAt(clause, at)) && isCapitalized(clause[at - 1]);
  const isBehindArticle = at === 1 || ARTICLE.test(textAt(clause, at - 2));
  return isObject && isBehindArticle ? at - 1 : -1;
}
