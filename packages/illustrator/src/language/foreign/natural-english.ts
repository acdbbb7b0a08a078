import { isAnimate } from '../kinds-of-things.ts';
import { meaningsOf } from '../lexicon.ts';
import { type Token, textAt, textOf } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { carriedThings } from './carried-things.ts';
import { comparedSizes } from './compared-sizes.ts';
import { listedNoun } from './drawn-words.ts';
import { englishTokens, reworded, severalOf } from './english-tokens.ts';
import { hungOnThings } from './hung-things.ts';
import { withOnesOfColour } from './left-out-nouns.ts';
import { moodsOfFaces } from './moods-of-faces.ts';
import { overPlaces } from './over-places.ts';
import { printsOnThings } from './printed-things.ts';
import { shopsOfTrades } from './shops-of-trades.ts';
import { withAdverbsBehind } from './where-without-noun.ts';
import { wordsByCompany } from './words-by-company.ts';
import { youngOfAnimals } from './young-of-animals.ts';

type Step = (tokens: readonly Token[], vocabulary: Vocabulary) => readonly Token[];

/** What all the other languages say in another way than English, as English says it. */
export const inNaturalEnglish: Step = (tokens, vocabulary) =>
  STEPS.reduce((read, step) => step(read, vocabulary), tokens);

/** "dans les bras de sa maman" is in his mom's arms. */
function inArmsOf(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'arms' && textAt(tokens, i + 1) === 'of' && textAt(tokens, i - 2) === 'in',
  );
  const hasArticle = /^(?:an?|the|his|her|my)$/.test(textAt(tokens, at + 2));
  const end = at + (hasArticle ? 4 : 3);
  if (at < 0 || tokens.length < end) return [...tokens];
  const [arms, owner] = [tokens.slice(at, at + 1), tokens.slice(at + 2, end)];
  return [...tokens.slice(0, at - 1), ...owner, ...arms, ...tokens.slice(end)];
}

/** Who is named right behind a token is alive: "tres perros". */
export const isAliveBehind = (
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): boolean => {
  const behind = tokens.slice(at + 1, at + 4);
  const end = behind.findIndex(({ text }) => text === 'against');
  return behind.slice(0, end < 0 ? behind.length : end).some(({ text }) => {
    const one = listedNoun(text);
    const noun = meaningsOf(one)[0];
    const glyph = noun?.kind === 'noun' ? noun.glyph : vocabulary.lookup(one)[0]?.glyph;
    if (text.endsWith('children')) return true;
    return noun?.kind !== 'determiner' && glyph != null && isAnimate(glyph, vocabulary);
  });
};

/** "enseñando a pescar a su nieto" is teaching his grandson fishing, as "bringt ihm das Angeln bei". */
function taughtFirst(said: readonly Token[]): Token[] {
  const tokens = said.filter(
    ({ text }, i) =>
      !(
        text === 'the' &&
        textAt(said, i - 1) === 'teaching' &&
        textAt(said, i + 1).endsWith('ing')
      ),
  );
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'teaching' &&
      textAt(tokens, i + 1).endsWith('ing') &&
      /^(?:at|to)$/.test(textAt(tokens, i + 2)),
  );
  if (at < 0) return [...tokens];
  const hasArticle = /^(?:an?|the|his|her|my|some|two|three)$/.test(textAt(tokens, at + 3));
  const end = at + (hasArticle ? 5 : 4);
  return [
    ...tokens.slice(0, at + 1),
    ...tokens.slice(at + 3, end),
    ...tokens.slice(at + 1, at + 2),
    ...tokens.slice(end),
  ];
}

