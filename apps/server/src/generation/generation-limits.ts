import { SERVER_MESSAGES } from '@loopwright/contract';
import type { AttemptLimiter } from '../accounts/attempt-limiter.ts';
import type { SecurityConfig } from '../security-config.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Who asks for a generation, and from where. */
export interface Requester {
  readonly id: string;
  /** As limits count: one, or a network of IPv6. */
  readonly address: string;
}

/** @throws AppError `too-many` when the person or their address has asked too often */
export type RequestCounter = (requester: Requester) => Promise<void>;

/** Far above what a plan's tokens pay for: these stop programs, not people. */
export function generationLimits(
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: Pick<SecurityConfig, 'generationsPerHour' | 'generationsPerHourAndAddress'>,
): RequestCounter {
  const perAccount = { maximum: limits.generationsPerHour, windowMs: HOUR_MS };
  const perAddress = { maximum: limits.generationsPerHourAndAddress, windowMs: HOUR_MS };
  const { tooManyGenerations } = SERVER_MESSAGES;
  return async ({ id, address }) => {
    await limiter.count(`generation:account:${id}`, perAccount, tooManyGenerations);
    await limiter.count(`generation:address:${address}`, perAddress, tooManyGenerations);
  };
}
