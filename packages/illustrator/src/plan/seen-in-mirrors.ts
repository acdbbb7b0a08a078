import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { indicesOf, showWords, withChanged, withChangedAt } from './spec-changes.ts';

/** What is seen in a mirror instead of who looks into it. */
const SEES_ANOTHER =
  /\bmirrors?\b.*\b(?:see(?:s|ing)?|show(?:s|ing)?|reflect(?:s|ing)?|reflection|reveal(?:s|ing)?)\b|\breflect(?:ed|ion|s)?\b.*\bmirrors?\b/iu;
const SAID =
  /^(?:look(?:s|ing)?(?: (?:in|into|at))?|see(?:s|ing)?|in|reflection|reflected|reflects?|show(?:s|ing)?)$/iu;
const MIRROR = /^(?:mirror|@wallmirror)$/;

/** "a cat looking in a mirror and seeing a lion": the cat stands before the glass, and the lion is in it. */
export function seenInMirrors(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (!SEES_ANOTHER.test(spec.prompt)) return spec;
  const { subjects } = spec;
  const mirror = subjects.findIndex(({ glyph, count }) => MIRROR.test(glyph) && count === 1);
  const [looker, image, ...others] = indicesOf(
    spec,
    ({ glyph, count }) => count === 1 && isAnimate(glyph, vocabulary),
  );
  if (mirror < 0 || looker === undefined || image === undefined || others.length > 0) return spec;
  const isOurs = ({ from, to }: Relation): boolean =>
    [from, to].some((each) => each === mirror || each === image);
  const relations: readonly Relation[] = [
    ...spec.relations.filter((each) => !isOurs(each)),
    { from: image, to: mirror, kind: 'inside' },
    { from: looker, to: mirror, kind: 'left' },
    { from: looker, to: image, kind: 'beside' },
  ];
  const still = withChanged(
    { ...spec, relations },
    (_, index) => index === looker || index === image,
    { motion: null },
  );
  const framed = withChangedAt(still, mirror, { glyph: 'mirror' });
  return showWords({ ...framed, setting: spec.setting ?? 'living' }, SAID);
}
