import { pluralOf } from '../inflection.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '../lexicon-data.ts';
import { meaningsOf } from '../lexicon.ts';
import { SUBSTANCE_OF } from '../materials.ts';
import { joinedSource, type Token, textAt, textOf, tokenize } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isCapitalized } from './capitals.ts';
import { type Dictionary, isSureKeyword, NOUN_FIRST, openDictionary } from './dictionary.ts';
import { englishTokens, reworded } from './english-tokens.ts';
import { withPerfects, withWatchedDeeds } from './french-perfect.ts';
import { frenchPhraseAt } from './french-phrases.ts';
import { isOfSeveral } from './french-verbs.ts';
import { germanNumberAt } from './german-number.ts';
import { inEnglishOrder } from './german-order.ts';
import { withOrdinals } from './german-ordinals.ts';
import { isPlaceBehindVerb, withGermanPrepositions } from './german-prepositions.ts';
import { meaningHere } from './homographs.ts';
import { withoutFacesOfMoods } from './japanese-faces.ts';
import { withNewYearCards } from './japanese-new-year.ts';
import { withColourOfPaper } from './japanese-palette.ts';
import { inPlainJapanese } from './japanese-rewordings.ts';
import { inNaturalEnglish, isAliveBehind } from './natural-english.ts';
import { adjectivesFirst, isNoun } from './noun-first.ts';
import { withCompoundNames } from './noun-of-noun.ts';
import { withoutRequest } from './requests.ts';
import { withObjectsBehind, withOwners } from './romance-clauses.ts';
import { withSpanishPrepositions, withVerbsInPlace } from './spanish-prepositions.ts';
import { translateJapanese } from './translate-japanese.ts';
import type { Find, Translation } from './translation.ts';
import { isDeed } from './word-forms.ts';

export interface ReadText {
  /** English words, each with what the user wrote for it. */
  readonly tokens: readonly Token[];
  readonly language: ForeignLanguage | 'en';
}

