import type { MotionName } from '../language/motion-name.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords, withChanged } from './spec-changes.ts';

const HOLI =
  /\bholi\b|\bcolou?red powders?\b|\b(?:colou?r|rainbow|gulal|holi) powders?\b|\bpowder paint\b|\bcolou?r run\b/i;
const WORDS =
  /^(?:holi|festival|holi festival|colou?red|colou?rs?|powders?|powder paint|vibrant|colou?r run|gulal)$/i;
const COLOURS = ['pink', 'yellow', 'green', 'blue', 'purple', 'orange'] as const;
/** What people do who may throw up their arms instead. */
const CAN_CHEER: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'throw',
]);
const SAYS_STAGE = /\b(?:stage|theat(?:er|re))\b/i;

const puffOf = (colour: string): Subject => ({ ...oneOf('@powderpuff'), colour });

/** Clouds of powder in all colors are in the air of the festival of Holi, and those there throw up their arms. */
export function inPowder(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, setting } = spec;
  if (!HOLI.test(prompt) || !subjects.some(({ person }) => person !== null)) return spec;
  const cheering = withChanged(
    spec,
    ({ person, motion }) => person !== null && CAN_CHEER.has(motion),
    { motion: 'cheer', expression: 'laugh' },
  );
  const isOnStage = setting === 'stage' && !SAYS_STAGE.test(prompt);
  return {
    ...showWords(cheering, WORDS),
    setting: isOnStage ? 'park' : setting,
    falling: COLOURS.map(puffOf),
  };
}
