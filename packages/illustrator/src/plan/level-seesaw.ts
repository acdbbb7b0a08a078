import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { indicesOf, showWords, withChangedAt } from './spec-changes.ts';

const BALANCE = /\bbalanc\p{L}*\b|\bweigh\p{L}*\b|\bversus\b|\bvs\b/iu;
const SAID = /^(?:balance|balancing|balanced|weigh(?:ing|s)?|against|versus|vs|and|on|with)$/iu;

/**
 * Two that are weighed against each other on a seesaw lie at the ends of a level plank: the one that is named first at
 * the left, and all others at the right.
 */
export function onLevelSeesaw(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const seesaw = subjects.findIndex(({ glyph, count }) => count === 1 && glyph === '@seesaw');
  const others = indicesOf(spec, ({ count }, index) => index !== seesaw && count <= 2);
  const isWeighed = BALANCE.test(spec.prompt) && hasThing(spec, others);
  if (seesaw < 0 || others.length < 2 || others.length > 4 || !isWeighed) return spec;
  const [first, ...rest] = others;
  const relations: readonly Relation[] = [
    ...spec.relations.filter(
      ({ from, to }) => from !== seesaw && to !== seesaw && !others.includes(from),
    ),
    { from: first ?? 0, to: seesaw, kind: 'left' },
    ...rest.map((from) => ({ from, to: seesaw, kind: 'right' as const })),
  ];
  const setting = spec.setting ?? 'park';
  const changed = withChangedAt({ ...spec, relations, setting }, seesaw, {
    glyph: '@levelboard',
    motion: null,
  });
  return showWords(changed, SAID);
}

/** Children on a seesaw sit on it; a laptop that is weighed against a family lies there. */
const hasThing = ({ subjects }: PromptSpec, others: readonly number[]): boolean =>
  others.some((index) => subjects[index]?.person === null);
