import { isGarment } from '../language/garments.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';

const ELF = /^(?:(?<who>(?:wo)?man)-)?elf$/;

const VAMPIRE = /^(?:(?<who>(?:wo)?man)-)?vampire$/;
/** The drawing of a vampire has them. */
const OF_VAMPIRES = /\b(?:cape|cloak|suit|tuxedo)s?$/;
const LADY = /\b(?:woman|girl|lady|queen|princess|countess|duchess|mistress|bride|dress|gown)s?\b/i;
/** Elves of rank are in a gown and not in the green of hunters. */
const ROYAL = /\b(?:princess|queen)$/;

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
  const isRoyal = ({ glyph, word }: Subject): boolean => ELF.test(glyph) && ROYAL.test(word);
  const asPerson = (subject: Subject, index: number): Subject => {
    const { person, glyph } = subject;
    const isChild = isYoung(subject);
    if (person === null || !(isChild || isRoyal(subject) || isDressed(subject, index)))
      return subject;
    const who = isChild
      ? 'child'
      : isRoyal(subject)
        ? 'woman'
        : (ELF.exec(glyph)?.groups?.['who'] ?? 'person');
    return {
      ...subject,
      glyph: who,
      scale: isChild ? 1 : subject.scale,
      person: { ...person, head: { ...person.head, hasPointedEars: true } },
    };
  };
  return { ...spec, subjects: subjects.map(asPerson) };
}

/** "a vampire queen, red dress": the drawing of a vampire has a suit, so that a pale person with fangs wears what is named. */
export function vampiresInClothes(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const isDressed = (index: number): boolean =>
    relations.some(({ from, to, kind }) => {
      const worn = subjects[to];
      return (
        from === index &&
        kind === 'hold' &&
        worn !== undefined &&
        isGarment(worn) &&
        !OF_VAMPIRES.test(worn.word)
      );
    });
  const asPerson = (subject: Subject, index: number): Subject => {
    const { person, glyph } = subject;
    if (person === null || !VAMPIRE.test(glyph) || !isDressed(index)) return subject;
    const who = VAMPIRE.exec(glyph)?.groups?.['who'] ?? (LADY.test(prompt) ? 'woman' : 'man');
    const head = { eyes: 'red', ...person.head, hasFangs: true };
    return { ...subject, glyph: who, person: { ...person, skin: ['light'], head } };
  };
  return { ...spec, subjects: subjects.map(asPerson) };
}
