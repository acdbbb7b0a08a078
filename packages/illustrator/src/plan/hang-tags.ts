import { isAnimate, isBuilding } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const TAG = /\b(?:tags?|hangtags?|price labels?)$/i;
const isTag = ({ glyph, word }: Subject): boolean => glyph === 'label' && TAG.test(word);
/** What the prompt says of how a tag is at a thing. */
const HOW = /^(?:on|hanging|hung|attached|tied|tied to|around|with)$/i;

/** The longest text of the whole picture that a tag has room for. */
const LONGEST = 16;

/** The words of a banner stay its headline. */
function textOfTag(
  { caption, format }: PromptSpec,
  tag: Subject,
  bearer: Subject | undefined,
): string | undefined {
  const isShort = caption !== null && caption.length <= LONGEST && format !== 'banner';
  return tag.lettering ?? bearer?.lettering ?? (isShort ? caption : undefined);
}

/** "a price tag on a jar", "a bottle with a gift tag": the tag hangs on the thing by a string. */
export function hangTags(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const at = subjects.findIndex(isTag);
  const tag = subjects[at];
  const canBear = (subject: Subject | undefined): boolean =>
    subject !== undefined &&
    subject.person === null &&
    !isTag(subject) &&
    !isAnimate(subject.glyph, vocabulary) &&
    !isBuilding(subject.glyph, vocabulary);
  const bearers = relations.flatMap(({ from, to, kind, said }) => {
    const isOn =
      /^(?:on|around|neck|hold)$/.test(kind) || (kind === 'beside' && said?.text === 'on');
    if (from === at && isOn) return to;
    if (to !== at) return [];
    const isWith = kind === 'beside' && said?.text === 'with';
    return isWith || kind === 'hold' || kind === 'under' ? from : [];
  });
  const bearer = bearers.find((index) => canBear(subjects[index]));
  if (tag === undefined || bearer === undefined) return spec;
  const lettering = textOfTag(spec, tag, subjects[bearer]);
  const hung = withChangedAt(spec, bearer, { hasTag: true, ...(lettering && { lettering }) });
  return showWords(leavingOut(hung, isTag), HOW);
}
