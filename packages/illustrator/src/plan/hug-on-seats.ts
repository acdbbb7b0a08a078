import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isSeat } from '../things/seats.ts';
import { withChanged } from './spec-changes.ts';

const ON: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['on', 'in']);

/**
 * "two bears hugging on a bench", "a koala hugging its mother in a tree": both are at the same place, and on a seat
 * they lean on each other.
 */
export function hugOnSeats(spec: PromptSpec): PromptSpec {
  const hugs = spec.relations.filter(
    ({ kind, from, to }) => kind === 'hug' && areTwo(spec, from, to),
  );
  return hugs.reduce(asPair, spec);
}

const isForPairs = (glyph: string): boolean =>
  isSeat(glyph) || /^(?:deciduous|evergreen)-tree$|^tree$|^@branch$/.test(glyph);

const areTwo = ({ subjects }: PromptSpec, from: number, to: number): boolean =>
  [from, to].every((index) => subjects[index]?.count === 1) &&
  (subjects[from]?.glyph === subjects[to]?.glyph || subjects[to]?.person !== null);

function asPair(spec: PromptSpec, { from, to }: Relation): PromptSpec {
  const placeOf = (index: number): Relation | undefined =>
    spec.relations.find((each) => each.from === index && ON.has(each.kind));
  const place = placeOf(from);
  if (place === undefined) return spec;
  const other = placeOf(to);
  if (other !== undefined && other.to !== place.to) return spec;
  const relations =
    other === undefined
      ? [...spec.relations, { from: to, to: place.to, kind: place.kind }]
      : spec.relations;
  if (!isForPairs(spec.subjects[place.to]?.glyph ?? '')) return { ...spec, relations };
  // Those whose hands meet sit side by side, so that the hands are to be seen.
  return withChanged(
    { ...spec, relations },
    ({ motion }, index) =>
      (index === from || index === to) && !/^(?:holdhands|highfive)$/.test(motion ?? ''),
    { motion: 'snuggle' },
  );
}
