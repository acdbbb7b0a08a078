import { z } from 'zod';
import {
  OPERATOR_ACTIONS,
  OPERATOR_LIMITS,
  type OperatorActionName,
  WORKER_STATES,
} from './operator-routes.ts';
import { PLAN_NAMES } from './plan-names.ts';
import { GENERATION_KINDS } from './tokens.ts';
import { WORKSPACE_ROLES } from './workspace-roles.ts';

const count = z.number().int().nonnegative();
/** How often something failed in the last 24 hours and in the last 7 days, and when it failed last. */
const failed = { day: count, week: count, lastAt: z.string() };

/** `GET /api/operators/overview`. */
export const operatorOverviewSchema = z.object({
  /** When it was read, by the server's clock. */
  takenAt: z.string(),
  health: z.object({
    database: z.boolean(),
    storage: z.boolean(),
    /** Of the fullest disk that this process stores files on; null: it stores none. */
    freeBytes: count.nullable(),
    /** true: emails are sent by a mail server; false: they become files in the data folder. */
    sendsMail: z.boolean(),
    workers: z.object({
      state: z.enum(WORKER_STATES),
      /** Jobs that are worked on. */
      running: count,
      /** The last sign of any worker; null: there was none yet. */
      lastSeenAt: z.string().nullable(),
    }),
  }),
  /** Jobs that wait or run, by concurrency group and kind. */
  queue: z.array(
    z.object({
      group: z.string(),
      kind: z.string(),
      waiting: count,
      running: count,
      /** null: none waits. */
      oldestWaitingAt: z.string().nullable(),
    }),
  ),
  /** Jobs that failed for good, by kind. */
  failedJobs: z.array(z.object({ kind: z.string(), ...failed })),
  /** Generations that failed, by model and reason, the most frequent of the last 24 hours first. */
  failures: z.array(
    z.object({
      kind: z.enum(GENERATION_KINDS),
      /** null: the request is older than the choice of models. */
      model: z.string().nullable(),
      /** The code of the message that the user got. */
      reason: z.string(),
      /** Its sentence in English; empty when it depends on the prompt. */
      message: z.string(),
      ...failed,
    }),
  ),
  /** What waits for an operator on `/moderation`. */
  moderationWaiting: count,
});
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;

/** The query of `GET /api/operators/users`. Empty: the newest users. */
export const operatorUsersQuerySchema = z.strictObject({
  query: z.string().max(OPERATOR_LIMITS.query).default(''),
});

const operatorUserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  createdAt: z.string(),
  /** Since when the user cannot log in; null: they can. */
  suspendedAt: z.string().nullable(),
  /** Since when the user cannot share, by a decision of moderation; null: they can. */
  sharingSuspendedAt: z.string().nullable(),
  isOperator: z.boolean(),
  /** Open sessions. */
  sessions: count,
  /** The personal workspace first. */
  workspaces: z.array(
    z.object({
      id: z.uuid(),
      /** null: the personal one. */
      name: z.string().nullable(),
      role: z.enum(WORKSPACE_ROLES),
      plan: z.enum(PLAN_NAMES),
      tokensLeft: count,
      /** true: a subscription decides about its plan. */
      hasSubscription: z.boolean(),
    }),
  ),
});
export type OperatorUser = z.infer<typeof operatorUserSchema>;

export const operatorUsersResponseSchema = z.object({ items: z.array(operatorUserSchema) });
export const operatorUserResponseSchema = z.object({ user: operatorUserSchema });

const reason = z
  .string()
  .trim()
  .max(OPERATOR_LIMITS.reason)
  .refine((text) => text !== '', { message: 'reasonRequired' });

const about = <Name extends OperatorActionName>(action: Name) => ({
  action: z.literal(action),
  reason,
});

/** The body of `POST /api/operators/users/:id/actions`. */
export const operatorActionSchema = z.discriminatedUnion('action', [
  z.strictObject(about('suspend')),
  z.strictObject(about('lift')),
  z.strictObject(about('sign-out')),
  z.strictObject({
    ...about('grant'),
    /** One that the user owns. */
    workspaceId: z.uuid(),
    tokens: z.number().int().min(1).max(OPERATOR_LIMITS.tokens),
  }),
  z.strictObject({
    ...about('plan'),
    /** One that the user owns, without a subscription. */
    workspaceId: z.uuid(),
    plan: z.enum(PLAN_NAMES),
  }),
]);
export type OperatorAction = z.infer<typeof operatorActionSchema>;

/** The query of `GET /api/operators/log`. */
export const operatorLogQuerySchema = z.strictObject({
  /** The `nextCursor` of the page before. */
  cursor: z.uuid().optional(),
});

const operatorLogEntrySchema = z.object({
  id: z.uuid(),
  action: z.enum(OPERATOR_ACTIONS),
  /** null: the account of the operator is deleted. */
  operator: z.string().nullable(),
  /** The username; null: the account is deleted. */
  user: z.string().nullable(),
  reason: z.string(),
  /** Of a grant. */
  tokens: count.nullable(),
  /** Of a change of plan. */
  plan: z.enum(PLAN_NAMES).nullable(),
  createdAt: z.string(),
});
export type OperatorLogEntry = z.infer<typeof operatorLogEntrySchema>;

/** Newest first. */
export const operatorLogResponseSchema = z.object({
  items: z.array(operatorLogEntrySchema),
  nextCursor: z.uuid().nullable(),
});
