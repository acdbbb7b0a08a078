import { asWord, type Token } from './tokenize.ts';

const BUILDINGS =
  /^(?:hospital|school|church|museum|library|courthouse|cathedral|bank|theater|theatre|hotel|university|house)$/;
const STEPS = /^(?:steps|stairs|stoop|staircase|doorstep|porch)$/;
const ARTICLE = /^(?:a|an|the|his|her|its|their|my|our)$/;

/** "on hospital steps" is in front of a hospital, not on top of it. */
export function withStepsBefore(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => STEPS.test(text) && BUILDINGS.test(tokens[i - 1]?.text ?? ''),
  );
  const building = tokens[at - 1];
  const hasArticle = ARTICLE.test(tokens[at - 2]?.text ?? '');
  const start = hasArticle ? at - 3 : at - 2;
  const preposition = tokens[start];
  if (!building || !preposition || !/^(?:on|at)$/.test(preposition.text)) return tokens;
  return [
    ...tokens.slice(0, start),
    ...['in', 'front', 'of', 'the'].map((text) => asWord(text, preposition)),
    { ...building, source: `${building.source} ${tokens[at]?.source ?? ''}` },
    ...tokens.slice(at + 1),
  ];
}
