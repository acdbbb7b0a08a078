import { wave } from '../math/periodic.ts';
import type { Point, PoseName } from './pose-name.ts';

/** How a head moves. */
interface HeadGesture {
  /** Radians, to the right. */
  readonly head: number;
  /** How far it is moved aside and down, in widths of the head. */
  readonly headAt: Point;
}

const HEAD_GESTURES: Readonly<Partial<Record<PoseName, (phase: number) => HeadGesture>>> = {
  // A face that is seen from the front goes from side to side, and the crown follows a little later.
  refuse: (p) => ({ head: 0.07 * wave(p, 3, -0.1), headAt: [0.1 * wave(p, 3), 0] }),
  // Down and back up, three times.
  nod: (p) => ({
    head: 0.03 * wave(p, 1),
    headAt: [0, 0.025 + 0.065 * wave(p, 3, 0.25)],
  }),
  // To one side, where it stays a while, and to the other.
  tilthead: (p) => {
    const side = Math.tanh(2 * wave(p)) / Math.tanh(2);
    return { head: 0.3 * side, headAt: [0.05 * side, 0.03 * side * side] };
  },
  lookaround: (p) => ({ head: 0.1 * wave(p), headAt: [0.085 * wave(p), 0.012 * wave(p, 2)] }),
};

/** @returns null for a pose whose head keeps its place */
export const headGesture = (name: PoseName, phase: number): HeadGesture | null =>
  HEAD_GESTURES[name]?.(phase) ?? null;
