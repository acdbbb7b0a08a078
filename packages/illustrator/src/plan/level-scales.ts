import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { indicesOf, showWords, withChangedAt } from './spec-changes.ts';

const SCALE = /^(?:balance-scale|@kitchenscale|@scale)$/;
const SEESAW = /^@seesaw$/;
const BALANCE = /\bbalanc\p{L}*\b|\bweigh\p{L}*\b|\bversus\b|\bvs\b/iu;
const SAID = /^(?:balance|balancing|balanced|weigh(?:ing|s)?|against|versus|vs|and|on|with)$/iu;

/**
 * Two that are weighed against each other: one in each pan of the scales, or at each end of a plank. The one that is
 * named first is at the left, and all others are at the right.
 */
export function onLevelScales(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const scale = subjects.findIndex(
    ({ glyph, count }) => count === 1 && (SCALE.test(glyph) || SEESAW.test(glyph)),
  );
  const others = indicesOf(spec, ({ count }, index) => index !== scale && count <= 2);
  const isSeesaw = SEESAW.test(subjects[scale]?.glyph ?? '');
  const isWeighed = !isSeesaw || (BALANCE.test(spec.prompt) && hasThing(spec, others));
  if (scale < 0 || others.length < 2 || others.length > 4 || !isWeighed) return spec;
  const [first, ...rest] = others;
  const relations: readonly Relation[] = [
    ...spec.relations.filter(
      ({ from, to }) => from !== scale && to !== scale && !others.includes(from),
    ),
    { from: first ?? 0, to: scale, kind: 'left' },
    ...rest.map((from) => ({ from, to: scale, kind: 'right' as const })),
  ];
  const setting = spec.setting ?? (isSeesaw ? 'park' : null);
  const changed = withChangedAt({ ...spec, relations, setting }, scale, {
    glyph: isSeesaw ? '@levelboard' : '@levelscale',
    motion: null,
  });
  return showWords(changed, SAID);
}

/** Children on a seesaw sit on it; a laptop that is weighed against a family lies there. */
const hasThing = ({ subjects }: PromptSpec, others: readonly number[]): boolean =>
  others.some((index) => subjects[index]?.person === null);