const KANA_OR_KANJI = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** "l'océan", "d'un château", "qu'il". */
const ELISION = /(^|[^\p{L}])([cdjlmnst]|qu|lorsqu|jusqu)['’](?=\p{L})/giu;
/** "un vestido de color rojo" is a red one. */
const OF_COLOUR = /(?<!\p{L})(?:de )?color (?=\p{L})/giu;

/**
 * Reads a text in any of the five languages as English tokens. Words that are not found stay as they
 * are, so that English ones among them (a style that the screen adds) are understood as well.
 * @param prompt the whole prompt, where the text is the rest of one: lettered words, which are left out of the text, tell its language too
 */
export function readText(text: string, vocabulary: Vocabulary, prompt = text): ReadText {
  if (KANA_OR_KANJI.test(text)) {
    const dictionary = openDictionary('ja', vocabulary);
    return {
      tokens: inNaturalEnglish(
        translateJapanese(
          withoutFacesOfMoods(
            inPlainJapanese(
              withShops(withNewYearCards(withColourOfPaper(withoutRequest(text, 'ja')))),
            ),
          ),
          dictionary,
          vocabulary,
        ),
        vocabulary,
      ),
      language: 'ja',
    };
  }
  const plainTokens = tokenize(text);
  const dictionaries = openDictionaries(vocabulary);
  const language =
    guessLanguage(plainTokens, dictionaries, vocabulary) ??
    (prompt === text ? null : languageOfRest(plainTokens, prompt, dictionaries, vocabulary));
  if (language === null) return { tokens: plainTokens, language: 'en' };
  const tokens = tokenize(withoutJoints(withoutRequest(text, language), language));
  const dictionary = dictionaries[language];
  const ordered = ORDER[language]?.(tokens, dictionary.find) ?? tokens;
  const translated = withOnes(amongWithoutAnd(translateTokens(ordered, dictionary, language)));
  const named = inNaturalEnglish(namedIn(translated, language, vocabulary), vocabulary);
  return { tokens: NOUN_FIRST.has(language) ? adjectivesFirst(named) : named, language };
}

const frenchOrder = (tokens: readonly Token[], find: Find): Token[] =>
  withWatchedDeeds(
    withPerfects(
      withObjectsBehind(withOwners(tokens, find, { having: 'avec', who: 'qui' }), find),
      find,
    ),
    find,
  );

/** What has to stand elsewhere or in another form before words are translated. */
const ORDER: Readonly<
  Partial<Record<ForeignLanguage, (tokens: readonly Token[], find: Find) => Token[]>>
> = { de: inEnglishOrder, es: withVerbsInPlace, fr: frenchOrder };

/** "パン屋さんのロゴ" is the logo of a bakery, and no baker is in it. */
const withShops = (text: string): string =>
  text.replaceAll(
    /(屋)さん(?=の(?:ロゴ|看板|ポスター|チラシ|メニュー|名刺|前|中|店先|店内|窓|棚|外観|内装|カード|イラスト))/gu,
    '$1',
  );

/** What prepositions of one language mean between certain words. */
function namedIn(
  tokens: readonly Token[],
  language: LatinLanguage,
  vocabulary: Vocabulary,
): readonly Token[] {
  if (language === 'de') return withGermanPrepositions(tokens);
  const named = withCompoundNames(tokens, vocabulary);
  return language === 'fr'
    ? withIngredients(madeOfThings(withoutSome(named)), vocabulary)
    : withSpanishPrepositions(named, vocabulary);
}

/** What stands between words that belong together. */
function withoutJoints(text: string, language: ForeignLanguage): string {
  if (language === 'fr') return text.replaceAll(ELISION, "$1$2' ");
  if (language === 'de') return withOrdinals(text);
  return language === 'es' ? text.replaceAll(OF_COLOUR, '') : text;
}

/** The languages that a text in Latin letters may be in, besides English. */
type LatinLanguage = Exclude<ForeignLanguage, 'ja'>;

type Dictionaries = Readonly<Record<LatinLanguage, Dictionary>>;

/** The dictionaries by which a text is read; each looks a word up once, however often it is asked for. */
const openDictionaries = (vocabulary: Vocabulary): Dictionaries => ({
  de: rememberingFound(openDictionary('de', vocabulary)),
  es: rememberingFound(openDictionary('es', vocabulary)),
  fr: rememberingFound(openDictionary('fr', vocabulary)),
});

function rememberingFound(dictionary: Dictionary): Dictionary {
  const found = new Map<string, Translation | null>();
  return {
    ...dictionary,
    find(phrase) {
      const known = found.get(phrase);
      if (known !== undefined) return known;
      const translation = dictionary.find(phrase);
      found.set(phrase, translation);
      return translation;
    },
  };
}

/** The language that knows more of the words than English does; null: English. */
function guessLanguage(
  tokens: readonly Token[],
  dictionaries: Dictionaries,
  vocabulary: Vocabulary,
): LatinLanguage | null {
  const said = tokens.filter((_, i) => !isHour(tokens, i));
  const others = said.filter((_, i) => !isInTownName(said, i));
  const ofText = Map.groupBy(
    others.filter(({ kind }) => kind === 'word'),
    ({ text }) => text,
  );
  const words = [...ofText.values()].flatMap(([first]) => first ?? []);
  let best: LatinLanguage | null = null;
  const names = said.length - others.length;
  let most = words.filter(({ text }) => isEnglish(text, vocabulary)).length + names;
  for (const language of FOREIGN_LANGUAGES) {
    if (language === 'ja') continue;
    const { find } = dictionaries[language];
    // The end of an English word may be a German one: "flibbering" is no kind of ring.
    const telling = words.filter(
      ({ text, source }) =>
        TELLING_WORDS[language].has(text) || TELLING_LETTERS[language].test(source),
    ).length;
    const elided = language === 'fr' ? words.filter(({ source }) => ELIDED.test(source)).length : 0;
    const own = telling + elided;
    const inPhrases = wordsInPhrases(others, find, (text) => isEnglish(text, vocabulary));
    const known =
      words.filter((word) => isKnownIn(language, word, find, most)).length + own + inPhrases;
    if (known > most) {
      best = language;
      most = known;
    }
  }
  return best;
}

const LONGEST_TELLING_PHRASE = 3;

/** How many words are known only together, as in "daumen hoch" and "suivi des habitudes"; none of them is English. */
function wordsInPhrases(
  tokens: readonly Token[],
  find: Find,
  isInEnglish: (text: string) => boolean,
): number {
  const isNew = ({ kind, text }: Token): boolean =>
    kind === 'word' && text.length > 1 && !isKnown(find(text)) && !isInEnglish(text);
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (!isNew(tokens[at] as Token)) continue;
    for (let length = LONGEST_TELLING_PHRASE; length > 1; length--) {
      const stretch = tokens.slice(at, at + length);
      const isWhole = stretch.length === length && stretch.every(({ kind }) => kind === 'word');
      if (!isWhole || !isKnown(find(textOf(stretch)))) continue;
      count += stretch.filter(isNew).length;
      at += length - 1;
      break;
    }
  }
  return count;
}

