import { meaningsOf } from '../lexicon.ts';
import { type Token, textAt } from '../tokenize.ts';
import { isDescribing, isListedNoun } from './drawn-words.ts';
import { englishTokens, reworded } from './english-tokens.ts';
import { withAdverbs } from './german-adverbs.ts';
import type { Find } from './translation.ts';
import { isDeed } from './word-forms.ts';

/** What German prepositions mean among the words around them. */
export const withGermanPrepositions = (tokens: readonly Token[]): readonly Token[] =>
  STEPS.reduce((read, step) => step(read), tokens);

const UPRIGHT =
  /^(?:wall|brick wall|ceiling|fence|tree|fridge|facade|mast|hook|line|string|leash|rope)$/;

const HUNG = /^(?:sign|wreath|poster|note|hanging|picture|writing|words)$/;

/** "an der Wand" is on it, while people at a door are not. */
function onSurfaces(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.text !== 'at' || !/^(?:an|am)$/i.test(token.source)) return token;
    const names = tokens.slice(i + 1, i + 5).map(({ text }) => text);
    const begin = names.findIndex(
      (name) => !/^(?:a|the|his|her|my)$/.test(name) && !isDescribing(name),
    );
    const noun = names.slice(Math.max(0, begin));
    if (textAt(tokens, i - 1) === 'leaning') return reworded(token, 'against');
    const isUpright = UPRIGHT.test(noun[0] ?? '') || UPRIGHT.test(`${noun[0]} ${noun[1]}`);
    // "Schild mit der Aufschrift … an der Tür".
    const isHung = tokens.slice(Math.max(0, i - 2), i).some(({ text }) => HUNG.test(text));
    return isUpright || (isHung && /^(?:door|blackboard)$/.test(noun[0] ?? ''))
      ? reworded(token, 'on')
      : token;
  });
}

const GOING =
  /^(?:running|walking|going|coming|jumping|leaping|flying|swimming|traveling|racing|riding|driving|crawling|sneaking|marching)$/;

/** "rennt zum Bus" is running to it. */
const toPlaces = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isMark = token.text === 'at' && /^zu[mr]?$/i.test(token.source);
    return isMark && GOING.test(textAt(tokens, i - 1)) ? reworded(token, 'to') : token;
  });

/** "voller Strand" is a crowded one, and a forest "voller Pilze" is full of them. */
function crowdedPlaces(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i): Token[] => {
    const isFull = (word: Token | undefined): boolean => /^volle[rsnm]?$/i.test(word?.source ?? '');
    const before = tokens[i - 1];
    const isBehindNoun =
      before !== undefined && (isListedNoun(before.text) || isPlace(before.text));
    const isCrowded =
      token.text === 'full' && isFull(token) && !isBehindNoun && isPlace(textAt(tokens, i + 2));
    if (isCrowded) return [reworded(token, 'crowded')];
    const isRest = token.text === 'of' && isFull(token) && isPlace(textAt(tokens, i + 1));
    const earlier = textAt(tokens, i - 2);
    return isRest && !isListedNoun(earlier) && !isPlace(earlier) ? [] : [token];
  });
}

const isPlace = (word: string): boolean => meaningsOf(word)[0]?.kind === 'setting';

/** "Geschenke an Kindern": where the order puts whom something is given to. */
const toSomebody = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) =>
    token.text === 'at' &&
    !/^(?:an|am|bei|zu|zum|zur|beim)(?!\p{L})|(?: an|hinterher|nach)$/iu.test(token.source)
      ? reworded(token, 'to')
      : token,
  );

const ACCUSATIVE = /^(?:den|die|das|eine?n?|[msd]eine?n?|ihre?n?|unsere?n?)$/i;

/** "wartet an der Tür auf sein Herrchen": for him, where "wartet auf der Bank" says where. */
const waitingFor = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isMark = token.text === 'on' && /^auf$/i.test(token.source);
    const isAwaited = isMark && ACCUSATIVE.test(tokens[i + 1]?.source ?? '');
    return isAwaited && tokens.slice(0, i).some(({ text }) => text === 'waiting')
      ? reworded(token, 'for')
      : token;
  });

/** Verbs that say themselves that somebody runs away. */
const FLEEING = /^(?:davon|weg)\p{L}{3}|^(?:ge)?fl(?:ieh|oh|ücht|üchtet)/iu;

/** "die Maus, die vor der Katze davonläuft" runs away from it. */
function awayFrom(tokens: readonly Token[]): Token[] {
  const mark = tokens.findIndex(
    ({ text, source }, i) =>
      text === 'in' && /^vor$/i.test(source) && textAt(tokens, i + 2) === 'of',
  );
  const verb = tokens.findLastIndex(({ source }, i) => i < mark && FLEEING.test(source));
  if (mark < 0 || verb < 0) return [...tokens];
  const { source } = tokens[verb] as Token;
  const behind = tokens.slice(verb + 1, mark).filter((token) => token.source !== source);
  return [
    ...tokens.slice(0, verb),
    ...englishTokens('running away', source),
    ...behind,
    ...englishTokens('from', 'vor'),
    ...tokens.slice(mark + 3),
  ];
}

/** "ein Strauß aus Rosen" is one of roses. */
const GATHERED =
  /^(?:bouquet|pile|heap|stack|wreath|group|crown|garland|row|mix|salad|soup|juice)$/;

