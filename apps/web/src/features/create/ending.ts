import type { Generation, MessageCode } from '@loopwright/contract';
import { ApiError } from '../../lib/api-error.ts';
import { EmptyAnswer } from './generation-calls.ts';
import type { Ending } from './generator-state.ts';
import type { Problem } from './problem.ts';

/** How a generation that was watched to its end came out. */
export function endingOf({ status, creation, text, prompt, kind, error }: Generation): Ending {
  if (status === 'cancelled') return { type: 'cancelled' };
  if (status === 'finished' && creation) {
    return { type: 'finished', result: { kind, url: creation.url, text, prompt, creation } };
  }
  return { type: 'failed', error: error ?? 'failed' };
}

function problemOf(error: unknown): Problem {
  if (error instanceof EmptyAnswer) return error.problem;
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 402) return 'outOfTokens';
  if (error.serverMessage !== null) return error.serverMessage;
  return error.status === 401 ? 'pleaseLogIn' : 'failed';
}

const CANCELLED: MessageCode = 'cancelled';

/** How a request that was refused came out. */
export const refusal = (error: unknown): Ending =>
  error instanceof ApiError && error.code === CANCELLED
    ? { type: 'cancelled' }
    : { type: 'failed', error: problemOf(error) };
