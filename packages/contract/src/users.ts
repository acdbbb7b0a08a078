import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { PLAN_NAMES } from './plans.ts';

export const userSchema = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  subscription: z.enum(PLAN_NAMES),
  tokensRemaining: z.number().int().nonnegative(),
  /** When the weekly tokens refresh, ISO 8601. */
  tokensRefreshAt: z.string(),
  stripeCustomerId: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;

export const userResponseSchema = z.object({ user: userSchema });

export const loginRequestSchema = z.strictObject({
  /** A username or an e-mail address. */
  username: z.string().max(LIMITS.emailMaximum),
  password: z.string().max(1024),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const registerRequestSchema = z.strictObject({
  username: z.string().max(1024),
  password: z.string().max(1024),
  name: z.string().max(1024),
  email: z.string().max(1024),
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;
