import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../../platform/rate-limits/request-limits.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface ShareLimits {
  /** Changes of shares for one account. */
  readonly sharesPerHour: number;
  /** Changes of shares for one network address, over all accounts. */
  readonly sharesPerHourAndAddress: number;
  /** Requests for pages, files and previews of shares for one network address. */
  readonly shareViewsPerHourAndAddress: number;
}

/** Limits who changes shares. */
export const sharingLimits = (
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: ShareLimits,
): RequestCounter =>
  requestLimits(
    limiter,
    'share',
    { perAccount: limits.sharesPerHour, perAddress: limits.sharesPerHourAndAddress },
    'tooManyRequests',
  );

/** @throws AppError `too-many` when the network address has asked too often */
export type ViewCounter = (address: string) => Promise<void>;

/** Limits what visitors ask for, in one sum, against trying addresses in bulk. */
export const viewLimits =
  (limiter: Pick<AttemptLimiter, 'count'>, limits: ShareLimits): ViewCounter =>
  (address) =>
    limiter.count(
      `share-view:address:${address}`,
      { maximum: limits.shareViewsPerHourAndAddress, windowMs: HOUR_MS },
      'tooManyRequests',
    );
