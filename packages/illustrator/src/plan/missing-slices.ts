import type { PromptSpec } from '../language/spec.ts';
import { besidesSurface } from '../language/surfaces.ts';
import { canLieFlat } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withChanged } from './spec-changes.ts';

const CAKES = /^(?:@cake|birthday-cake|@cheesecake)$/;

/** "a pizza with one slice missing" is seen from above, where the gap shows; a cake shows its layers. */
export function withMissingSlices(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isSliced = spec.subjects.some(({ condition }) => condition === 'sliced');
  if (!isSliced) return spec;
  const cut = withChanged(
    spec,
    ({ glyph, condition }) => condition === 'sliced' && CAKES.test(glyph),
    { glyph: '@cutcake', condition: undefined },
  );
  const isFlat = cut.subjects.some(({ condition }) => condition === 'sliced');
  const things = besidesSurface(cut.subjects, cut.surface !== null);
  const canLie = isFlat && cut.shot === null && cut.setting === null;
  return canLie && canLieFlat(things, vocabulary) ? { ...cut, shot: 'top' } : cut;
}
