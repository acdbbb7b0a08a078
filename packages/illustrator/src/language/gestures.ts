import type { MotionName } from './spec.ts';

/** Motions that are made with hands, feet or the whole body of a person. */
export const GESTURES: readonly MotionName[] = [
  'yoga',
  'cheer',
  'clap',
  'point',
  'highfive',
  'holdhands',
  'pray',
  'think',
  'shrug',
  'salute',
  'thumbsup',
  'flex',
  'bow',
  'kneel',
  'kick',
  'throw',
  'lift',
  'stretch',
  'facepalm',
];
