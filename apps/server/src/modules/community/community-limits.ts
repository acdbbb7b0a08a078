import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../../platform/rate-limits/request-limits.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface CommunityLimits {
  readonly likesPerHour: number;
  readonly likesPerHourAndAddress: number;
  readonly communityViewsPerHourAndAddress: number;
}

/** Limits likes and changes of profiles. */
export const likeLimits = (
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: CommunityLimits,
): RequestCounter =>
  requestLimits(
    limiter,
    'like',
    { perAccount: limits.likesPerHour, perAddress: limits.likesPerHourAndAddress },
    'tooManyRequests',
  );

/** @throws AppError `too-many` when the network address has asked too often */
export type CommunityViewCounter = (address: string) => Promise<void>;

/** Limits what visitors ask for, over all accounts. */
export const communityViewLimits =
  (limiter: Pick<AttemptLimiter, 'count'>, limits: CommunityLimits): CommunityViewCounter =>
  (address) =>
    limiter.count(
      `community-view:address:${address}`,
      { maximum: limits.communityViewsPerHourAndAddress, windowMs: HOUR_MS },
      'tooManyRequests',
    );
