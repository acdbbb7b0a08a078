import { z } from 'zod';
import { avatarSchema } from './avatar.ts';
import { LIMITS } from './limits.ts';
import { PLAN_NAMES } from './plan-names.ts';
import { WORKSPACE_ROLES } from './workspace-roles.ts';

export const userSchema = z.object({
  username: z.string(),
  name: z.string(),
  /** Empty: they came through a provider that told none. */
  email: z.string(),
  /** Their picture; absent: none. */
  avatar: avatarSchema.optional(),
  subscription: z.enum(PLAN_NAMES),
  tokensRemaining: z.number().int().nonnegative(),
  /** When the weekly tokens refresh, ISO 8601. */
  tokensRefreshAt: z.string(),
  /** Present once the workspace has started a checkout, which the billing portal requires. */
  stripeCustomerId: z.string().optional(),
  /** Stripe's word for the subscription that gives the plan; absent while there is none. */
  subscriptionStatus: z.enum(['trialing', 'active', 'past_due']).optional(),
  /** When the plan is paid for again, ISO 8601; absent while it is about to end. */
  renewsAt: z.string().optional(),
  /** When the plan ends, ISO 8601; present after a cancellation that can still be taken back. */
  endsAt: z.string().optional(),
  /** When the trial becomes a paid month, or ends, ISO 8601; present during the trial. */
  trialEndsAt: z.string().optional(),
  /** true: the last payment failed, and the plan stays only while it is tried again. */
  paymentFailed: z.boolean().optional(),
  /** true: the trial is used up, so no plan begins with one. */
  hasUsedTrial: z.boolean().optional(),
  /** true in the answer that created the account, and never after. */
  isNew: z.literal(true).optional(),
  /** The team that the user works in; absent in the personal workspace. */
  team: z
    .object({
      id: z.string(),
      name: z.string(),
      role: z.enum(WORKSPACE_ROLES),
      /** true: its plan has ended, and nothing new can be made in it. */
      isReadOnly: z.boolean(),
    })
    .optional(),
  /** All workspaces of a user who has more than one. */
  workspaces: z
    .array(
      z.object({
        id: z.string(),
        /** null: the personal one. */
        name: z.string().nullable(),
        role: z.enum(WORKSPACE_ROLES),
        isActive: z.boolean(),
        isReadOnly: z.boolean(),
      }),
    )
    .optional(),
  /** true: the user is named in `OPERATORS`. */
  isOperator: z.literal(true).optional(),
  /** A message from the operator to this user. */
  notification: z.object({ title: z.string(), text: z.string() }).optional(),
});
export type User = z.infer<typeof userSchema>;

export const userResponseSchema = z.object({ user: userSchema });

/** `GET /api/auth/me`. null, when no user is signed in, is returned only for requests with `LENIENT_HANDLING`. */
export const sessionResponseSchema = z.object({ user: userSchema.nullable() });

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
  /** What the challenge answered, where there is one. */
  challenge: z.string().max(8192).optional(),
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;
/** What the user types. */
export type RegisterForm = Omit<RegisterRequest, 'challenge'>;
