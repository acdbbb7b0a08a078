import { canBeDoneSeated, isGesture } from './gestures.ts';
import type { MotionName } from './motion-name.ts';

/** Deeds that leave the hands free for another one. */
const LEGS_ONLY: ReadonlySet<MotionName> = new Set<MotionName>([
  'run',
  'walk',
  'ride',
  'sit',
  'drive',
]);

/** What free hands do. */
const WITH_FREE_HANDS: ReadonlySet<MotionName> = new Set<MotionName>([
  'fish',
  'eat',
  'drink',
  'call',
  'wave',
  'selfie',
  'facepalm',
  'panic',
  'clap',
  'point',
  'think',
  'juggle',
]);

/** Deeds that end when the actor falls asleep. */
const GIVEN_UP_FOR_SLEEP: ReadonlySet<MotionName> = new Set<MotionName>([
  'write',
  'type',
  'idle',
  'sit',
  'lie',
]);

/** "teaching his son to fish": the second deed is the son's. */
export const isPassedOn = (motion: MotionName | null, later: MotionName): boolean =>
  (motion === 'teach' || motion === 'help') && later !== motion;

/** "running and waving": the hands do the second while the legs do the first. */
export const isDoneMeanwhile = (motion: MotionName, later: MotionName): boolean =>
  LEGS_ONLY.has(motion) && WITH_FREE_HANDS.has(later);

/** Whether a later deed is what is to be seen, instead of the one that the subject is doing. */
export function givesWay(
  motion: MotionName,
  later: MotionName | null,
  isSeated: () => boolean,
): boolean {
  // "falling asleep while studying".
  if (later === 'sleep' && GIVEN_UP_FOR_SLEEP.has(motion)) return true;
  switch (motion) {
    // "a yoga instructor doing a handstand".
    case 'yoga':
      return later === 'handstand';
    // "bending down to kiss a mouse", "kneeling to feed a rabbit".
    case 'crouch':
    case 'kneel':
      return later === 'kiss' || later === 'feed' || later === 'give' || later === 'whisper';
    // "scoring and celebrating".
    case 'score':
      return later === 'cheer';
    // "an astronaut floating above earth, waving": one floats there anyway.
    case 'float':
      return later === 'wave' || isGesture(later);
    // "sitting on a bench and feeding pigeons": they sit there anyway.
    case 'sit':
      return (
        later === 'snuggle' ||
        later === 'holdhands' ||
        (later !== null && canBeDoneSeated(later) && (later === 'blow' || isSeated()))
      );
    default:
      return false;
  }
}
