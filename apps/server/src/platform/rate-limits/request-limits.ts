import type { PlainMessageCode } from '@loopwright/contract';
import type { AttemptLimiter } from './attempt-limiter.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The user and the address of a request. */
export interface RequestOrigin {
  readonly id: string;
  /** See `clientAddress`. */
  readonly address: string;
}

/** @throws AppError `too-many` when the limit of the user or of the address is reached */
export type RequestCounter = (origin: RequestOrigin) => Promise<void>;

interface Limits {
  readonly perAccount: number;
  readonly perAddress: number;
}

/**
 * Limits the requests of an hour, for each account and each address.
 * @param name of the limit in its store
 * @param code of the message for the user
 */
export function requestLimits(
  limiter: Pick<AttemptLimiter, 'count'>,
  name: string,
  { perAccount, perAddress }: Limits,
  code: PlainMessageCode,
): RequestCounter {
  const hourly = (maximum: number) => ({ maximum, windowMs: HOUR_MS });
  return async ({ id, address }) => {
    await limiter.count(`${name}:account:${id}`, hourly(perAccount), code);
    await limiter.count(`${name}:address:${address}`, hourly(perAddress), code);
  };
}
