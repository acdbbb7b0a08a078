import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords, withChanged } from './spec-changes.ts';

const ROUND =
  /\b(?:in circles?|in a circle|round and round|around and around|zoomies|(?:swimming|swims|flying|flies|running|runs|driving|skating) circles)\b/i;
const WORDS = /^(?:in circles?|in a circle|circles?|zoomies|round|around|round and round)$/i;
/** What carries somebody along. */
const TRAVELLING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'swim',
  'fly',
  'run',
  'walk',
  'drive',
  'skate',
  'sail',
]);

/** "swimming in circles", "running round and round". */
export function inCircles(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const circles = ({ motion }: Subject, index: number): boolean =>
    TRAVELLING.has(motion) &&
    relations.every(({ from, to, kind }) =>
      from === index ? kind === 'inside' : to !== index || kind === 'hold',
    );
  if (!ROUND.test(prompt) || !subjects.some(circles)) return spec;
  return showWords(withChanged(spec, circles, { circles: true }), WORDS);
}
