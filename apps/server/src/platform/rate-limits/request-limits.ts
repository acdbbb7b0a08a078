import type { AttemptLimiter } from './attempt-limiter.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Who asks for something, and from where. */
export interface RequestOrigin {
  readonly id: string;
  /** As limits count: one, or a network of IPv6. */
  readonly address: string;
}

/** @throws AppError `too-many` when the person or their address has asked too often */
export type RequestCounter = (requester: RequestOrigin) => Promise<void>;

interface Limits {
  readonly perAccount: number;
  readonly perAddress: number;
}

/**
 * Counts what is asked for in an hour.
 * @param thing what that is: a name in the store of the limits
 */
export function requestLimits(
  limiter: Pick<AttemptLimiter, 'count'>,
  thing: string,
  { perAccount, perAddress }: Limits,
  message: string,
): RequestCounter {
  const hourly = (maximum: number) => ({ maximum, windowMs: HOUR_MS });
  return async ({ id, address }) => {
    await limiter.count(`${thing}:account:${id}`, hourly(perAccount), message);
    await limiter.count(`${thing}:address:${address}`, hourly(perAddress), message);
  };
}
