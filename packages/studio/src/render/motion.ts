import type { AnimationName, LoopAnimation } from '../document/animation-schema.ts';

/** What animations add to the transform of a layer at a moment. */
export interface Motion {
  /** Pixels of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Radians, clockwise. */
  readonly rotation: number;
  readonly opacity: number;
}

const STILL: Motion = { x: 0, y: 0, scale: 1, rotation: 0, opacity: 1 };
const TURN = 2 * Math.PI;

const smoothStep = (value: number): number => {
  const share = Math.min(1, Math.max(0, value));
  return share * share * (3 - 2 * share);
};

/**
 * Each is periodic in `turn`, in radians: 2π is one cycle.
 * @param amount 1 is usual @param side the shorter side of the canvas, in pixels
 */
const MOTIONS: Readonly<
  Record<AnimationName, (turn: number, amount: number, side: number) => Partial<Motion>>
> = {
  // Only whole turns close the loop.
  spin: (turn, amount) => ({ rotation: amount === 0 ? 0 : turn * Math.max(1, Math.round(amount)) }),
  pulse: (turn, amount) => ({ scale: 1 + 0.08 * amount * Math.sin(turn) }),
  float: (turn, amount, side) => ({ y: -0.03 * amount * side * Math.sin(turn) }),
  swing: (turn, amount) => ({ rotation: (amount * Math.PI * Math.sin(turn)) / 18 }),
  shake: (turn, amount, side) => ({
    x: 0.008 * amount * side * (Math.sin(5 * turn) + Math.sin(8 * turn)),
    y: 0.008 * amount * side * (Math.sin(7 * turn) - Math.sin(4 * turn)),
  }),
  blink: (turn, amount) => ({
    opacity: 1 - Math.min(1, amount) * smoothStep((1 - Math.cos(turn)) * 1.25 - 0.75),
  }),
  orbit: (turn, amount, side) => ({
    x: 0.08 * amount * side * Math.cos(turn),
    y: 0.08 * amount * side * Math.sin(turn),
  }),
};

/**
 * All animations of a layer together. Periodic: a phase of 1 gives what 0 gives, up to whole turns.
 * @param phase of the document, 0 to 1 @param side the shorter side of the canvas, in pixels
 */
export function motionAt(
  animations: readonly LoopAnimation[],
  phase: number,
  side: number,
): Motion {
  return animations.reduce<Motion>((sum, { name, amount, cycles, isReversed, phaseOffset }) => {
    const turn = TURN * (phase * cycles * (isReversed ? -1 : 1) + phaseOffset);
    const added = { ...STILL, ...MOTIONS[name](turn, amount, side) };
    return {
      x: sum.x + added.x,
      y: sum.y + added.y,
      scale: sum.scale * added.scale,
      rotation: sum.rotation + added.rotation,
      opacity: sum.opacity * added.opacity,
    };
  }, STILL);
}
