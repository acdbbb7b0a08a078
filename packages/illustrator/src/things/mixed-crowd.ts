import type { Subject } from '../language/subject.ts';

/** Pictures of people of no gender that is said, which look like men. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  person: 'woman',
  child: 'girl',
  student: 'woman-student',
  scientist: 'woman-scientist',
  technologist: 'woman-technologist',
  'office-worker': 'woman-office-worker',
  cook: 'woman-cook',
  farmer: 'woman-farmer',
  artist: 'woman-artist',
  mechanic: 'woman-mechanic',
  'construction-worker': 'woman-construction-worker',
  'health-worker': 'woman-health-worker',
};
const SAID_TO_BE_MALE = /m[ae]n$|\bboys?\b|guy|\bmale|robin hood|player|plumber|mario/;

/**
 * Of several people whose gender the prompt leaves open, each second one is a woman or a girl.
 * @returns the glyph of a copy of a subject
 */
export function glyphInCrowd(subjects: readonly Subject[], index: number, copy: number): string {
  const subject = subjects[index];
  if (subject === undefined) return '@star';
  const { glyph, word, person } = subject;
  const counterpart = COUNTERPARTS[glyph];
  if (counterpart === undefined || person?.head !== undefined || SAID_TO_BE_MALE.test(word))
    return glyph;
  const before = subjects
    .slice(0, index)
    .reduce((sum, each) => sum + (each.glyph === glyph ? each.count : 0), 0);
  return (before + copy) % 2 === 1 ? counterpart : glyph;
}