/**
 * The language of the whole prompt, if it knows at least as many words of the rest as English does: "Poster …,
 * minimalistisch" alone is as English as German.
 */
function languageOfRest(
  rest: readonly Token[],
  prompt: string,
  dictionaries: Dictionaries,
  vocabulary: Vocabulary,
): LatinLanguage | null {
  // "sticker chien content « Youpi »": French has quotation marks of its own.
  const quoting = /« /u.test(prompt) ? 'fr' : null;
  const language = guessLanguage(tokenize(prompt), dictionaries, vocabulary) ?? quoting;
  if (language === null) return null;
  const { find } = dictionaries[language];
  const words = rest.filter(({ kind }) => kind === 'word');
  const known = words.filter(({ text }) => isKnown(find(text))).length;
  const english = words.filter(({ text }) => isEnglish(text, vocabulary)).length;
  return known > 0 && known >= english ? language : null;
}

/** "10 am" is an hour in every language, and "am" there no German. */
const isHour = (tokens: readonly Token[], at: number): boolean =>
  /^[ap]m$/.test(textAt(tokens, at)) && /^\d/.test(textAt(tokens, at - 1));

/** Towns of English prompts whose names begin with an article of Spanish. */
const TOWN_NAMES = /^(?:los (?:angeles|alamos)|las (?:vegas|cruces)|el paso|la jolla)$/;

/** Names count as English, and their articles for no language. */
const isInTownName = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at].some((from) => TOWN_NAMES.test(textOf(tokens.slice(Math.max(0, from), from + 2))));

/** Grammar that no other language has, and English neither: one such word tells more than a "teddy". */
const TELLING_WORDS: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  de: new Set(
    'und mit auf eine einen einem einer das dem der den für über im vom beim zum zur ist sind nicht wird bei nach unter ohne ein am sich oder wie von vor'.split(
      ' ',
    ),
  ),
  fr: new Set('et avec dans sur une les aux qui du sous bonne année joyeux joyeuse'.split(' ')),
  es: new Set(
    'y con una los las del unos unas está el al su sus por para que sin están como muy lo se jaja jajaja'.split(
      ' ',
    ),
  ),
};

