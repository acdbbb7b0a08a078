import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

/** The most who carry it: one at each pole. */
const MOST = 5;
const WORDS = /^(?:paper|danc\w+|carry\w*|perform\w*|parad\w+|dragon)$/iu;

/** The first people of the prompt carry the dragon of a dragon dance on poles. */
export function carryDragon(said: PromptSpec): PromptSpec {
  if (!said.subjects.some(isPuppet)) return said;
  // A microphone is of those who perform something else.
  const spec = leavingOut(said, ({ glyph }) => glyph === 'microphone');
  const puppet = spec.subjects.findIndex(isPuppet);
  const carriers = spec.subjects.findIndex(({ person }) => person !== null);
  const people = spec.subjects[carriers];
  if (people === undefined) return said;
  const count = people.saidCount === undefined ? MOST : Math.min(MOST, people.count);
  const walking = withChangedAt(spec, carriers, { count, motion: 'walk' });
  const carried = withChangedAt(walking, puppet, { count: 1, motion: 'idle' });
  const others = spec.relations.filter(
    ({ from, to }) => ![puppet, carriers].some((each) => each === from || each === to),
  );
  return showWords(
    {
      ...carried,
      relations: [...others, { from: puppet, to: carriers, kind: 'above' }],
      setting: spec.setting ?? 'street',
    },
    WORDS,
  );
}

const isPuppet = ({ glyph }: Subject): boolean => glyph === '@dragonpuppet';
