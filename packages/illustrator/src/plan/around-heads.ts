import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, withChanged } from './spec-changes.ts';

const NEAR: ReadonlySet<Relation['kind']> = new Set(['around', 'above', 'beside', 'on', 'crown']);

/** Formulas that are around or over somebody are thoughts in the air, and no things beside them. */
export function aroundHeads(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const thoughts = new Set(
    spec.subjects.flatMap(({ glyph }, index) => (glyph === '@formulas' ? [index] : [])),
  );
  if (thoughts.size === 0) return spec;
  const thinkers = new Set(
    spec.relations.flatMap(({ from, to, kind }) => {
      if (!NEAR.has(kind)) return [];
      return thoughts.has(from) ? [to] : thoughts.has(to) ? [from] : [];
    }),
  );
  const living = spec.subjects.flatMap(({ glyph }, index) =>
    isAnimate(glyph, vocabulary) ? [index] : [],
  );
  const [first] = living;
  const own = living.filter((index) => thinkers.has(index));
  if (own.length === 0 && first === undefined) return spec;
  const marked = new Set(own.length > 0 ? own : [first]);
  const thinking = withChanged(spec, (_, index) => marked.has(index), { headMarks: 'formulas' });
  return leavingOut(thinking, (_, index) => thoughts.has(index));
}
