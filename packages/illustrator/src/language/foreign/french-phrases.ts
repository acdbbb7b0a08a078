import { meaningsOf } from '../lexicon.ts';
import { type Token, textOf } from '../tokenize.ts';
import { regularPastOf } from './english-participles.ts';
import { type FrenchPhrase, wordAt } from './french-phrase.ts';
import { beginningAt, doingAt, fullAt, massAt, woodAt } from './french-verbs.ts';
import type { Find } from './translation.ts';
import { isDeed } from './word-forms.ts';

/** What French says with grammar: who is meant by an adjective, what is suffered, what is only compared. */
export const frenchPhraseAt = (
  tokens: readonly Token[],
  at: number,
  find: Find,
): FrenchPhrase | null =>
  passiveAt(tokens, at, find) ??
  doingAt(tokens, at, find) ??
  beginningAt(tokens, at, find) ??
  fullAt(tokens, at, find) ??
  woodAt(tokens, at) ??
  personAt(tokens, at) ??
  carryingAt(tokens, at, find) ??
  gameAt(tokens, at, find) ??
  refusedAt(tokens, at) ??
  airAt(tokens, at, find) ??
  likenedStyleAt(tokens, at, find) ??
  unreadAt(tokens, at, find) ??
  partitiveAt(tokens, at, find) ??
  massAt(tokens, at) ??
  submarineAt(tokens, at) ??
  unaccentedAt(tokens, at, find);

/** The third person that a past participle may be of: "poussée" is of "pousse", "suivis" of "suit". */
const PRESENT_OF_PARTICIPLE: readonly (readonly [ending: RegExp, present: string])[] = [
  [/ée?s?$/, 'e'],
  [/vie?s?$/, 't'],
  [/ie?s?$/, 'it'],
  [/ue?s?$/, ''],
  [/e?s?$/, ''],
];

/** "poursuivi par un chien" is chased by it. */
function passiveAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  const participle = wordAt(tokens, at);
  if (wordAt(tokens, at + 1) !== 'par' || wordAt(tokens, at + 2) === 'terre') return null;
  if (participle.endsWith('er')) return null;
  for (const [ending, present] of PRESENT_OF_PARTICIPLE) {
    const english = ending.test(participle)
      ? find(participle.replace(ending, present))?.english
      : '';
    if (english && /^\S+ing$/.test(english) && isDeed(english)) {
      return { length: 1, english: regularPastOf(english) };
    }
  }
  return null;
}

/** Adjectives that name a person where no noun follows: "deux vieux qui jouent". */
const PERSONS: ReadonlyMap<string, string> = new Map([
  ['vieux', 'old man'],
  ['vieille', 'old woman'],
  ['vieilles', 'old women'],
  ['petit', 'little boy'],
  ['petite', 'little girl'],
  ['petits', 'children'],
  ['petites', 'little girls'],
  ['jeune', 'young man'],
  ['jeunes', 'teenagers'],
  ['blonde', 'blonde'],
  ['rousse', 'redhead'],
  ['amoureux', 'couple'],
]);
const ARTICLES =
  /^(?:un|une|le|la|les|aux|des|deux|trois|quatre|cinq|ces|ce|cette|mes|nos|mon|ma)$/;
/** What cannot be a noun. */
const GOES_ON =
  /^(?:qui|avec|sur|dans|sous|devant|derrière|à|au|aux|en|et|assis|assise|assises|chez|se)$/;

function personAt(tokens: readonly Token[], at: number): FrenchPhrase | null {
  const word = wordAt(tokens, at);
  const person = PERSONS.get(word);
  const next = wordAt(tokens, at + 1);
  if (person === undefined || !ARTICLES.test(wordAt(tokens, at - 1))) return null;
  if (next !== '' && !GOES_ON.test(next)) return null;
  // "deux amoureux" are one couple.
  if (word === 'amoureux' && /^(?:un|mon|ce)$/.test(wordAt(tokens, at - 1))) return null;
  const isSeveral = word === 'vieux' && !/^(?:un|le|ce|mon)$/.test(wordAt(tokens, at - 1));
  return { length: 1, english: isSeveral ? 'old men' : person };
}

/** Whom one carries: "porte sa fille", but "porte un chapeau". */
const CARRIED =
  /^(?:baby|child|children|girl|boy|son|kid|daughter|bride|man|woman|person|dog|cat|rabbit|lamb|puppy|kitten|grandma|grandpa|mom|dad|princess)s?$/;

function carryingAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  if (!/^port(?:e|ent|ant|er)$/.test(wordAt(tokens, at))) return null;
  let noun = at + 1;
  while (
    DETERMINER.test(wordAt(tokens, noun)) ||
    /^(?:petite?|vieux|jeune)$/.test(wordAt(tokens, noun))
  )
    noun++;
  const isOnBack = tokens.some(
    ({ text }, i) => i > noun && /^(?:dos|épaules?|epaules?|bras)$/.test(text),
  );
  if (isOnBack && noun > at + 1) return { length: 1, english: 'carrying' };
  const isCarried = noun > at + 1 && CARRIED.test(find(wordAt(tokens, noun))?.english ?? '');
  return isCarried ? { length: 1, english: 'carrying' } : null;
}

/** "jouer à la marelle": a game that is not known is no ball game. */
function gameAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  if (!/^jou(?:e|ent|ant|er)$/.test(wordAt(tokens, at))) return null;
  if (!/^(?:à|a|au|aux)$/.test(wordAt(tokens, at + 1))) return null;
  const name = /^(?:la|l|le)$/.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  const game = wordAt(tokens, name);
  const words = tokens.slice(at, name + 1);
  if (game === '' || find(game) !== null || find(textOf(words)) !== null) return null;
  if (find(`${textOf(words)} ${wordAt(tokens, name + 1)}`) !== null) return null;
  return asWritten(tokens, at, name + 1);
}

