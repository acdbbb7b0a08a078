import type { AttemptLimit } from '../../../platform/rate-limits/attempt-limiter.ts';

const MINUTE_MS = 60 * 1000;

export interface AccountLimits {
  /** Failed sign-ins to one account, from wherever. */
  readonly loginPerAccount: AttemptLimit;
  /** Failed sign-ins from one address, to whichever account. */
  readonly loginPerAddress: AttemptLimit;
  readonly signupPerAddress: AttemptLimit;
  /** Letters with links that one address asks for, to whomever. */
  readonly lettersPerAddress: AttemptLimit;
  /** And that go to one person, of one kind, whoever asks. */
  readonly lettersPerMailbox: AttemptLimit;
  /** Links of letters that turn out to open nothing. */
  readonly linksPerAddress: AttemptLimit;
}

export const accountLimits = (signupsPerHour: number): AccountLimits => ({
  loginPerAccount: { maximum: 10, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { maximum: 50, windowMs: 15 * MINUTE_MS },
  signupPerAddress: { maximum: signupsPerHour, windowMs: 60 * MINUTE_MS },
  lettersPerAddress: { maximum: 10, windowMs: 60 * MINUTE_MS },
  lettersPerMailbox: { maximum: 3, windowMs: 60 * MINUTE_MS },
  linksPerAddress: { maximum: 30, windowMs: 15 * MINUTE_MS },
});