/** "camión rojo de juguete" is a red toy truck, whatever stands between. */
function toysFirst(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }, i) => text === 'of' && textAt(tokens, i + 1) === 'toy');
  const [mark, toy] = tokens.slice(at, at + 2);
  if (at < 1 || toy === undefined || !/^(?:de|d['’]?)$/i.test(mark?.source ?? ''))
    return [...tokens];
  const start =
    tokens.findLastIndex(
      ({ text, kind }, i) =>
        i < at &&
        (kind === 'break' || /^(?:an?|the|his|her|my|some|and|with|of|two|three)$/.test(text)),
    ) + 1;
  return [...tokens.slice(0, start), toy, ...tokens.slice(start, at), ...tokens.slice(at + 2)];
}

/** "lit une histoire aux enfants": behind what is read or given follows for whom. */
const toSomebody = (tokens: readonly Token[], vocabulary: Vocabulary): Token[] =>
  tokens.map((token, i) => {
    const isMark = token.text === 'at' && /^(?:al?|à|aux?)$/i.test(token.source);
    const isGiven = tokens.slice(Math.max(0, i - 5), i).some(({ text }) => GIVING.test(text));
    return isMark && isGiven && isAliveBehind(tokens, i, vocabulary)
      ? reworded(token, 'to')
      : token;
  });

const GIVING =
  /^(?:reading|giving|telling|showing|singing|offering|serving|bringing|teaching|throwing|handing|selling|writing|talking|speaking|whispering|lending)$/;

/** "attend devant la porte": nothing that is waited for is named. */
const waitingForNothing = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => {
    const isWaiting = text === 'for' && textAt(tokens, i - 1) === 'waiting';
    return !(
      isWaiting &&
      /^(?:|in|on|at|under|by|next|behind|and|near|outside)$/.test(textAt(tokens, i + 1))
    );
  });

/** "kämpft gegen einen Drachen" is fighting a dragon, and "ドラゴンと戦う" as well. */
const againstNothing = (tokens: readonly Token[], vocabulary: Vocabulary): Token[] =>
  tokens.filter(({ text }, i) => {
    if (!/^(?:fighting|battling)$/.test(textAt(tokens, i - 1))) return true;
    // "kämpft mit einem Schwert": the sword is the weapon, not the opponent.
    return text !== 'against' && !(text === 'with' && isAliveBehind(tokens, i, vocabulary));
  });

/** "sort un gâteau du four" is taking it out of there. */
function outOfThings(tokens: readonly Token[]): Token[] {
  const from = tokens.findIndex(
    ({ text }, i) => /^(?:taking|pulling)$/.test(text) && textAt(tokens, i + 1) === 'out',
  );
  const of = tokens.findIndex(
    ({ text, source }, i) =>
      i > from && text === 'of' && /^(?:d['’]?|de|du|des|del)$/i.test(source),
  );
  if (from < 0 || of < 0) return [...tokens];
  const joint = tokens[of] as Token;
  return [
    ...tokens.slice(0, from + 1),
    ...tokens.slice(from + 2, of),
    ...englishTokens('out of', joint.source),
    ...tokens.slice(of + 1),
  ];
}

/** "schaut aus dem Fenster" is looking out of it; peeking, which hides the body, is right for boxes. */
const outOfWindows: Step = (tokens) =>
  tokens.map((token, i) => {
    if (token.text !== 'peeking') return token;
    // "out of" may be one token or two.
    if (!/^out of\b/.test(textOf(tokens.slice(i + 1, i + 3)))) return token;
    const isWindow = tokens.slice(i + 1, i + 7).some(({ text }) => text === 'window');
    return isWindow ? reworded(token, 'looking') : token;
  });

/** "saute du canapé" and "salta del sofá" are jumping off it. */
const offThings: Step = (tokens) =>
  tokens.map((token, i) => {
    const isLeft = /^(?:jumping|leaping|falling|diving)$/.test(textAt(tokens, i - 1));
    const isFrom = token.text === 'of' && /^(?:du|de|d['’]?|del)$/i.test(token.source);
    return isLeft && isFrom ? reworded(token, 'off') : token;
  });

/** "enseñando a su nieto a andar en bicicleta": a verb follows, and no place. */
const toDoSomething: Step = (tokens) =>
  tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isMark = token.text === 'at' && /^[aà]$/i.test(token.source);
    const isDone = next?.text.endsWith('ing') === true && /(?:[aei]r|re)(?: |$)/i.test(next.source);
    return isMark && isDone && before?.kind === 'word' ? reworded(token, 'to') : token;
  });

/** "レモンと葉っぱのパターン" repeats each of them: Japanese has no plural that says so. */
function patternsOfMany(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ source }) => /(?:パターン|柄|模様)$/u.test(source));
  if (at < 0 || textAt(tokens, at + 1) !== 'of') return tokens;
  const end = tokens.findIndex(({ kind }, i) => i > at && kind === 'break');
  return tokens.map((token, i) => {
    const isRepeated = i > at + 1 && (end < 0 || i < end);
    const isThing = meaningsOf(token.text)[0]?.kind === 'noun';
    return isRepeated && isThing ? reworded(token, severalOf(token.text)) : token;
  });
}

/** "パンダの親子" is a parent with its young. */
function parentsWithYoung(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const at = tokens.findIndex(({ source, text }) => text === 'family' && source.endsWith('親子'));
  const family = tokens[at];
  // "カエルの親子", "親子のカエル".
  const joint = textAt(tokens, at + 1) === 'of' ? 2 : 1;
  const isBehind = joint === 2 || at === 0;
  const animal = isBehind ? tokens[at + joint] : tokens[at - 1];
  if (family === undefined || animal === undefined) return tokens;
  if (!isAliveBehind([family, animal], 0, vocabulary)) return tokens;
  return [
    ...tokens.slice(0, isBehind ? at : at - 1),
    ...englishTokens(`mother ${animal.text}`, animal.source),
    ...englishTokens(`and baby ${animal.text}`, family.source),
    ...tokens.slice(isBehind ? at + joint + 1 : at + 1),
  ];
}