/** "d'un", "qu'il": no English word begins so. */
const ELIDED = /^(?:[dl]|qu)['’](?:un|une|il|ils|elle|elles|on|[aeiouhéèêœ]\p{L}{2,})$/iu;

/** Letters and elisions that no other of the languages has. */
const TELLING_LETTERS: Readonly<Record<LatinLanguage, RegExp>> = {
  de: /[ßäöü]/i,
  fr: /[àèêëîïôûùçœ]|^é|^(?:[cdjlmnst]|qu)['’]\p{L}/iu,
  es: /[ñ¿¡]/i,
};

/** A German compound by itself is known by its parts where no word of the prompt is English. */
const isKnownIn = (
  language: LatinLanguage,
  { text, source }: Token,
  find: Find,
  english: number,
): boolean => {
  const found = find(text);
  if (isKnown(found)) return true;
  return language === 'de' && english === 0 && found !== null && /^\p{Lu}\p{Ll}/u.test(source);
};

const isKnown = (translation: Translation | null): boolean =>
  translation !== null && translation.isKind !== true;

const isEnglish = (word: string, vocabulary: Vocabulary): boolean =>
  meaningsOf(word).length > 0 || isSureKeyword(word, vocabulary);

/** Replaces the longest phrases that the dictionary knows. */
function translateTokens(
  tokens: readonly Token[],
  dictionary: Dictionary,
  language: ForeignLanguage,
): Token[] {
  const isThing = (token: Token | undefined): boolean => {
    const found = token?.kind === 'word' ? dictionary.find(token.text) : null;
    return found !== null && isNoun({ text: found.english, source: '', kind: 'word' });
  };
  const translated: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const name = NOUN_FIRST.has(language) ? properNameAt(tokens, at, dictionary) : 0;
    if (name > 0) {
      translated.push(asUnknown(tokens.slice(at, at + name)));
      at += name;
      continue;
    }
    const phrase = language === 'fr' ? frenchPhraseAt(tokens, at, dictionary.find) : null;
    if (phrase !== null) {
      translated.push(...phraseTokens(tokens.slice(at, at + phrase.length), phrase.english));
      at += phrase.length;
      continue;
    }
    const isOwned =
      (language === 'de' && isGenitive(tokens, at, isThing)) ||
      (language === 'fr' && isOfSeveral(tokens, at, translated));
    if (isOwned) {
      translated.push(...englishTokens('of the', token.source));
      at += 1;
      continue;
    }
    const found = phraseAt(tokens, at, dictionary, language);
    const here = found && found.length > 1 ? null : meaningHere(language, tokens, at, isThing);
    if (here !== null) translated.push(...englishTokens(here, token.source));
    else if (found) translated.push(...found.tokens);
    else translated.push(token);
    at += found?.length ?? 1;
  }
  return translated;
}

/** A capital, as no other noun of Spanish and French has inside of a sentence. */
const isCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.source);

/**
 * How many words from here on are a name that the dictionary has not: "la Sagrada Familia" shows no family, "le
 * Mont-Saint-Michel" no saint. 0 where there is none, or where all words have capitals.
 */
function properNameAt(tokens: readonly Token[], at: number, dictionary: Dictionary): number {
  const before = tokens[at - 1];
  const isInside = before?.kind === 'word' && before.source !== tokens[at]?.source;
  if (!isInside || !isCapital(tokens[at])) return 0;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isTitle = words.filter(isCapital).length > words.length / 2;
  if (isTitle) return 0;
  let length = 1;
  while (isCapital(tokens[at + length])) length++;
  const isKnown = (longestPhrase(tokens, at, dictionary)?.length ?? 1) > 1;
  return length < 2 || isKnown ? 0 : length;
}

/** Words that are reported as one, and name nothing else. */
function asUnknown(name: readonly Token[]): Token {
  const source = joinedSource(name);
  return { text: source.toLowerCase().replaceAll(/[ -]/g, '_'), source, kind: 'word' };
}

const PARTED_ELISION = /(?<=^| )([cdjlmnst]|qu) (?=\p{L})/giu;

/** "d habitudes", as the dictionary has it, is written "d'habitudes". */
const withElisions = (source: string): string => source.replaceAll(PARTED_ELISION, "$1'");

/** The tokens of an English phrase that stand for several tokens of the prompt. */
function phraseTokens(stretch: readonly Token[], english: string): Token[] {
  const source = stretch.map((token) => token.source).join(' ');
  return englishTokens(english, withElisions(source));
}

