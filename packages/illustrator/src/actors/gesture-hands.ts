import { HAND_GESTURES } from '../language/gestures.ts';
import { clamp } from '../math/periodic.ts';
import { SHOULDER } from './figure-joints.ts';
import { figurePoseAt } from './figure-pose.ts';
import type { Point, PoseName } from './pose-name.ts';

/** Hands of gestures that a puppet's short arms can show too. */
export function gestureHands(
  name: PoseName,
  phase: number,
): { readonly leftHand: Point; readonly rightHand: Point } | null {
  if (!PUPPET_GESTURES.has(name)) return null;
  const { leftHand, rightHand } = figurePoseAt(name, phase);
  const isAtFace = AT_THE_FACE.has(name);
  // A puppet's eyes are lower on its larger head.
  const [x, y] = rightHand;
  if (name === 'facepalm')
    return { leftHand: forPuppet(leftHand, -1, false), rightHand: [x, y + 0.16] };
  if (name === 'salute')
    return { leftHand: forPuppet(leftHand, -1, false), rightHand: atTheBrow(y) };
  return {
    leftHand: forPuppet(leftHand, -1, isAtFace),
    rightHand: forPuppet(rightHand, 1, isAtFace),
  };
}

const PUPPET_GESTURES: ReadonlySet<string> = new Set([
  ...HAND_GESTURES,
  'highfive',
  'whisper',
  'comfort',
  'cartwheel',
  'balance',
  'holdhands',
  'shakehands',
  'throw',
  'lift',
  'stretch',
  'sweep',
  'eat',
  'drink',
  'sing',
  'strike',
  'box',
  'argue',
  'armwrestle',
  'tug',
  'armsaround',
  'handinhand',
  'fight',
  'push',
  'pull',
  'climb',
  'dunk',
  'save',
  'serve',
  'kickflip',
  'score',
  'teach',
  'give',
  'take',
  'treat',
  'braid',
  'share',
  'slowdance',
  'snuggle',
  'kiss',
  'handstand',
  'twirl',
  'mend',
  'falconry',
]);

/** Hands that are drawn before the head. */
const AT_THE_FACE: ReadonlySet<PoseName> = new Set<PoseName>([
  'eat',
  'drink',
  'sing',
  'photo',
  'facepalm',
  'hideface',
  'blowkiss',
]);
const HEAD_HALF = 0.52;

/** Where a saluting hand of a person rests and where it salutes. */
const RESTS = 1.08;
const SALUTES = 0.26;

/** A hand on its way to the brow, which is before the head. */
function atTheBrow(y: number): Point {
  const raised = clamp((RESTS - y) / (RESTS - SALUTES));
  return [0.34 + 0.14 * Math.sin(Math.PI * raised), 1 - 0.62 * raised];
}

/** From a person's shoulder to a puppet's, whose head is as wide as its arms are long. */
function forPuppet([x, y]: Point, side: -1 | 1, isAtFace: boolean): Point {
  const outward = 0.24 + (side * x - SHOULDER.x) * 1.1;
  const height = 0.88 + (y - SHOULDER.y) * 0.72;
  if (isAtFace) return [side * outward, height];
  // Hands go around the head on their way up, without a corner.
  const beside = (outward + HEAD_HALF + Math.hypot(outward - HEAD_HALF, 0.06)) / 2;
  const share = clamp((0.9 - height) / 0.16);
  const smooth = share * share * (3 - 2 * share);
  return [side * (outward + (beside - outward) * smooth), height];
}
