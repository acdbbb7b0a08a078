import { meaningsOf } from '../lexicon.ts';
import { type Token, textAt, textOf } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { pastOf } from './english-participles.ts';
import { englishTokens, reworded } from './english-tokens.ts';
import { isAliveBehind } from './natural-english.ts';
import { withObjectsBehind, withOwners } from './romance-clauses.ts';
import { gerundsOf, gerundsOfParticiple } from './spanish-inflection.ts';
import type { Find } from './translation.ts';
import { isDeed, isSeller } from './word-forms.ts';

/** What Spanish prepositions mean among the words around them. */
export const withSpanishPrepositions = (
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): readonly Token[] =>
  byTheirVerbs(onThings(atThings(withWares(withoutPersonalA(tokens, vocabulary)))));

/** "vendedor de globos" has balloons with him. */
const withWares = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) =>
    token.text === 'of' && isSeller(textAt(tokens, i - 1)) ? reworded(token, 'with') : token,
  );

/** Where people are at, not in: "en la parada del autobús". */
const IS_AT = /^(?:(?:the|a|my) )?(?:bus stop|door|computer|desk|counter|campfire|piano)\b/;

/** "en" is "at" of some things. */
function atThings(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const behind = textOf(tokens.slice(i + 1, i + 4));
    return token.text === 'in' && IS_AT.test(behind) ? reworded(token, 'at') : token;
  });
}

/** Verbs that go somewhere: "corriendo a la playa". */
const GOING =
  /^(running|walking|going|coming|jumping|leaping|flying|swimming|traveling|racing|strolling|jogging|galloping|crawling|sneaking|riding|driving|rolling|sliding|climbing|hiking|sailing|floating|marching|going down|going up)$/;

/** "abrazando a su perro" is hugging the dog: Spanish marks whom something is done to. */
function withoutPersonalA(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  return tokens.filter(({ text, source }, i) => {
    const before = textAt(tokens, i - 1);
    const isMark = text === 'at' && /^al?$/i.test(source);
    if (!isMark) return true;
    // "paseando a tres perros".
    if (/^(?:walking|strolling)$/.test(before)) return !isAliveBehind(tokens, i, vocabulary);
    // "se subió al sofá".
    if (before === 'climbing') return false;
    if (GOING.test(before)) return true;
    const isUnknownDeed = /(?:ando|iendo)$/.test(before);
    return !(isUnknownDeed || (before.endsWith('ing') && hasObject(before)));
  });
}

const hasObject = (text: string): boolean =>
  meaningsOf(text).some((sense) => sense.kind === 'verb' && sense.verb.object !== null);

/** What "en" means "on" of: what carries, and parts of bodies. */
const CARRIES =
  /^(?:table|chair|stool|bench|sofa|armchair|rocking chair|throne|mushroom|fungus|sunflower|flower|rose|leaf|branch|trunk|log|rock|stone|roof|rooftop|wall|keyboard|board|plate|tray|hand|hands|head|back|shoulders?|knees?|lap|nose|swing|stairs|staircase|steps|ladder|carpet|rug|floor|ground|sidewalk|hill|hilltop|summit|peak|beach|sand|grass|lawn|ice|wave|surfboard|raft|balcony|terrace|windowsill|shelf|fence|pillow|cushion|towel|cloud|dock|pier|jetty|chimney|bell tower|washing machine|fridge|stove|wooden table|kitchen table|broom|broomstick|magic carpet|flying carpet|sled|sleigh|dragon|unicorn|bicycle|tricycle|motorcycle|motorbike|scooter|skateboard|horse|donkey|camel|runway|ship deck|deck|ski slope|stage|iceberg|corner|street corner|power line|wire|cable)s?$/;
/** Without an article they are ridden: "en camello". */
const RIDDEN =
  /^(?:bicycle|tricycle|motorcycle|motorbike|scooter|skateboard|unicycle|horse|donkey|camel|sled|sledge|roller skates|skis)s?$/;
const BEFORE_THINGS: ReadonlySet<string> = new Set(['a', 'the', 'my', 'its', 'his', 'her', 'some']);

/** "sentada en un hongo" is on it, "reyes en camello" ride. */
function onThings(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.text !== 'in' || !/^en$/i.test(token.source)) return token;
    const words = tokens.slice(i + 1, i + 5).map(({ text }) => text);
    if (RIDDEN.test(words[0] ?? '')) return reworded(token, 'riding');
    const noun = words.slice(BEFORE_THINGS.has(words[0] ?? '') ? 1 : 0);
    // "in a big white chair": adjectives may stand between.
    const named = [noun[0], `${noun[0]} ${noun[1]}`, ...(describes(noun[0]) ? [noun[1]] : [])];
    return named.some((name) => CARRIES.test(name ?? '')) ? reworded(token, 'on') : token;
  });
}

const describes = (text: string | undefined): boolean =>
  meaningsOf(text ?? '').some(({ kind }) => /^(?:adjective|colour|size)$/.test(kind));

/** "por" behind a verb: who walks goes along something, and who looks does so out of a window. */
function byTheirVerbs(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.text !== 'by' || !/^por$/i.test(token.source)) return token;
    const before = tokens.slice(Math.max(0, i - 4), i).map(({ text }) => text);
    const window = tokens.slice(i + 1, i + 4).some(({ text }) => text === 'window');
    if (window && before.some((text) => /^(?:looking|watching|peeking)$/.test(text)))
      return reworded(token, 'out of');
    return before.some((text) => GOING.test(text)) ? reworded(token, 'along') : token;
  });
}

/** "una entrevista de trabajo": behind them nothing is done. */
const BEFORE_NOUNS = /^(?:del?|el|al|un|con|para|por|en|sin|mi|tu|su|este|ese|gran|buen)$/;

/** "se robo el pescado", "una niña encontro un tesoro": "robó" and "encontró" as people type them. */
const withTypedPasts = (tokens: readonly Token[], find: Find): Token[] =>
  tokens.map((token, i) => {
    if (token.kind !== 'word' || !/.{3}o$/.test(token.text) || i === 0) return token;
    if (BEFORE_NOUNS.test(textAt(tokens, i - 1))) return token;
    if (tokens[i - 1]?.text !== 'se' && find(token.text) !== null) return token;
    const past = token.text.replace(/o$/, 'ó');
    const isDone = gerundsOf(past).some((gerund) => isDeed(find(gerund)?.english ?? ''));
    return isDone ? reworded(token, past) : token;
  });

/** Spanish verbs in the past and the passive, before anything is looked up. */
export const withVerbsInPlace = (tokens: readonly Token[], find: Find): Token[] =>
  withPassives(
    withTypedPasts(
      withObjectsBehind(withOwners(tokens, find, { having: 'con', who: 'que' }), find),
      find,
    ),
    find,
  );

/** "perseguido por un perro" is chased by one. */
function withPassives(tokens: readonly Token[], find: Find): Token[] {
  return tokens.flatMap((token, i): Token[] => {
    if (token.kind !== 'word' || tokens[i + 1]?.text !== 'por') return [token];
    const deed = gerundsOfParticiple(token.text)
      .map((gerund) => find(gerund)?.english)
      .find((english) => english !== undefined && isDeed(english));
    const past = pastOf(deed ?? '');
    return past === null ? [token] : englishTokens(past, token.source);
  });
}
