import type { MotionName } from './spec.ts';

/** Made with the hands alone: actors who sit can make them as well. */
export const HAND_GESTURES: readonly MotionName[] = [
  'cheer',
  'clap',
  'point',
  'pray',
  'think',
  'shrug',
  'salute',
  'thumbsup',
  'flex',
  'facepalm',
  'type',
  'write',
  'stir',
  'knead',
  'chop',
  'scrub',
  'knit',
  'paint',
  'juggle',
  'selfie',
  'photo',
  'call',
  'aim',
  'catch',
  'feed',
  'pet',
  'pour',
  'blow',
  'fish',
  'boardgame',
  'grill',
  'toast',
];

/** Motions that are made with hands, feet or the whole body of a person. */
export const GESTURES: readonly MotionName[] = [
  ...HAND_GESTURES,
  'yoga',
  'highfive',
  'holdhands',
  'bow',
  'kneel',
  'crouch',
  'kick',
  'throw',
  'lift',
  'stretch',
  'sweep',
  'sing',
  'strike',
  'box',
  'fight',
  'push',
  'pull',
  'climb',
  'dunk',
  'handstand',
];

const WHILE_SEATED: ReadonlySet<MotionName> = new Set<MotionName>([
  ...HAND_GESTURES,
  'eat',
  'drink',
  'sing',
  'wave',
]);

/** Whether the legs are free for sitting meanwhile. */
export const canBeDoneSeated = (motion: MotionName): boolean => WHILE_SEATED.has(motion);