/** "Elefant aus Wolken" is made of them, while a rabbit "aus dem Hut" is not. */
const madeOfThings = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    if (token.text !== 'of' || !/^aus$/i.test(token.source)) return [token];
    const [before, behind] = [textAt(tokens, i - 1), textAt(tokens, i + 1)];
    const isMade = isListedNoun(before) && isListedNoun(behind) && !GATHERED.test(before);
    return isMade ? englishTokens('made of', token.source) : [token];
  });

/** What is done to get something, or oneself, out of a place. */
const COMING_OUT =
  /^(?:taking|pulling|climbing|coming|jumping|leaping|popping|running|flying|crawling|swimming|rising|growing|falling)$/;
/** What is done with something that was elsewhere before. */
const TAKEN_FROM =
  /^(?:drinking|eating|sipping|licking|stealing|rescuing|saving|picking|catching|getting|serving|hatching)$/;

/** Whether such a deed is named before a word of the same clause. */
const isDoneBefore = (tokens: readonly Token[], at: number, deeds: RegExp): boolean =>
  tokens
    .slice(tokens.findLastIndex(({ kind }, i) => i < at && kind === 'break') + 1, at)
    .some(({ text }) => deeds.test(text));

/** "zieht ein Kaninchen aus dem Hut" is pulling it out of there, "trinkt aus einer Tasse" drinking from it. */
function outOfPlaces(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i): Token[] => {
    const isMark = token.text === 'of' && /^aus$/i.test(token.source);
    if (isMark && isDoneBefore(tokens, i, COMING_OUT)) {
      return textAt(tokens, i - 1) === 'out' ? [token] : englishTokens('out of', token.source);
    }
    if (isMark && isDoneBefore(tokens, i, TAKEN_FROM)) return [reworded(token, 'from')];
    // "holt Brezeln aus dem Ofen".
    const isEarly = token.text === 'out' && textAt(tokens, i - 1) === 'taking';
    return isEarly && tokens.slice(i).some(({ source }) => /^aus$/i.test(source)) ? [] : [token];
  });
}

/** "die Schulter vom Piraten", while a cat is rescued "vom Baum". */
const ofThings = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    if (token.text !== 'from' || !/^vom$/i.test(token.source)) return [token];
    const before = textAt(tokens, i - 1);
    // "fällt vom Stuhl", while leaves fall "vom Baum".
    const isFallen = before === 'falling' && !/^(?:sky|trees?)$/.test(textAt(tokens, i + 1));
    if (isFallen) return englishTokens('off the', token.source);
    const isThing = meaningsOf(before)[0]?.kind === 'noun';
    const isTaken = isDoneBefore(tokens, i, TAKEN_FROM) || isDoneBefore(tokens, i, COMING_OUT);
    return isThing && !isTaken ? englishTokens('of the', token.source) : [token];
  });

const VEHICLE =
  /^(?:bicycle|bike|motorcycle|scooter|skateboard|car|bus|tractor|boat|ship|sled|truck|tram|taxi|train|moped|ferry|cable car|kick scooter)$/;

/** "fährt mit dem Fahrrad" is riding it. */
const riddenVehicles = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => {
    if (text !== 'with' || textAt(tokens, i - 1) !== 'riding') return true;
    const next = /^(?:a|the|his|her|my)$/.test(textAt(tokens, i + 1)) ? i + 2 : i + 1;
    return !VEHICLE.test(textAt(tokens, next));
  });

const CONTAINER =
  /^(?:glass|cup|mug|bottle|plate|bowl|basket|bag|box|jar|pot|bucket|piece|slice|bouquet|pile|can|pair|bunch|group|herd|flock|pack|swarm|row|sack|crate|tray)(?:e?s)?$/;

/** "ein Glas Rotwein" is one of wine, and "ein Strauß roter Rosen" one of red roses. */
const withContents = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const isDescribed = isDescribing(token.text) && isListedNoun(textAt(tokens, i + 1));
    const isContent =
      before !== undefined &&
      CONTAINER.test(before.text) &&
      before.source !== token.source &&
      token.kind === 'word' &&
      // "mit Brille strickt" is a deed.
      !token.text.endsWith('ing') &&
      (isDescribed || isListedNoun(token.text));
    return isContent ? [...englishTokens('of', before.source), token] : [token];
  });

const SAYS_WHERE = /^(?:auf|an|aus|vor|um|zu|nach|bei|in)$/;

/**
 * "steht auf der Weide" is standing there, and not getting up: parted verbs are one token by now.
 * @param english what the two words mean as a parted verb
 */
export const isPlaceBehindVerb = (
  tokens: readonly Token[],
  at: number,
  english: string,
  find: Find,
): boolean =>
  SAYS_WHERE.test(textAt(tokens, at + 1)) &&
  tokens[at + 2]?.kind === 'word' &&
  !/ (?:at|of|for|on|to|from|by|with|around|in|up with)$/.test(english) &&
  isDeed(find(textAt(tokens, at))?.english ?? '');

/** In this order: each step reads what the one before it has put right. */
const STEPS: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  crowdedPlaces,
  onSurfaces,
  toSomebody,
  toPlaces,
  waitingFor,
  awayFrom,
  madeOfThings,
  outOfPlaces,
  ofThings,
  riddenVehicles,
  withContents,
  withAdverbs,
];