/** "die Stadt der Zukunft", "das Dach einer Scheune": an article of the genitive behind a noun. */
const isGenitive = (
  tokens: readonly Token[],
  at: number,
  isThing: (token: Token | undefined) => boolean,
): boolean =>
  /^(?:der|einer|dieser)$/.test(textAt(tokens, at)) &&
  textAt(tokens, at - 1) !== 'nach' &&
  /^\p{Ll}/u.test(tokens[at]?.source ?? '') &&
  (isThing(tokens[at - 1]) || (textAt(tokens, at) === 'einer' && isCapitalized(tokens[at - 1]))) &&
  tokens[at + 1]?.kind === 'word' &&
  // "ein ritter der gegen einen drachen kämpft".
  !BEGINS_RELATIVE.test(textAt(tokens, at + 1));

const BEGINS_RELATIVE =
  /^(?:gegen|auf|in|im|am|an|mit|von|vor|über|unter|durch|aus|zu|um|einen?|eine|sich|den|das|seine?n?|ihre?n?|gerade|nicht|immer)$/;

/** The longest phrase from some token on; "steht auf" is none before a place. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary,
  language: ForeignLanguage,
) {
  if (language !== 'de') return longestPhrase(tokens, at, dictionary);
  const found = longestPhrase(tokens, at, dictionary, germanNumberAt(tokens, at));
  const isPlace =
    found?.length === 2 && isPlaceBehindVerb(tokens, at, textOf(found.tokens), dictionary.find);
  return isPlace ? longestPhrase(tokens, at, dictionary, null, 1) : found;
}

function longestPhrase(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary,
  number: 'one' | 'many' | null = null,
  longest = dictionary.longestPhrase,
) {
  for (let length = longest; length > 0; length--) {
    const stretch = tokens.slice(at, at + length);
    if (stretch.length < length || stretch.some(({ kind }) => kind !== 'word')) continue;
    const found = dictionary.find(textOf(stretch));
    if (!found) continue;
    const isPlural =
      number === null ? found.isPlural : number === 'many' || (length > 1 && found.isPlural);
    const named = tokensOf({ ...found, isPlural }, withElisions(joinedSource(stretch)));
    return { length, tokens: withItsArticle(named, stretch) };
  }
  return null;
}

/** "lit un" is "reading a", and "tirado en" "lying on". */
function withItsArticle(named: Token[], stretch: readonly Token[]): Token[] {
  const last = stretch.at(-1);
  const isDone = stretch.length > 1 && named.at(-1)?.text.endsWith('ing') === true;
  const article = /^(?:une?|una|eine?n?)$/.test(last?.text ?? '') ? 'a' : 'the';
  const isCut =
    isDone && /^(?:une?|una|eine?n?|l[ea]s?|el|los|d[eia][nes])$/.test(last?.text ?? '');
  const preposition = POSTURES.test(textOf(named)) ? CUT_PREPOSITIONS[last?.text ?? ''] : undefined;
  const cut = isCut ? article : preposition;
  return cut === undefined ? named : [...named, ...englishTokens(cut, last?.source ?? '')];
}

/** "tirado en" is lying on: what somebody lies or stands on is said behind it. */
const POSTURES =
  /^(?:lying|standing|sitting|perched|kneeling|leaning|resting|rocking|soaking|living|fighting)$/;
const CUT_PREPOSITIONS: Readonly<Partial<Record<string, string>>> = {
  en: 'on',
  sur: 'on',
  sobre: 'on',
  auf: 'on',
  dans: 'in',
  in: 'in',
  mit: 'with',
};

/** English words that no "s" is added to. */
const SAME_IN_PLURAL =
  /(?:s|flooded|spaghetti|pasta|sushi|sheep|fish|people|children|men|women|mice|geese)$/;

