import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isShip } from '../things/nature.ts';
import { showInLoops, withChangedAt } from './spec-changes.ts';
import { namesInPattern } from './word-lists.ts';

const GOES =
  'go(?:es|ing)?|mov(?:es?|ing)|com(?:es?|ing)|pass(?:es|ing)|head(?:s|ing)|travel(?:s|l?ing)?';
const MANNER = '(?:slowly|fast|quickly|slow|away)';
const ALONG =
  'through|down|along|over|across|by|past|up|around|on|in|into|towards?|at|under|fast|slowly|home';
const ON_ITS_WAY = new RegExp(String.raw`\b(?:${GOES})(?: ${MANNER})? (?:${ALONG})\b`, 'i');
const OF_GOING = new RegExp(`^(?:${GOES})(?: (?:${ALONG}))?$`, 'i');

/** Whether it is the vehicle that goes, and not the clouds above it. */
const isOnItsWay = (prompt: string, thing: Subject): boolean =>
  new RegExp(
    String.raw`\b${namesInPattern(thing)} (?:is |are |that )?(?:slowly )?(?:${GOES})\b`,
    'i',
  ).test(prompt);

/** "a train going through the mountains", "a boat moving down the river": a vehicle that goes somewhere drives or sails. */
export function goingVehicles(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects } = spec;
  if (!ON_ITS_WAY.test(prompt)) return spec;
  const wayOf = ({ glyph }: Subject): MotionName | null =>
    vocabulary.categoryOf(glyph) === 'transport-ground' ? 'drive' : isShip(glyph) ? 'sail' : null;
  const goes = (thing: Subject): boolean =>
    thing.motion === null && wayOf(thing) !== null && isOnItsWay(prompt, thing);
  const index = subjects.findIndex(goes);
  const thing = subjects[index];
  if (thing === undefined) return spec;
  return showInLoops(withChangedAt(spec, index, { motion: wayOf(thing) }), OF_GOING);
}
