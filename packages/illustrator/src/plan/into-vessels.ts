import type { PromptSpec, Relation } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** What they are said to be "with" is in them. */
const SHOWCASES = /^(@snowglobe|@fishbowl|@fishtank|@glassdome|crystal-ball)$/;

/** "a snow globe with a tiny house" has it inside. */
export function intoShowcases(spec: PromptSpec): PromptSpec {
  const isWith = ({ from, to, kind }: Relation): boolean =>
    kind === 'beside' &&
    SHOWCASES.test(spec.subjects[from]?.glyph ?? '') &&
    spec.subjects[to]?.person === null;
  const first = spec.relations.find(isWith);
  if (first === undefined || !/\b(with|mit|con|avec)\b/i.test(spec.prompt)) return spec;
  return {
    ...spec,
    relations: spec.relations.map((relation) =>
      relation === first
        ? { ...relation, from: first.to, to: first.from, kind: 'inside' as const }
        : relation,
    ),
  };
}

const WINES = /\b(wine|champagne|prosecco)\b/;

/** Wine is poured into a glass for wine. */
export function intoWineGlasses(spec: PromptSpec): PromptSpec {
  const pours = spec.subjects.some(
    ({ motion, glyph, word }) =>
      motion === 'pour' && (glyph === 'bottle-with-popping-cork' || WINES.test(word)),
  );
  return pours
    ? withChanged(spec, ({ glyph }) => glyph === '@waterglass', { glyph: 'wine-glass' })
    : spec;
}
