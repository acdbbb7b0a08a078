import { kinOf } from '../language/kin.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

const OUT =
  /\b(?:leav(?:es|ing)|escap(?:es|ing)|out of|fle(?:es|eing)|free(?:d|ing)?|released?|from)\b[^,;.]*\bcage\b|\bcage\b[^;.]*\b(?:free|freedom|flies away|flying away|escap\p{L}+)\b/iu;
const SAID =
  /^(?:leav(?:es|ing)|escap(?:es|ing)|out of|flying out of|open|free|freedom|flying|flying away)$/iu;

/** "a bird leaving an open cage": its door is open, and the bird is in the air beside it. */
export function outOfCages(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects } = spec;
  const cage = subjects.findIndex(({ glyph, count }) => glyph === '@birdcage' && count === 1);
  const bird = subjects.findIndex(
    ({ glyph, count }) =>
      count === 1 && vocabulary.categoryOf(kinOf(glyph))?.endsWith('bird') === true,
  );
  if (cage < 0 || bird < 0 || !OUT.test(spec.prompt)) return spec;
  const isOurs = ({ from, to }: Relation): boolean => [from, to].includes(cage);
  const relations: readonly Relation[] = [
    ...spec.relations.filter((each) => !isOurs(each)),
    { from: bird, to: cage, kind: 'right' },
  ];
  const opened = withChangedAt({ ...spec, relations }, cage, { glyph: '@opencage' });
  const flown = withChangedAt(opened, bird, { motion: 'fly' });
  return showWords({ ...flown, setting: spec.setting ?? 'hills' }, SAID);
}
