import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { indicesOf, showWords, withChanged, withChangedAt } from './spec-changes.ts';

const GLOW_STICK = '@glowstick';
const RAISES_ARMS: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'cheer',
  'dance',
  'jump',
]);

/** "a crowd of cats with glow sticks": each of them holds one in every hand, in a color of their own. */
export function raisedLights(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const sticks = subjects.findIndex(({ glyph }) => glyph === GLOW_STICK);
  const holders = indicesOf(spec, ({ glyph }) => isAnimate(glyph, vocabulary));
  const isHeld = relations.some(({ to, kind }) => to === sticks && kind === 'hold');
  const isAlone = holders.length === 1 && subjects[holders[0] ?? 0]?.count === 1;
  if (sticks < 0 || holders.length === 0 || (isHeld && isAlone)) return spec;
  const held = withChangedAt(spec, sticks, {
    count: 1,
    isColourful: subjects[sticks]?.colour == null,
  });
  const raised = withChanged(
    held,
    ({ motion }, index) => holders.includes(index) && !RAISES_ARMS.has(motion),
    { motion: 'cheer' },
  );
  const others = relations.filter(({ to }) => to !== sticks);
  const holds = holders.map((from) => ({ from, to: sticks, kind: 'hold' as const }));
  return showWords({ ...raised, relations: [...others, ...holds] }, /^(?:wav|rais|hold)\w*$/iu);
}