/** "au milieu des ruches" and "en medio de las flores": in the middle of several is among them. */
function amongSeveral(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => textOf(tokens.slice(i, i + 4)) === 'in the middle of');
  const first = tokens[at];
  if (first === undefined) return tokens;
  const noun = tokens.slice(at + 4, at + 7).find(({ text }) => text !== 'the')?.text ?? '';
  const isSeveral = /[^s]s$/.test(noun) && meaningsOf(noun).some(({ kind }) => kind === 'noun');
  return isSeveral
    ? [...tokens.slice(0, at), reworded(first, 'among'), ...tokens.slice(at + 4)]
    : tokens;
}

/** "paloma" and "Taube" are a pigeon where people feed it, and a dove of peace elsewhere. */
const withPigeons = (tokens: readonly Token[]): Token[] => {
  const isFed = tokens.some(({ text }) =>
    /^(?:feeding|park|square|plaza|bench|street|bread|crumbs)$/.test(text),
  );
  return tokens.map((token) =>
    isFed && /^doves?$/.test(token.text)
      ? reworded(token, token.text.replace('dove', 'pigeon'))
      : token,
  );
};

const LOOKS =
  /^(?:glasses|sunglasses|hat|beard|mustache|hair|eyes|ears|tail|wings|helmet|crown|braids|freckles|scarf|horns|spots|stripes|feathers|fur|teeth|legs|paws|roof|shutters|windows?|handle|sleeves|wheels)$/;

/** "un garçon à lunettes" has glasses. */
const withLooks = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isMark = token.text === 'at' && /^(?:à|aux?|a)$/i.test(token.source);
    const isLook = tokens.slice(i + 1, i + 4).some(({ text }) => LOOKS.test(text));
    return isMark && isLook ? reworded(token, 'with') : token;
  });

/** "カフェのロゴ" is one for a cafe. */
const logosForPlaces = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isOf = token.source === 'の' && token.text === 'in';
    const isPrinted = /^(?:logo|icon|poster|sign|menu|banner|flyer|mascot)$/.test(
      textAt(tokens, i - 1),
    );
    return isOf && isPrinted ? reworded(token, 'for') : token;
  });

/** "Eule als Lehrerin": a costume is of a trade, and not of a woman. */
const costumesOfAnyone = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => {
    if (text !== 'female') return true;
    const before = /^an?$|^the$/.test(textAt(tokens, i - 1)) ? i - 2 : i - 1;
    return !(textAt(tokens, before) === 'as' && textAt(tokens, before - 1) === 'dressed');
  });

const CARRYING_PARTS =
  /^(?:back|head|heads|shoulders?|arms|nose|lap|mouth|beak|paws?|hands?|neck|ears?)$/;

/** "fait coucou de la patte", "winkt mit der Pfote": the paw is its own. */
const isWavedWith = (tokens: readonly Token[], at: number): boolean =>
  /^(?:with|of)$/.test(textAt(tokens, at)) &&
  /^(?:waving|hello)$/.test(textAt(tokens, at - 1)) &&
  /^(?:paws?|hands?|legs?|tail|fins?|wings?|trunk)$/.test(
    textAt(tokens, textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1),
  );

/** "en la espalda" and "auf dem Kopf" are somewhere on the one who was named: "on its back". */
function withOwnBodies(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i): Token[] => {
    const before = textAt(tokens, i - 1);
    // "sur la tête du chien" is on the head of somebody else.
    if (token.text === 'its' && /^(?:of|from)$/.test(textAt(tokens, i + 2)))
      return [reworded(token, 'the')];
    if (isWavedWith(tokens, i)) return englishTokens('with its', token.source);
    if (token.text === 'the' && isWavedWith(tokens, i - 1)) return [];
    const hasArticle = token.text === 'the';
    const part = textAt(tokens, hasArticle ? i + 1 : i);
    const behind = textAt(tokens, hasArticle ? i + 2 : i + 1);
    const preposition = before === 'the' ? '' : before;
    const isOwn =
      /^(?:on|in|over|around)$/.test(preposition) &&
      CARRYING_PARTS.test(part) &&
      textAt(tokens, i - 2) !== part &&
      !/^(?:of|from)$/.test(behind);
    if (!isOwn) return [token];
    const its = englishTokens('its', tokens[i - 1]?.source ?? '');
    return hasArticle ? its : [...its, token];
  });
}

/** In this order: each step reads what the one before it has put right. */
const STEPS: readonly Step[] = [
  waitingForNothing,
  carriedThings,
  shopsOfTrades,
  hungOnThings,
  againstNothing,
  withPigeons,
  wordsByCompany,
  withLooks,
  moodsOfFaces,
  comparedSizes,
  outOfThings,
  logosForPlaces,
  costumesOfAnyone,
  toSomebody,
  inArmsOf,
  taughtFirst,
  toysFirst,
  withOwnBodies,
  overPlaces,
  amongSeveral,
  outOfWindows,
  offThings,
  toDoSomething,
  parentsWithYoung,
  youngOfAnimals,
  patternsOfMany,
  withAdverbsBehind,
  printsOnThings,
  withOnesOfColour,
];
