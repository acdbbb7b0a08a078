import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { indicesOf, leavingOut, showWords } from './spec-changes.ts';

/** The most who carry it: one at each pole. */
const MOST = 5;
/** Of those who perform something else. */
const MICROPHONE = /^microphone$/;
const WORDS = /^(?:paper|danc\w+|carry\w*|perform\w*|parad\w+|dragon)$/iu;

/** The first people of the prompt carry the dragon of a dragon dance on poles. */
export function carryDragon(said: PromptSpec): PromptSpec {
  const spec = leavingOut(said, ({ glyph }) => MICROPHONE.test(glyph));
  const puppet = spec.subjects.findIndex(({ glyph }) => glyph === '@dragonpuppet');
  const [carriers] = indicesOf(spec, ({ person }) => person !== null);
  if (puppet < 0 || carriers === undefined) return said;
  const subjects = spec.subjects.map((subject, index): Subject => {
    if (index === puppet) return { ...subject, count: 1, motion: 'idle' };
    if (index !== carriers) return subject;
    const count = subject.saidCount === undefined ? MOST : Math.min(MOST, subject.count);
    return { ...subject, count, motion: 'walk' };
  });
  const relations = [
    ...spec.relations.filter(
      ({ from, to }) => ![from, to].some((i) => i === puppet || i === carriers),
    ),
    { from: puppet, to: carriers, kind: 'above' as const },
  ];
  return showWords({ ...spec, subjects, relations, setting: spec.setting ?? 'street' }, WORDS);
}
