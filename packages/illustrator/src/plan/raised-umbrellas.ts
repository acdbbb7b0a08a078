import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRelated, withChangedAt } from './spec-changes.ts';

const areUmbrellas = ({ glyph, count }: Subject): boolean => glyph === 'umbrella' && count > 1;

/** "umbrellas and pedestrians on the sidewalk": the umbrellas are over the people, and not on the ground. */
export function underRaisedUmbrellas(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const umbrella = subjects.findIndex(
    (each, index) => areUmbrellas(each) && !isRelated(spec, index),
  );
  const people = subjects.findIndex(
    ({ person, count }, index) =>
      person !== null &&
      count > 1 &&
      !relations.some(({ from, kind }) => from === index && kind === 'hold'),
  );
  if (umbrella < 0 || people < 0) return eachUnderOne(spec);
  return {
    ...withChangedAt(spec, umbrella, { count: 1 }),
    relations: [...relations, { from: people, to: umbrella, kind: 'hold' }],
  };
}

const OF_COLOURS = /\bcolou?rful|\b(?:different|many|rainbow)\b/iu;

/** "three friends under umbrellas": each of them holds one. */
function eachUnderOne(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const umbrella = subjects.findIndex(areUmbrellas);
  const sheltered = relations.filter(({ to, kind }) => to === umbrella && kind === 'under');
  const [below, ...others] = sheltered;
  const people = subjects[below?.from ?? -1];
  const isGroup = people !== undefined && people.person !== null && people.count > 1;
  if (umbrella < 0 || !below || others.length > 0 || !isGroup || OF_COLOURS.test(prompt))
    return spec;
  return {
    ...withChangedAt(spec, umbrella, { count: 1 }),
    relations: [...relations.filter((each) => each !== below), { ...below, kind: 'hold' }],
  };
}
