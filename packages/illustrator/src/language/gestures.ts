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
  'toss',
  'selfie',
  'photo',
  'call',
  'aim',
  'catch',
  'drop',
  'feed',
  'pet',
  'pour',
  'blow',
  'fish',
  'boardgame',
  'grill',
  'toast',
  'peer',
  'knock',
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

export const isGesture = (motion: MotionName | null): motion is MotionName =>
  motion !== null && GESTURES.includes(motion);

/** What animals that are drawn whole can show with one arm. */
export const WITH_ONE_ARM: ReadonlySet<MotionName> = new Set<MotionName>([
  'knock',
  'facepalm',
  'point',
  'cheer',
  'highfive',
  'salute',
  'thumbsup',
]);

/** What only somebody with hands does: without a subject, a person does it ("facepalm reaction gif"). */
export const REACTIONS: ReadonlySet<MotionName> = new Set<MotionName>([
  'facepalm',
  'shrug',
  'clap',
  'thumbsup',
  'salute',
  'cheer',
  'drop',
  'highfive',
  'flex',
  'yoga',
  'selfie',
  'juggle',
  'toss',
]);

const WHILE_SEATED: ReadonlySet<MotionName> = new Set<MotionName>([
  ...HAND_GESTURES,
  'eat',
  'drink',
  'sing',
  'wave',
]);

/** Whether the legs are free for sitting meanwhile. */
export const canBeDoneSeated = (motion: MotionName): boolean => WHILE_SEATED.has(motion);
