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
  return {
    ...spec,
    subjects: subjects.map((subject, index) =>
      isDressed(subject, index) && subject.person !== null
        ? {
            ...subject,
            glyph: ELF.exec(subject.glyph)?.groups?.['who'] ?? 'person',
            person: { ...subject.person, head: { ...subject.person.head, hasPointedEars: true } },
          }
        : subject,
    ),
  };
}
