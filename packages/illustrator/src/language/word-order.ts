import { meaningsOf } from './lexicon.ts';
import { has, type Item, senseOf } from './sense.ts';
import { isAny, type Sentence } from './sentence.ts';

/** Moves a place that is named first behind its thing: "on his shoulder a parrot" becomes "a parrot on his shoulder". */
export function withPlacesBehind(sentence: Sentence): Sentence {
  const ordered = [...sentence];
  for (const [i, item] of sentence.entries()) {
    const begins = i === 0 || sentence[i - 1]?.isBreak === true;
    const next = sentence[i + 1];
    const isBeforeThing = isAny(next, ['determiner', 'number', 'verb', 'colour', 'noun']);
    if (!begins || !has(item, 'position') || !item.text.startsWith('on ') || !isBeforeThing)
      continue;
    const length = sentence.slice(i).findIndex(({ isBreak }) => isBreak);
    const end = length < 0 ? sentence.length : i + length;
    ordered.splice(i, end - i, ...sentence.slice(i + 1, end), item);
  }
  return ordered;
}

const IN_THE_MIDDLE = /^(?:in the (?:middle|center|centre)|in between)$/;

/**
 * Moves what is between two before them: "two glasses, a ring in the middle" and "two glasses and a ring between them"
 * become "a ring between two glasses".
 */
export function withMiddleFirst(sentence: Sentence): Sentence {
  for (const [i, item] of sentence.entries()) {
    const isBetween = item.text === 'between' && /^(?:them|the two)$/.test(textAt(sentence, i + 1));
    if (!isBetween && !IN_THE_MIDDLE.test(item.text)) continue;
    const before = sentence.slice(0, i);
    const comma = before.findLastIndex(
      (each) => each.isBreak || has(each, 'conjunction') || each.text === 'with',
    );
    const two = before.slice(0, Math.max(0, comma)).findLastIndex(isTwo);
    const [pair, thing] = [before.slice(two, comma), before.slice(comma + 1)];
    if (two < 0 || ![pair, thing].every((words) => words.some(isDrawn))) continue;
    const between: Item = { ...item, text: 'between', senses: meaningsOf('between') };
    return [
      ...before.slice(0, two),
      ...thing,
      between,
      ...pair,
      ...sentence.slice(isBetween ? i + 2 : i + 1),
    ];
  }
  return sentence;
}

const textAt = (sentence: Sentence, i: number): string => sentence[i]?.text ?? '';
const isTwo = (item: Item): boolean => senseOf(item, 'number')?.count === 2;
const isDrawn = (item: Item): boolean => senseOf(item, 'noun')?.glyph != null;

/** "jumping on a full moon night" is jumping, at full moon: nothing is on the moon. */
export function withMoonOfNight(sentence: Sentence): Sentence {
  const moon = sentence.findIndex(
    ({ text }, i) =>
      /^(?:(?:full|crescent|new|half|blue) )?moon$/.test(text) && has(sentence[i + 1], 'time'),
  );
  const before = has(sentence[moon - 1], 'number') || has(sentence[moon - 1], 'determiner') ? 2 : 1;
  const relation = sentence[moon - before];
  if (moon < 0 || !has(relation, 'relation')) return sentence;
  return sentence.map((item) =>
    item === relation ? Object.assign({}, item, { senses: [], text: ',', isBreak: true }) : item,
  );
}
