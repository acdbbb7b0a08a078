import type { AttemptLimit } from '../../../platform/rate-limits/attempt-limiter.ts';

const MINUTE_MS = 60 * 1000;

export interface AccountLimits {
  /** Failed sign-ins to one account, from all addresses together. */
  readonly loginPerAccount: AttemptLimit;
  /** Failed sign-ins from one address, to all accounts together. */
  readonly loginPerAddress: AttemptLimit;
  readonly signupPerAddress: AttemptLimit;
  /** Emails with links that one address requests, to all recipients together. */
  readonly emailsPerAddress: AttemptLimit;
  /** Emails of one kind that go to one recipient, from all requesters together. */
  readonly emailsPerMailbox: AttemptLimit;
  /** Invalid or used email links that one address opens. */
  readonly linksPerAddress: AttemptLimit;
}

export const accountLimits = (signupsPerHour: number): AccountLimits => ({
  loginPerAccount: { maximum: 10, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { maximum: 50, windowMs: 15 * MINUTE_MS },
  signupPerAddress: { maximum: signupsPerHour, windowMs: 60 * MINUTE_MS },
  emailsPerAddress: { maximum: 10, windowMs: 60 * MINUTE_MS },
  emailsPerMailbox: { maximum: 3, windowMs: 60 * MINUTE_MS },
  linksPerAddress: { maximum: 30, windowMs: 15 * MINUTE_MS },
});
