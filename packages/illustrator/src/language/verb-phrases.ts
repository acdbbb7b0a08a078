import { meaningsOf } from './lexicon.ts';
import type { Token } from './tokenize.ts';

const DEED = /(?:ing|s)$/;
const ARTICLE = /^(?:an?|the|his|her|their|its)$/;

const isKnown = (phrase: string): boolean => meaningsOf(phrase).length > 0;
const isDeed = (phrase: string): boolean => meaningsOf(phrase).some(({ kind }) => kind === 'verb');
const isPlainAdjective = (word: string): boolean => {
  const meanings = meaningsOf(word);
  return meanings.length > 0 && meanings.every(({ kind }) => kind === 'adjective');
};

/**
 * "taking a quick selfie" is taking a selfie: where the deed is known by the words around an adjective, the adjective
 * stands before them.
 */
export function withDeedsTogether(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => isParted(tokens.slice(i, i + 4)));
  const [deed, article, adjective] = tokens.slice(at, at + 3);
  if (at < 0 || !deed || !article || !adjective) return tokens;
  return [...tokens.slice(0, at), adjective, deed, article, ...tokens.slice(at + 3)];
}

function isParted(tokens: readonly Token[]): boolean {
  const [deed = '', article = '', adjective = '', noun = ''] = tokens.map(({ text }) => text);
  return (
    noun !== '' &&
    DEED.test(deed) &&
    ARTICLE.test(article) &&
    isPlainAdjective(adjective) &&
    !isKnown(`${adjective} ${noun}`) &&
    isDeed(`${deed} ${article} ${noun}`)
  );
}