/** Whether the lexicon lists the plural as a place: "hills", "fields". */
const isPlaceInPlural = (english: string): boolean =>
  meaningsOf(pluralOf(english)).some(({ kind }) => kind === 'setting');

/** "spools of thread" are several spools. */
function pluralOfPhrase(english: string): string {
  const [head = '', rest] = english.split(/(?= of )/u);
  return rest === undefined ? pluralOf(english) : `${pluralOf(head)}${rest}`;
}

/** The tokens of an English phrase that stand for what the user wrote. */
function tokensOf({ english, isPlural, isKind }: Translation, source: string): Token[] {
  const [meaning] = meaningsOf(english);
  const isPhrase = english.includes(' ');
  const isNoun = isPhrase
    ? meaning?.kind === 'noun' && !/ (?:in|with) /.test(english)
    : !meaning || meaning.kind === 'noun' || isPlaceInPlural(english);
  const text =
    isPlural && isNoun && !SAME_IN_PLURAL.test(english) ? pluralOfPhrase(english) : english;
  return englishTokens(text, source, isKind ? english : undefined);
}

/** "avec des cœurs" is "with hearts". */
const withoutSome = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text, source }, i) => {
    // "avec des petits chats".
    const isPlural = [1, 2].some((ahead) => tokens[i + ahead]?.text.endsWith('s') === true);
    return !(
      text === 'some' &&
      /^des$/i.test(source) &&
      tokens[i - 1]?.text === 'with' &&
      isPlural
    );
  });

/** "un château en livres" is made of books. */
const madeOfThings = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const [before, behind] = [tokens[i - 1], tokens[i + 1]];
    const isMade = token.text === 'in' && /^en$/i.test(token.source) && isMaterial(behind?.text);
    return isMade && before !== undefined && isNoun(before)
      ? englishTokens('made of', token.source)
      : [token];
  });

const isMaterial = (word = ''): boolean =>
  SUBSTANCE_OF.has(word) ||
  /^(?:books|clouds|leaves|buttons|bricks|balloons|candies|cards|roses|vegetables|fruits|coins|shells|feathers|cookies|matches|pebbles)$/.test(
    word,
  );

/** "une tarte au citron" is one with lemon. */
function withIngredients(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const isFood = (token: Token | undefined): boolean =>
    meaningsOf(token?.text.replace(/s$/, '') ?? '').some(
      (sense) =>
        sense.kind === 'noun' &&
        (vocabulary.categoryOf(sense.glyph ?? '') ?? '').startsWith('food'),
    );
  const isMark = (at: number, word: RegExp): boolean => {
    const token = tokens[at];
    return (
      token?.text === 'at' &&
      word.test(token.source) &&
      !isAliveBehind(tokens, at, vocabulary) &&
      isFood(tokens[tokens[at - 1]?.text === 'and' ? at - 2 : at - 1])
    );
  };
  return tokens.flatMap((token, i): Token[] => {
    // "à la fraise", "à l'oignon".
    if (token.text === 'the' && isMark(i - 1, /^à$/i)) return [];
    const isParted = tokens[i + 1]?.text === 'the' && isMark(i, /^à$/i);
    const isMarked = isParted || isMark(i, /^aux?$/i);
    return isMarked ? [reworded(token, 'with')] : [token];
  });
}

/** "entre corales": there is only one word for "between" and "among". */
function amongWithoutAnd(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.text !== 'between') return token;
    const hasTwo = tokens
      .slice(i + 1, i + NEAR)
      .some(({ text }) => text === 'and' || text === 'two');
    return hasTwo ? token : reworded(token, 'among');
  });
}
const NEAR = 6;

/** "das linke trägt eine Mütze": the left one does. */
const withOnes = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const stands =
      /^(?:left|right|middle)$/.test(token.text) &&
      tokens[i - 1]?.text === 'the' &&
      isDeed(textAt(tokens, i + 1));
    return stands ? [token, ...englishTokens('one', token.source)] : [token];
  });
