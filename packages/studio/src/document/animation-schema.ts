import { z } from 'zod';
import { STUDIO_LIMITS } from './limits.ts';
import { finite, share } from './values.ts';

/** Motions that are in the same state at the start and the end of a round. */
export const ANIMATIONS = ['spin', 'pulse', 'float', 'swing', 'shake', 'blink', 'orbit'] as const;
export type AnimationName = (typeof ANIMATIONS)[number];

export const animationSchema = z.strictObject({
  name: z.enum(ANIMATIONS),
  /** How far it goes: 1 is the usual amount. */
  amount: finite(0, 4),
  /** Times in one round of the document. */
  cycles: z.int().min(1).max(STUDIO_LIMITS.cyclesMaximum),
  isReversed: z.boolean(),
  phaseOffset: share,
});
export type LoopAnimation = z.infer<typeof animationSchema>;
