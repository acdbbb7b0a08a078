import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const NESTS = /^(?:nest-with-eggs|empty-nest)$/;

/** "a hen sitting on her eggs in a nest": she sits on one nest with them, and on no single egg. */
export function onNests(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects } = spec;
  const broods = ({ from, to, kind }: Relation): boolean =>
    kind === 'on' &&
    subjects[to]?.glyph === 'egg' &&
    (subjects[to].count > 1 || subjects[from]?.motion === 'sit') &&
    !/chick$|duckling/.test(subjects[from]?.glyph ?? '') &&
    subjects[from]?.count === 1 &&
    (vocabulary.categoryOf(subjects[from]?.glyph ?? '') ?? '') === 'animal-bird';
  const brooding = spec.relations.find(broods);
  if (brooding === undefined) return spec;
  const relations = spec.relations.filter(
    ({ from, to }) => from !== brooding.from || !NESTS.test(subjects[to]?.glyph ?? ''),
  );
  const inNest = withChangedAt({ ...spec, relations }, brooding.to, {
    glyph: 'nest-with-eggs',
    count: 1,
  });
  const hasOther = (index: number): boolean =>
    index !== brooding.to && NESTS.test(inNest.subjects[index]?.glyph ?? '');
  return showWords(
    leavingOut(inNest, (_, index) => hasOther(index)),
    /^(?:nest|in)$/i,
  );
}
