import type { MotionName } from '../language/motion-name.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { Changes, Pair } from './pair.ts';

/** Where goals, balls and boards are beside who plays with them. */

const AT_GOALS: ReadonlySet<MotionName> = new Set<MotionName>(['score', 'save', 'cheer', 'kick']);
/** Of a goal, in sizes of a player. */
const GOAL = { before: 1.15, behind: 1.65 } as const;
const GOAL_X = 0.76;

/** What a deed of sports makes of the places of both; null for all others. */
export function sportPlaces(pair: Pair): Changes | null {
  const { subject, other, otherGlyph, count, otherCount, frame } = pair;
  if (count > 1 || otherCount > 1 || subject.airborne) return null;
  if (otherGlyph === 'goal-net' && AT_GOALS.has(subject.motion)) {
    return subject.motion === 'save' ? standInGoal(pair) : faceGoal(pair);
  }
  const isBall = otherGlyph.endsWith('ball');
  if (isBall && subject.motion === 'score') {
    return flyingBall(0.7, subject.y - downOf(subject.size * 0.3, frame), subject.size * 0.26);
  }
  if (isBall && subject.motion === 'strike') {
    const side = subject.facing === 'right' ? 1 : -1;
    return flyingBall(
      subject.x + side * acrossOf(subject.size * 0.62, frame),
      subject.y - downOf(subject.size * 0.62, frame),
      subject.size * 0.14,
    );
  }
  if (isBall && subject.motion === 'cheer') {
    return {
      other: () => ({
        x: GOAL_X - 0.02,
        y: subject.y - 0.012,
        size: subject.size * 0.26,
        order: 50,
      }),
    };
  }
  if (otherGlyph.endsWith('skateboard') && subject.motion === 'kickflip') {
    const ground = other.y;
    return {
      subject: () => ({
        x: 0.5,
        y: ground - downOf(subject.size * 0.84, frame),
        airborne: true,
        order: 53,
      }),
      other: () => ({
        x: 0.5 + acrossOf(subject.size * 0.03, frame),
        y: ground - downOf(subject.size * 0.2, frame),
        size: subject.size * 0.62,
        airborne: true,
        motion: 'idle',
        turn: -0.62,
        order: 54,
      }),
    };
  }
  return null;
}

const flyingBall = (x: number, y: number, size: number): Changes => ({
  other: () => ({ x, y, size, airborne: true, motion: 'spin', order: 54 }),
});

const standInGoal = ({ subject }: Pair): Changes => ({
  subject: () => ({ x: 0.5, facing: 'right', order: 53 }),
  other: () => ({ x: 0.5, y: subject.y - 0.03, size: subject.size * GOAL.behind, order: 45 }),
});

const faceGoal = ({ subject }: Pair): Changes => ({
  subject: () => ({ x: 0.28, facing: 'right', order: 53 }),
  other: () => ({ x: GOAL_X, y: subject.y - 0.03, size: subject.size * GOAL.before, order: 45 }),
});
