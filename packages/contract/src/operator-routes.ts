/** The page of operators. Apart from `ROUTES`, which every page loads. */
export const OPERATOR_ROUTES = {
  overview: '/api/operators/overview',
  users: '/api/operators/users',
  /** Changes something about a user; needs an `Idempotency-Key`. */
  actions: '/api/operators/users/:id/actions',
  log: '/api/operators/log',
} as const;

/** What an operator can do about an account. Every action is logged. */
export const OPERATOR_ACTIONS = ['suspend', 'lift', 'sign-out', 'grant', 'plan'] as const;
export type OperatorActionName = (typeof OPERATOR_ACTIONS)[number];

export const OPERATOR_LIMITS = {
  /** Characters of the reason of an action. */
  reason: 500,
  /** Tokens of one grant. */
  tokens: 1000,
  /** Characters of a search. */
  query: 254,
  /** Users that a search shows. */
  users: 20,
  /** Entries of a page of the log. */
  logPage: 30,
} as const;

/** Whether jobs are worked on; `stalled`: jobs wait, and no worker has shown itself for some time. */
export const WORKER_STATES = ['working', 'idle', 'stalled'] as const;
