import { clamp } from '../math/periodic.ts';
import type { FigurePose } from './figure-joints.ts';
import { figurePoseAt } from './figure-pose.ts';
import type { HeldThing } from './held-thing.ts';
import { handsOfHeld } from './hold-pose.ts';
import { AT_CHEST } from './hold.ts';
import type { PoseName } from './pose-name.ts';
import { figureRiding, type Riding } from './riding-pose.ts';

/** What the hands are busy with does not end when these begin. */
export const FREE_HANDS: ReadonlySet<PoseName> = new Set<PoseName>([
  'walk',
  'sit',
  'seated',
  'idle',
]);

/** Arms that are around one of another height. */
function around(pose: FigurePose, height: number): FigurePose {
  const lower = clamp((1 - height) * 0.72, -0.16, 0.3);
  const [left, right] = [pose.leftHand, pose.rightHand];
  return {
    ...pose,
    leftHand: [left[0], left[1] + lower * 0.6],
    rightHand: [right[0], right[1] + lower],
  };
}

/** What a person does, and with which things. */
interface Doing {
  readonly name: PoseName;
  /** What the hands do meanwhile, when it is something else. */
  readonly hands: PoseName | null;
  /** Which of several ways to do the same. */
  readonly variant: number;
  readonly held: readonly HeldThing[];
  /** Those of the held things that are in the hands. */
  readonly inHand: readonly HeldThing[];
  readonly riding: Riding | null;
  /** The height of the one it hugs, in heights of its own. */
  readonly hugged: number | undefined;
}

/** The pose of a body whose hands do something else; they move along with the hips. */
const withHands = (pose: FigurePose, hands: FigurePose): FigurePose => {
  const [x, y] = pose.hips;
  return {
    ...pose,
    head: hands.head,
    headAt: hands.headAt,
    leftHand: [hands.leftHand[0] + x, hands.leftHand[1] + y],
    rightHand: [hands.rightHand[0] + x, hands.rightHand[1] + y],
  };
};

/** @returns the pose of a person at each phase of the loop, with what it holds, rides and hugs */
export function figureMoves(doing: Doing): (phase: number) => FigurePose {
  const { name, hands, held, riding, hugged } = doing;
  const embraces = held.some(({ hold }) => AT_CHEST.has(hold) || hold === 'arms');
  const deed = hands ?? (FREE_HANDS.has(name) ? handsOfHeld(held) : null);
  const busy = deed === 'hold' && embraces ? 'embrace' : deed;
  const deedOnRide = hands ?? handsOfHeld(doing.inHand);
  return (phase) => {
    const pose = figurePoseAt(name, phase, doing.variant);
    if (riding)
      return figureRiding(pose, riding, phase, deedOnRide && figurePoseAt(deedOnRide, phase));
    if (name === 'hug' && hugged !== undefined) return around(pose, hugged);
    if (name === 'hold' && embraces) return figurePoseAt('embrace', phase);
    return busy === null ? pose : withHands(pose, figurePoseAt(busy, phase));
  };
}
