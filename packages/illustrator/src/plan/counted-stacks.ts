import { escaped } from '../language/escaped.ts';
import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import { NUMBERS } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { hasStackLook } from '../things/stack-looks.ts';
import { leavingOut, withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

/** More are too thin to be counted. */
const MOST_LAYERS = 10;
/** A stack is taller than one of its things. */
const TALLER = 1.25;

const PILED =
  /\b(?:stacked|piled|(?:in|into) an? (?:\w+ )?(?:stack|tower|pile)|on top of (?:each other|one another))\b/i;
const SHOWN =
  /^(?:an? )?(?:(?:neatly )?(?:stacked|piled)(?: up)?(?: (?:on top of (?:each other|one another)|in(?:to)? an? (?:\w+ )?(?:stack|tower|pile)))?|(?:in(?:to)? an? )?(?:tall |high |neat |little |small )?(?:stack|tower|pile)|on top of (?:each other|one another))$/i;
/** A prompt without any word for a stack is passed over at once. */
const ANY_STACK = new RegExp(String.raw`${PILED.source}|\b(?:stack|tower|pile) of\b`, 'i');
const NUMBER = `(?<number>\\d{1,2}|${Object.keys(NUMBERS).join('|')})`;

/** The number of a thing in a stack: "stack of five books", "six macarons stacked in a tower". */
function saidNumber(prompt: string, subject: Subject): string | null {
  const noun = escaped(spelled(subject));
  const ofThem = new RegExp(
    `\\b(?:stack|tower|pile) of (?:about )?${NUMBER} (?:[\\w-]+ ){0,3}?${noun}\\b`,
    'i',
  );
  const found = ofThem.exec(prompt)?.groups?.['number'];
  if (found !== undefined) return found;
  if (!PILED.test(prompt)) return null;
  const counted = new RegExp(`\\b${NUMBER} (?:[\\w-]+ ){0,3}?${noun}\\b`, 'i');
  return counted.exec(prompt)?.groups?.['number'] ?? null;
}

/** Whether a prompt says without a number that things lie on each other: "soap bars stacked", "a pile of towels". */
function isSaidPiled(prompt: string, subject: Subject): boolean {
  const noun = escaped(spelled(subject));
  return new RegExp(
    `\\b${noun} (?:(?:neatly|all|carefully) )?(?:stacked|piled)\\b|\\b(?:stacked|piled)(?: up)? (?:[\\w-]+ )?${noun}\\b|\\b(?:stack|tower|pile) of (?:[\\w-]+ ){0,2}?${noun}\\b`,
    'i',
  ).test(prompt);
}
/** Layers of a stack whose number is not said. */
const USUAL_LAYERS = '3';
/** They are drawn as a stack by themselves. */
const OWN_STACKS =
  /^@(?:pancakes|cookiestack|donutstack|wafflestack|bookstack|moneypile|coinstack)$/;

/** The number that is said, or the usual one of what is said to be piled up. */
function layersOf(prompt: string, subject: Subject): string | null {
  const isUncounted = hasStackLook(subject.glyph) && !OWN_STACKS.test(subject.glyph);
  return (
    saidNumber(prompt, subject) ??
    (isUncounted && isSaidPiled(prompt, subject) ? USUAL_LAYERS : null)
  );
}

const countOf = (number: string): number => NUMBERS[number.toLowerCase()] ?? Number(number);

/** "a stack of six books": things of one kind lie on each other, as many as the prompt says. */
export function countedStacks(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (spec.shot === 'top' || !ANY_STACK.test(spec.prompt)) return spec;
  for (const [index, subject] of spec.subjects.entries()) {
    const { glyph, person, hasLimbs } = subject;
    const isThing =
      person === null &&
      hasLimbs !== true &&
      !isAnimate(glyph, vocabulary) &&
      (hasStackLook(glyph) || !isBuilding(glyph, vocabulary));
    const number = isThing ? layersOf(spec.prompt, subject) : null;
    const count = number === null ? 0 : countOf(number);
    if (number === null || !(count >= 2 && count <= MOST_LAYERS)) continue;
    // "two macarons, one pink and one green" are several subjects with one name.
    const layers = spec.subjects.filter(
      (each) => each.glyph === glyph && spelled(each) === spelled(subject),
    );
    const colours = layers.flatMap((each) => Array.from({ length: each.count }, () => each.colour));
    if (layers.length > 1 && colours.length !== count) continue;
    const { saidCount: _, isPiled: _piled, ...rest } = subject;
    const isColourful =
      subject.isColourful === true || /\b(?:pastel|colou?rful|rainbow)\b/i.test(spec.prompt);
    const stacked: Subject = {
      ...rest,
      count: 1,
      scale: subject.scale * TALLER,
      stack: { count, isColourful, ...(layers.length > 1 && { colours }) },
    };
    const subjects = spec.subjects.map((each, i) => (i === index ? stacked : each));
    const isInStack = (each: Subject, i: number): boolean => i !== index && layers.includes(each);
    const merged = leavingOut({ ...spec, subjects }, isInStack);
    return withWordsShown(merged, (word) => SHOWN.test(word) || word === number);
  }
  return spec;
}
