import { clamp } from '../math/periodic.ts';
import type { FigurePose } from './figure-joints.ts';
import type { Point, PoseName } from './pose-name.ts';

/** How far the hands or the head of a pose move at least in a loop, in widths of the head. */
const LEAST = 0.18;
/** The same of hands that hold something to the face, or something fine. */
const LEAST_AT_FACE = 0.1;
/** How many times a movement is enlarged at most. */
const MOST = 4;
/** The moment that stays as it is: the one that stills show. */
const KEPT = 0.18;
const SAMPLES = 24;

/** Poses of rest, and those that hold on to somebody whose own pose is not enlarged with them. */
const AS_THEY_ARE: ReadonlySet<PoseName> = new Set<PoseName>([
  'sleep', 'doze', 'slump', 'lie', 'sit', 'seated', 'hang', 'cling', 'backfloat', 'plunge', 'save', 'pushup', 'kneel', 'prostrate',
  'armwrestle', 'tug', 'highfive', 'holdhands', 'shakehands', 'handinhand', 'armsaround', 'slowdance', 'snuggle', 'kiss', 'hug',
  'comfort', 'whisper', 'braid', 'groom', 'meet', 'carry', 'cradle', 'onhip', 'piggyback', 'share', 'falconry', 'catch', 'pour',
]); // prettier-ignore

/** With the hands at the head, or at something that they do not leave. */
const AT_FACE: ReadonlySet<PoseName> = new Set<PoseName>([
  'spy', 'photo', 'selfie', 'call', 'hideface', 'facepalm', 'think', 'salute', 'peer', 'cream', 'groom', 'treat', 'fiddle', 'milk', 'panic',
  'aim', 'cast', 'push', 'pull', 'mend', 'mendlow', 'weld', 'weldside', 'feed', 'pet', 'lean', 'balance', 'read', 'falconry', 'handover',
]); // prettier-ignore

const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** How far what moves most of a pose comes in a loop; a head that turns counts by its crown. */
function reachOf(poses: readonly FigurePose[]): number {
  const of = (part: (pose: FigurePose) => number): number => rangeOf(poses.map(part));
  const ofPoint = (part: (pose: FigurePose) => Point): number =>
    Math.hypot(
      of((pose) => part(pose)[0]),
      of((pose) => part(pose)[1]),
    );
  return Math.max(
    ofPoint(({ leftHand }) => leftHand),
    ofPoint(({ rightHand }) => rightHand),
    ofPoint(({ headAt }) => headAt),
    ofPoint(({ rightFoot }) => rightFoot),
    0.5 * of(({ head }) => head),
    0.8 * of(({ lean }) => lean),
  );
}

/** How a pose is made to be seen to move. */
export interface Enlargement {
  /** How many times as far its hands and head go; at least 1. */
  readonly times: number;
  /** The pose that they go away from. */
  readonly kept: FigurePose;
}

/** How much the movement of a pose has to be enlarged so that it can be seen. */
export function enlargementOf(name: PoseName, poseAt: (phase: number) => FigurePose): Enlargement {
  const kept = poseAt(KEPT);
  if (AS_THEY_ARE.has(name)) return { times: 1, kept };
  const poses = Array.from({ length: SAMPLES }, (_, i) => poseAt(i / SAMPLES));
  return {
    times: clamp((AT_FACE.has(name) ? LEAST_AT_FACE : LEAST) / reachOf(poses), 1, MOST),
    kept,
  };
}

/** A pose whose hands and head go so many times as far from where they are in stills. */
export function enlargedPose(pose: FigurePose, { times, kept }: Enlargement): FigurePose {
  if (times === 1) return pose;
  const far = (value: number, from: number): number => from + times * (value - from);
  const farPoint = (value: Point, from: Point): Point => [
    far(value[0], from[0]),
    far(value[1], from[1]),
  ];
  return {
    ...pose,
    lean: far(pose.lean, kept.lean),
    head: far(pose.head, kept.head),
    leftHand: farPoint(pose.leftHand, kept.leftHand),
    rightHand: farPoint(pose.rightHand, kept.rightHand),
  };
}
