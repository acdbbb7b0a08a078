import { describeLast } from './add-nouns.ts';
import { isHuman, isOfPeople } from './describe-person.ts';
import { EXPRESSION_NOUNS, EXPRESSION_WORDS } from './expressions.ts';
import { headLookOf } from './head-look.ts';
import { isAnimate } from './kinds-of-things.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { nounBehind } from './surface-patterns.ts';

/** Hair and signs that a person has; what follows is another thing. */
const SAID_BEHIND =
  /\b(hair|skin|beard|head|cane|stick|turban|hijab|headscarf|scarf|wheelchair|chair|afro|goatee|mohawk|freckles|m(o)?ustache|ears|horns|eyes|bob|haircut|tails?|braids?|plaits?|buns?|dreadlocks|eye ?patch|arms?)$/;

/** Said of a light or an air as often as of somebody. */
const MOODS_OF_PICTURES =
  /^(moody|gloomy|lonely|melancholic|melancholy|calm|peaceful|serene|relaxed|content|lazy|fierce|pensive|evil|joyful|cheerful|festive)$/;

/** "an old farmer", "a farmer with a beard". */
export function readLook(reader: ReaderState, item: Item, i: number): boolean {
  const isNegated = reader.phrase.isNegated;
  if (isNegated || !isOfPeople(item.text)) return false;
  // "pushing a wheelchair": it is a thing there, and no look of the one who pushes it.
  const isWheelchair = item.text === 'wheelchair';
  if (isWheelchair && reader.phrase.pending?.verb != null) return false;
  const next = senseOf(reader.sentence[i + 1], 'noun')?.glyph;
  const isBeforePerson = next != null && isHuman(next, reader.vocabulary);
  const isOfHead = headLookOf(item.text) !== null;
  // "a ginger man", but "ginger tea".
  if (has(item, 'noun') && !isOfHead && !isBeforePerson && !isWheelchair) return false;
  const isBefore =
    sentenceAt.leadsToNoun(reader.sentence, i + 1) ||
    sentenceAt.leadsToCompany(reader.sentence, i + 1);
  if (isBefore && (isBeforePerson || !SAID_BEHIND.test(item.text))) {
    reader.phrase.modifiers.looks.push(item.text);
    reader.phrase.open(item);
    return true;
  }
  // "a woman cooking in an old kitchen": the kitchen is old.
  if (sentenceAt.leadsToPlace(reader.sentence, i + 1)) return false;
  const { pending } = reader.phrase;
  const isDescribed = describeLast(reader, { colours: [], words: [item.text] }, item);
  // "with freckles and a hat".
  if (isDescribed && has(reader.sentence[i + 1], 'conjunction')) reader.phrase.pending = pending;
  return isDescribed;
}

/** "a sad robot", "a boy who is sad". */
export function readExpression(reader: ReaderState, item: Item, i: number): boolean {
  if (readExpressionNoun(reader, item)) return true;
  const [expression] = EXPRESSION_WORDS.get(item.text) ?? [];
  if (expression === undefined || reader.phrase.isNegated) return false;
  if (isMoodOfPicture(reader, item, i)) return false;
  // "dad with a pan, desperate face".
  const face = reader.sentence[i + 1];
  const isOnFace = /^(?:face|expression|look)$/.test(face?.text ?? '') && reader.focus.headsLive;
  if (
    !isOnFace &&
    (sentenceAt.leadsToNoun(reader.sentence, i + 1) ||
      sentenceAt.leadsToCompany(reader.sentence, i + 1))
  ) {
    reader.phrase.modifiers.expression = expression;
    reader.phrase.open(item);
    return true;
  }
  if (has(item, 'verb') && !isOnFace) return false;
  const { heads, lastAdded } = reader.focus;
  // "a crocodile who is afraid": no other person is.
  const isSaidOfLast = [i - 2, i - 1, i].some((at) => sentenceAt.isLinked(reader.sentence, at));
  const named =
    lastAdded !== null && !reader.focus.isAnimate(lastAdded)
      ? [...heads, lastAdded]
      : [lastAdded, ...(isSaidOfLast ? [] : heads)];
  const shows = named.some((index) => index !== null && reader.cast.express(index, expression));
  if (shows) reader.account.drawAll(isOnFace && face ? [item, face] : [item]);
  return shows;
}

/** "a girl with a big smile". */
function readExpressionNoun(reader: ReaderState, item: Item): boolean {
  const expression = EXPRESSION_NOUNS.get(item.text);
  const { pending, modifiers, isNegated } = reader.phrase;
  if (expression === undefined || pending?.item.text !== 'with' || isNegated) return false;
  const shown = reader.focus.heads.filter((head) => reader.cast.express(head, expression));
  if (shown.length === 0) return false;
  reader.account.drawAll([...modifiers.items, item]);
  reader.phrase.close();
  return true;
}

/** "candles, moody", "a serene vase": of things it says what the picture is like. */
function isMoodOfPicture(reader: ReaderState, { text }: Item, i: number): boolean {
  if (!MOODS_OF_PICTURES.test(text)) return false;
  const next = senseOf(nounBehind(reader.sentence, i), 'noun')?.glyph;
  if (next != null) return !isAnimate(next, reader.vocabulary);
  const { lastAdded } = reader.focus;
  return (
    lastAdded !== null &&
    !reader.focus.isAnimate(lastAdded) &&
    !sentenceAt.saysHowItIs(reader.sentence, i)
  );
}