/** "l'air coupable", "avec un air triste": how somebody looks; "dans l'air" is no look. */
function airAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  const words = [wordAt(tokens, at), wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const air = words.indexOf('air');
  const isSaid = /^(?:(?:à|avec|a|ont|d) )?(?:l|un)$/.test(
    words.slice(0, Math.max(0, air)).join(' '),
  );
  if (!isSaid) return null;
  const look = find(wordAt(tokens, at + air + 1))?.english ?? '';
  const isLook = meaningsOf(look).some(({ kind }) => kind === 'adjective');
  return isLook ? { length: air + 1, english: 'looking' } : null;
}

/** "refuse de poser": what is not done. */
function refusedAt(tokens: readonly Token[], at: number): FrenchPhrase | null {
  if (!/^(?:refuse|refusent|oublie|oublient|évite|arrête|arrêtent)$/.test(wordAt(tokens, at)))
    return null;
  if (!/^(?:de|d)$/.test(wordAt(tokens, at + 1))) return null;
  const verb = /^(?:se|s|le|la|les|l)$/.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  return asWritten(tokens, at, verb + 1);
}

/** "esprit magazine" is a look, and no magazine. */
function likenedStyleAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  if (!/^(?:esprit|façon|inspiration|genre)$/.test(wordAt(tokens, at))) return null;
  const look = wordAt(tokens, at + 1);
  if (look === '' || DETERMINER.test(look) || find(`${wordAt(tokens, at)} ${look}`) !== null)
    return null;
  const meanings = meaningsOf(find(look)?.english ?? '');
  if (meanings.some(({ kind }) => kind === 'style' || kind === 'adjective')) return null;
  return asWritten(tokens, at, at + 2);
}

const TAKES_OBJECT =
  /^(?:eating|drinking|giving|buying|selling|cooking|making|pouring|cutting|tasting|serving|bringing|playing|baking|stealing|nibbling|chewing|licking|sawing|chopping|harvesting|picking|gathering|collecting|planting|smoking|frying|fetching|carrying|holding|counting|mixing|stirring|throwing|spreading)$/;

/** "donne du fromage": a mass has no number. */
function partitiveAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  if (!/^(?:du|de|d)$/.test(wordAt(tokens, at))) return null;
  if (!TAKES_OBJECT.test(find(wordAt(tokens, at - 1))?.english ?? '')) return null;
  const hasArticle = wordAt(tokens, at) === 'de' && /^(?:la|l)$/.test(wordAt(tokens, at + 1));
  if (wordAt(tokens, at) !== 'du' && !hasArticle) return null;
  return { length: hasArticle ? 2 : 1, english: 'the' };
}

/** "un sous-marin jaune" is a ship, while "un monde sous-marin" lies under water. */
function submarineAt(tokens: readonly Token[], at: number): FrenchPhrase | null {
  const isOne = /^sous$/.test(wordAt(tokens, at)) && /^marins?$/.test(wordAt(tokens, at + 1));
  return isOne && ARTICLES.test(wordAt(tokens, at - 1))
    ? { length: 2, english: 'submarine' }
    : null;
}

/** "à" and "thé" as people type them: "un pont a paris", "boit un the"; "un chien qui a un chapeau" has one. */
function unaccentedAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  const [before, word] = [wordAt(tokens, at - 1), wordAt(tokens, at)];
  if (word === 'the' && /^(?:un|du|de|le|son)$/.test(before)) return { length: 1, english: 'tea' };
  if (word !== 'a' || before === '' || wordAt(tokens, at + 1) === '') return null;
  // "le chat a volé un poisson".
  if (isDeed(find(wordAt(tokens, at + 1))?.english ?? '')) return { length: 1, english: 'is' };
  return { length: 1, english: /^(?:qui|il|elle|on|y)$/.test(before) ? 'with' : 'at' };
}

/** Tokens as one word that nothing is drawn for. */
const asWritten = (tokens: readonly Token[], at: number, end: number): FrenchPhrase => ({
  length: end - at,
  english: tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join('_'),
});

/** "déguisé comme un roi" is about clothes. */
const CLOTHED = /^(?:déguis|habill|vêtu|costum)/;
const DETERMINER =
  /^(?:un|une|le|la|les|l|des|du|de|d|mon|ma|mes|son|sa|ses|leur|leurs|notre|nos)$/;
/** Times and weather, which "avant" and "après" may set. */
const WHEN = /^(?:pluie|orage|tempête|neige|noël|nuit|aube|minuit|coucher|lever)$/;

/**
 * What something is compared with, or what comes before or after, is not in the picture: "volent comme
 * des oiseaux", "avant l'école".
 */
function unreadAt(tokens: readonly Token[], at: number, find: Find): FrenchPhrase | null {
  const word = wordAt(tokens, at);
  if (!/^(?:comme|avant|après)$/.test(word)) return null;
  if (word === 'comme' && CLOTHED.test(wordAt(tokens, at - 1))) return null;
  if (word === 'après' && /^(?:court|courent|courant)$/.test(wordAt(tokens, at - 1))) return null;
  let end = at + 1;
  while (DETERMINER.test(wordAt(tokens, end))) end++;
  const said = wordAt(tokens, end);
  const isBare = end === at + 1 && word === 'comme';
  if (said === '' || isBare || WHEN.test(said)) return null;
  if (end === at + 1 && find(said) === null) return null;
  return asWritten(tokens, at, end + 1);
}
