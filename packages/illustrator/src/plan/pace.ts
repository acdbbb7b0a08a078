import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isCalled } from '../language/words-in-english.ts';
import { movesByPart } from '../things/machines.ts';
import { showWords, withChanged } from './spec-changes.ts';

/** Not "faster": no loop speeds up. */
const FAST = /^(?:fast|quick|quickly|rapid|rapidly|speedy|super fast|really fast|at high speed)$/i;
const SLOW = /^(?:slow|slowly|gently|softly|leisurely)$/i;

/** Drawn twice as fast when the prompt says so; more steps in a loop could not be told apart. */
const DOUBLED: ReadonlySet<MotionName> = new Set<MotionName>([
  'walk',
  'dance',
  'spin',
  'turn',
  'twirl',
  'bounce',
  'jump',
  'swing',
  'pulse',
  'swim',
  'float',
  'orbit',
  'eat',
]);
/** As fast as a loop can show in any case. */
const FAST_ANYWAY: ReadonlySet<MotionName> = new Set<MotionName>([
  'run',
  'drive',
  'ride',
  'type',
  'shake',
  'clap',
]);
/** Once per loop, so that they are slow in any case. */
const SLOW_ANYWAY: ReadonlySet<MotionName> = new Set<MotionName>([
  'float',
  'fly',
  'swing',
  'sail',
  'sleep',
  'swim',
  'orbit',
  'turn',
  'spin',
  'slowdance',
]);

/** "spinning really fast", "floating slowly": how quickly a movement is repeated. */
export function withPace(spec: PromptSpec): PromptSpec {
  const { subjects, words } = spec;
  const says = (paces: RegExp): boolean =>
    words.notDrawn.some((word) => isCalled(spec, word, paces));
  const isOf = (motions: ReadonlySet<MotionName>, { motion }: Subject): boolean =>
    motion !== null && motions.has(motion);
  if (says(SLOW) && subjects.some((subject) => isOf(SLOW_ANYWAY, subject))) {
    return showWords(spec, SLOW);
  }
  if (!says(FAST)) return spec;
  const isDoubled = (subject: Subject): boolean =>
    isOf(DOUBLED, subject) ||
    (subject.motion !== null && movesByPart(subject.glyph, subject.motion));
  const isShown = subjects.some((subject) => isDoubled(subject) || isOf(FAST_ANYWAY, subject));
  return isShown ? showWords(withChanged(spec, isDoubled, { pace: 2 }), FAST) : spec;
}
