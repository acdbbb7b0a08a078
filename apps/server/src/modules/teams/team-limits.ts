import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../../platform/rate-limits/request-limits.ts';

export interface TeamLimits {
  /** Changes of teams for one account. */
  readonly teamChangesPerHour: number;
  /** Changes of teams for one network address, over all accounts. */
  readonly teamChangesPerHourAndAddress: number;
  /** Invitations by one account. */
  readonly invitationsPerHour: number;
  /** Invitations from one network address, over all accounts. */
  readonly invitationsPerHourAndAddress: number;
}

type Limiter = Pick<AttemptLimiter, 'count'>;

/** Limits who changes teams and opens invitations. */
export const teamLimits = (limiter: Limiter, limits: TeamLimits): RequestCounter =>
  requestLimits(
    limiter,
    'team',
    { perAccount: limits.teamChangesPerHour, perAddress: limits.teamChangesPerHourAndAddress },
    'tooManyRequests',
  );

/** Limits who sends invitations. */
export const invitationLimits = (limiter: Limiter, limits: TeamLimits): RequestCounter =>
  requestLimits(
    limiter,
    'invitation',
    { perAccount: limits.invitationsPerHour, perAddress: limits.invitationsPerHourAndAddress },
    'tooManyMails',
  );
