import type { Token } from '../tokenize.ts';
import type { Find } from './translation.ts';
import { isDeed } from './word-forms.ts';

/** Participles of verbs in "-ir" and "-re", with the present that lists have. */
const PRESENTS: Readonly<Record<string, string>> = {
  bu: 'boit',
  lu: 'lit',
  vu: 'voit',
  pris: 'prend',
  mis: 'met',
  fait: 'fait',
  perdu: 'perd',
  ouvert: 'ouvre',
  construit: 'construit',
  peint: 'peint',
  écrit: 'écrit',
};

const presentOf = (participle: string): string =>
  PRESENTS[participle] ?? participle.replace(/ée?s?$/, 'e');

/** "le chat a volé le poisson": what has been done is shown as if it was being done. */
export function withPerfects(tokens: readonly Token[], find: Find): Token[] {
  const ordered: Token[] = [];
  for (const token of tokens) {
    const before = ordered.at(-1);
    const present = presentOf(token.text);
    const isPerfect =
      before !== undefined && /^(?:a|ont)$/.test(before.text) && present !== token.text;
    const isDone = isPerfect && isDeed(find(present)?.english ?? '');
    if (!isDone) {
      ordered.push(token);
      continue;
    }
    ordered.splice(-1, 1, { ...token, text: present, source: `${before.source} ${token.source}` });
  }
  return ordered;
}

const PERCEIVING = /^(?:regard|écout|voi|voy|laiss|observ)/;
const ARTICLE = /^(?:le|la|les|l|un|une|des|son|sa|ses)$/;

/** "regarde passer les trains": the actor stands behind the deed. */
export function withWatchedDeeds(tokens: readonly Token[], find: Find): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      PERCEIVING.test(text) &&
      /(?:er|ir|re)$/.test(tokens[i + 1]?.text ?? '') &&
      ARTICLE.test(tokens[i + 2]?.text ?? '') &&
      tokens[i + 3]?.kind === 'word',
  );
  const deed = tokens[at + 1];
  if (at < 0 || deed === undefined || !isDeed(find(deed.text)?.english ?? '')) return [...tokens];
  return [
    ...tokens.slice(0, at + 1),
    ...tokens.slice(at + 2, at + 4),
    deed,
    ...tokens.slice(at + 4),
  ];
}
