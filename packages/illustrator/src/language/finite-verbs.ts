import { isAnimate } from './kinds-of-things.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';
import { BASE_FORMS, VERB_STAND_INS } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Companies that are said in the singular and do something in the plural. */
const COMPANY = /^(crowd|family|couple|people|everyone|they|team|band|audience)$/;

/** Whether those who are named before this word are several: "guests", "a farmer and his cow". */
function followsSeveral(sentence: Sentence, i: number, vocabulary: Vocabulary): boolean {
  const before = sentence[i - 1];
  if (before === undefined || before.isBreak) return false;
  if (COMPANY.test(before.text) || has(before, 'gathering')) return true;
  const glyph = senseOf(before, 'noun')?.glyph;
  if (glyph == null || !isAnimate(glyph, vocabulary)) return false;
  const isJoined = sentence
    .slice(Math.max(0, i - 4), i - 1)
    .some(({ text }, at, words) => text === 'and' && has(words[at - 1], 'noun'));
  return before.isPlural || isJoined;
}

/** How far behind "teaching" the deed may be. */
const NEAR = 7;

/** "teaching her grandson to roll dumplings", "helping his mom wash the dishes", "learning to knit". */
function isPassedOn(sentence: Sentence, i: number, vocabulary: Vocabulary): boolean {
  const before = sentence[i - 1];
  if (before === undefined) return false;
  const start = sentence
    .slice(0, i)
    .findLastIndex(({ text }) => /^(teach|taught|show|help|learn|try|trie)/.test(text));
  if (start < 0 || i - start > NEAR || sentence.slice(start, i).some((each) => each.isBreak))
    return false;
  const isAnybody = isAnimate(senseOf(before, 'noun')?.glyph ?? '', vocabulary);
  return before.text === 'to' || (isAnybody && sentence[start]?.text.startsWith('help') === true);
}

/** What somebody does in order to do something else: "bending down to pet a dog". */
const TOWARDS_DEED =
  /^(bend|bent|kneel|knelt|lean|crouch|stoop|squat|reach|stop|paus|sit|sat|jump|climb|stretch|stand|wait|rush|turn)/;

function isPurpose(sentence: Sentence, i: number): boolean {
  if (sentence[i - 1]?.text !== 'to') return false;
  return sentence
    .slice(Math.max(0, i - 4), i - 1)
    .some(({ text }) => TOWARDS_DEED.test(text) && /(?:ing|ed|s|t)\b/.test(text));
}

/** "a chef fries an egg", but "a burger and fries". */
function isDoer(item: Item | undefined, vocabulary: Vocabulary): boolean {
  const glyph = senseOf(item, 'noun')?.glyph;
  return item?.text === 'who' || (glyph != null && isAnimate(glyph, vocabulary));
}

/** "a flock of birds", "people watch of gold": the word is a noun. */
const canBeVerbBefore = (next: Item | undefined): boolean => next?.text !== 'of';

/**
 * Words that are nouns or adjectives elsewhere ("a watch", "light") are what several do behind those who
 * do it: "while guests throw confetti", "as kids watch".
 */
export function withFiniteVerbs(sentence: Sentence, vocabulary: Vocabulary): Sentence {
  return sentence.map((item, i) => {
    if (item.text === 'fries' && !isDoer(sentence[i - 1], vocabulary)) {
      return { ...item, senses: item.senses.filter(({ kind }) => kind !== 'verb') };
    }
    const verb = BASE_FORMS.get(item.text);
    const isDone =
      verb !== undefined &&
      !has(item, 'verb') &&
      canBeVerbBefore(sentence[i + 1]) &&
      (followsSeveral(sentence, i, vocabulary) ||
        isPassedOn(sentence, i, vocabulary) ||
        isPurpose(sentence, i));
    if (!isDone) return item;
    const standIn = VERB_STAND_INS.get(item.text);
    const sense = { kind: 'verb', verb, ...(standIn !== undefined && { standIn }) } as const;
    return { ...item, senses: [sense] };
  });
}
