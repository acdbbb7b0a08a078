import { type Token, textAt, textOf } from '../tokenize.ts';
import { regularPastOf } from './english-participles.ts';
import { type FrenchPhrase, wordAt } from './french-phrase.ts';
import { isNoun } from './noun-first.ts';
import type { Find } from './translation.ts';
import { isDeed } from './word-forms.ts';

const DOING = /^(?:fait|font|faisant|faire)$/;
const INFINITIVE = /(?:er|ir|re)$/;
const ARTICLE = /^(?:un|une|des|du|le|la|les|l|son|sa|ses|leurs?)$/;

/**
 * "fait cuire des œufs" is baking them, "fait un jogging" jogging, and "se fait poursuivre par un chien" is
 * chased by it: the other word says what is done.
 */
export function doingAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  const word = wordAt(tokens, at);
  const isReflexive = /^s[e']?$/.test(word);
  const verb = isReflexive ? at + 1 : at;
  if (!DOING.test(wordAt(tokens, verb)) || isListed(tokens, verb, find)) return null;
  const next = wordAt(tokens, verb + 1);
  if (INFINITIVE.test(next)) {
    const deed = deedOf(next, find);
    const isSuffered = wordAt(tokens, verb + 2) === 'par';
    if (deed === null) return null;
    return { length: verb + 2 - at, english: isSuffered ? regularPastOf(deed) : deed };
  }
  if (isReflexive || !ARTICLE.test(next)) return null;
  const deed = deedOf(wordAt(tokens, verb + 2), find);
  return deed === null ? null : { length: 3, english: deed };
}

/** "vient de sauter" is shown as jumping, and "apprend à nager" is learning it, where no pupil is named. */
export function beginningAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  const [word, mark] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  const next = /^s[e']?$/.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  if (!INFINITIVE.test(wordAt(tokens, next))) return null;
  if (/^appren(?:d|nent|ant)$/.test(word) && mark === 'à')
    return { length: 2, english: 'learning' };
  if (!/^vien(?:t|nent)$/.test(word) || !/^d[e']?$/.test(mark)) return null;
  const deed = deedOf(wordAt(tokens, next), find);
  return deed === null ? null : { length: next + 1 - at, english: deed };
}

const BEFORE_MANY = /^(?:avec|et|dans|sur|pour|de|à|il|y|a|ont|sous|contre)$/;

/** "un panier plein de champignons" is full of them, while "avec plein de fleurs" are many. */
export function fullAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  const isFull = /^plein(?:e|s|es)?$/.test(wordAt(tokens, at));
  const before = wordAt(tokens, at - 1);
  if (!isFull || !/^(?:de|d)$/.test(wordAt(tokens, at + 1))) return null;
  if (before === '' || BEFORE_MANY.test(before)) return null;
  return isDeed(find(before)?.english ?? '') ? null : { length: 2, english: 'full of' };
}

/** The dictionary has a phrase for what follows, as "fait griller" and "fait un bonhomme de neige". */
const isListed = (tokens: readonly Token[], at: number, find: Find): boolean =>
  [2, 3, 4, 5].some(
    (length) =>
      tokens.slice(at, at + length).every(({ kind }) => kind === 'word') &&
      tokens.length >= at + length &&
      find(textOf(tokens.slice(at, at + length))) !== null,
  );

function deedOf(word: string, find: Find): string | null {
  const english = word === '' ? '' : (find(word)?.english ?? '');
  return /ing(?: |$)/.test(english) && isDeed(english) ? english : null;
}

/** "du fromage et du vin" at the beginning of a list: a mass has no number. */
export function massAt(tokens: readonly Token[], at: number): FrenchPhrase | null {
  const [before, word, next] = [tokens[at - 1], wordAt(tokens, at), wordAt(tokens, at + 1)];
  const isFirst = before?.kind !== 'word' || /^(?:et|avec|ou|mais)$/.test(before.text);
  if (!isFirst || before?.text === 'de') return null;
  if (word === 'du' && next !== '') return { length: 1, english: 'the' };
  const isParted = word === 'de' && /^(?:la|l)$/.test(next);
  return isParted && wordAt(tokens, at + 2) !== '' ? { length: 2, english: 'the' } : null;
}

/** What wood is cut, carried and burnt as; elsewhere it is a forest. */
const WOODEN =
  /^(?:tas|piles?|stères?|coupe|coupent|couper|coupant|scie|scient|scier|sciant|fend|fendent|fendre|ramasse|ramassent|ramasser|porte|portent|taille|sculpte|rentre|range|brûle|morceaux?|bouts?|bûches?|planches?|feu)$/;

/** "coupe du bois", "un tas de bois". */
export function woodAt(tokens: readonly Token[], at: number): FrenchPhrase | null {
  const isCut =
    wordAt(tokens, at) === 'du' &&
    wordAt(tokens, at + 1) === 'bois' &&
    WOODEN.test(wordAt(tokens, at - 1));
  if (isCut) return { length: 2, english: 'wood' };
  const isPiled = wordAt(tokens, at) === 'bois' && wordAt(tokens, at - 1) === 'de';
  return isPiled && WOODEN.test(wordAt(tokens, at - 2)) ? { length: 1, english: 'wood' } : null;
}

/** "le roi des animaux", "la protection des abeilles", while "mange des pommes" is eating some. */
export function isOfSeveral(
  tokens: readonly Token[],
  at: number,
  translated: readonly Token[],
): boolean {
  const before = translated.at(-1);
  if (textAt(tokens, at) !== 'des' || before?.kind !== 'word') return false;
  const hasArticle = /^(?:une?|l[ae]?|du|au|ce|cette|son|sa|petite?|grande?)$/.test(
    textAt(tokens, at - 2),
  );
  return SHEETS.test(before.text) || (hasArticle && isNoun(before) && !isDeed(before.text));
}

/** "affiche des saisons": what a sheet is about, with an article before it or without one. */
const SHEETS =
  /^(?:posters?|flyers?|banners?|cards?|charts?|maps?|pictures?|drawings?|menu|logo|flashcards|worksheets?|diagram|infographic)$/;
