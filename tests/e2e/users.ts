import type { PlanName } from '@loopwright/contract';

/** Users that seed.ts inserts before the server starts, for journeys that need existing data. */
export const USERS = {
  paid: 'paid',
  broke: 'broke',
  canceller: 'canceller',
  reloader: 'reloader',
  collector: 'collector',
  /** Has fifty loops. */
  looper: 'looper',
  /** Has ten thousand creations of many proportions, without files. */
  archivist: 'archivist',
  /** Makes loops from video clips. */
  cutter: 'cutter',
  /** Queues several generations. */
  queuer: 'queuer',
  /** Loads the page again while something is queued. */
  requeuer: 'requeuer',
  /** Makes an image and exports it in a larger size. */
  enlarger: 'enlarger',
  /** Writes prompts whose words are drawn, drawn as something else, and not drawn. */
  wordy: 'wordy',
  /** Has a notification from the operator. */
  noticed: 'noticed',
  /** Moderates the community. */
  minder: 'minder',
  /** One user of each plan, for journeys that change nothing. */
  free: 'free',
  basic: 'basic',
  premium: 'premium',
} as const;

export type TestUserName = keyof typeof USERS;

export const PLAN_OF: Readonly<Record<TestUserName, PlanName>> = {
  paid: 'premium',
  broke: 'free',
  canceller: 'basic',
  reloader: 'free',
  collector: 'basic',
  looper: 'premium',
  archivist: 'premium',
  cutter: 'premium',
  minder: 'free',
  queuer: 'premium',
  requeuer: 'premium',
  enlarger: 'premium',
  wordy: 'premium',
  noticed: 'free',
  free: 'free',
  basic: 'basic',
  premium: 'premium',
};

export const displayNameOf = (username: TestUserName): string =>
  `${username.charAt(0).toUpperCase()}${username.slice(1)} User`;

export const PASSWORD = 'a long enough password';

export const COLLECTION_SIZE = { collector: 60, looper: 50, archivist: 10_000 } as const;
