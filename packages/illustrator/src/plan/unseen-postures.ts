import type { PromptSpec } from '../language/spec.ts';
import { takeBackWords } from './word-lists.ts';

/** "with only his legs showing". */
const ONLY_PART =
  /\b(?<only>only|just)\s+(?:(?:his|her|their|its|the|two|a|one)\s+)?(?:\p{L}+\s+)?(?<part>legs?|feet|foot|shoes|boots|toes|hands?|arms?|tail)\s+(?:(?:is|are)\s+)?(?<shown>showing|visible|sticking|peeking|poking|seen|exposed)\b/iu;
const LEGS = /^(?:leg|feet|foot|shoe|boot|toe)/i;

/** "stuck in the snow": what holds it is the ground or the weather. */
const STUCK =
  /\b(?<stuck>stuck|stranded|trapped|bogged down) in (?:the |a |some )?(?:\p{L}+ )?(?:snow|mud|sand|ice|storm|blizzard|rain|fog|traffic)\b/iu;

/** People are seen before the stairs that the place shows. */
const UP_THE_STAIRS =
  /\b(?:at|on) the (?<top>top) of (?:an? |the |some )?(?:[\p{L}-]+ ){0,2}(?:stairs|steps|staircase|stairway)\b/iu;

/** Takes back words of postures that the picture does not show: people are drawn whole, and what is stuck stands there. */
export function withoutUnseenPostures(spec: PromptSpec): PromptSpec {
  return {
    ...spec,
    words: takeBackWords(
      spec.words,
      new Set([...hiddenBody(spec), ...stuck(spec), ...upTheStairs(spec)]),
    ),
  };
}

function hiddenBody({ prompt, subjects, relations }: PromptSpec): string[] {
  const { only = '', part = '', shown = '' } = ONLY_PART.exec(prompt)?.groups ?? {};
  // The legs of a mechanic under a car are seen.
  const isUnderCar = subjects.some(
    ({ motion }, index) =>
      motion === 'lie' && relations.some(({ from, kind }) => from === index && kind === 'under'),
  );
  if (part === '' || (isUnderCar && LEGS.test(part))) return [];
  return [only, part, shown];
}

function stuck({ prompt, setting }: PromptSpec): string[] {
  const word = STUCK.exec(prompt)?.groups?.['stuck'];
  // A street with a jam shows that cars are stuck in it.
  return word === undefined || (setting !== 'snowfield' && /traffic/i.test(prompt)) ? [] : [word];
}

function upTheStairs({ prompt, setting }: PromptSpec): string[] {
  const top = UP_THE_STAIRS.exec(prompt)?.groups?.['top'];
  return top === undefined || setting !== 'steps' ? [] : [top];
}
