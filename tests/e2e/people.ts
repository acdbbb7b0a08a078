import type { PlanName } from '@loopwright/contract';

/** Accounts that seed.ts makes before the server starts, one per journey that needs a past. */
export const PEOPLE = {
  paid: 'paid',
  broke: 'broke',
  canceller: 'canceller',
  reloader: 'reloader',
  collector: 'collector',
  /** Has fifty loops. */
  looper: 'looper',
  /** Makes loops of clips. */
  cutter: 'cutter',
  /** Has a word from the operator. */
  noticed: 'noticed',
  /** Look around and change nothing, one of each plan. */
  free: 'free',
  basic: 'basic',
  premium: 'premium',
} as const;

export type PersonName = keyof typeof PEOPLE;

export const PLAN_OF: Readonly<Record<PersonName, PlanName>> = {
  paid: 'premium',
  broke: 'free',
  canceller: 'basic',
  reloader: 'free',
  collector: 'basic',
  looper: 'premium',
  cutter: 'premium',
  noticed: 'free',
  free: 'free',
  basic: 'basic',
  premium: 'premium',
};

export const nameOf = (username: PersonName): string =>
  `${username.charAt(0).toUpperCase()}${username.slice(1)} Person`;

export const PASSWORD = 'a long enough password';

export const COLLECTION_SIZE = { collector: 60, looper: 50 } as const;
