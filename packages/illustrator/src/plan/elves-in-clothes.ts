import { isGarment } from '../language/garments.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';

const ELF = /^(?:(?<who>(?:wo)?man)-)?elf$/;

/** The largest factor of a word such as "baby" on the size of a grown elf. */
const YOUNG = 0.7;

const isYoung = ({ glyph, scale, saidSize }: Subject): boolean =>
  ELF.test(glyph) && scale <= YOUNG && saidSize === undefined;

/**
 * "an elf in armor", "a baby elf": the drawing of an elf is dressed, and grown, so that a person with pointed ears wears what is named, or a
 * child is one.
 */
export function elvesInClothes(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isDressed = ({ glyph }: Subject, index: number): boolean =>
    ELF.test(glyph) &&
    relations.some(({ from, to, kind }) => {
      const worn = subjects[to];
      return from === index && kind === 'hold' && worn !== undefined && isGarment(worn);
    });
  if (!subjects.some((each, index) => isDressed(each, index) || isYoung(each))) return spec;
  const asPerson = (subject: Subject, index: number): Subject => {
    const { person, glyph } = subject;
    const isChild = isYoung(subject);
    if (person === null || !(isChild || isDressed(subject, index))) return subject;
    const who = isChild ? 'child' : (ELF.exec(glyph)?.groups?.['who'] ?? 'person');
    return {
      ...subject,
      glyph: who,
      scale: isChild ? 1 : subject.scale,
      person: { ...person, head: { ...person.head, hasPointedEars: true } },
    };
  };
  return { ...spec, subjects: subjects.map(asPerson) };
}
