import { isGarment } from '../language/garments.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';

const ELF = /^(?:(?<who>(?:wo)?man)-)?elf$/;

/** "an elf in armor": the drawing of an elf is dressed, so that a person with pointed ears wears what is named. */
export function elvesInClothes(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isDressed = ({ glyph }: Subject, index: number): boolean =>
    ELF.test(glyph) &&
    relations.some(({ from, to, kind }) => {
      const worn = subjects[to];
      return from === index && kind === 'hold' && worn !== undefined && isGarment(worn);
    });
  if (!subjects.some(isDressed)) return spec;
  const asPerson = (subject: Subject, index: number): Subject => {
    const { person, glyph } = subject;
    if (!isDressed(subject, index) || person === null) return subject;
    const who = ELF.exec(glyph)?.groups?.['who'] ?? 'person';
    return {
      ...subject,
      glyph: who,
      person: { ...person, head: { ...person.head, hasPointedEars: true } },
    };
  };
  return { ...spec, subjects: subjects.map(asPerson) };
}
