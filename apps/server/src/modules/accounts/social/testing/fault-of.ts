import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../../../platform/errors.ts';

/** Why a token was not accepted: the reason of a refusal, else the error code. */
export async function faultOf(verification: Promise<unknown>): Promise<string> {
  const error: unknown = await verification.then(
    () => new Error('It was accepted'),
    (fault: unknown) => fault,
  );
  if (!(error instanceof AppError)) throw error;
  const { code, publicMessage, cause } = error;
  if (code !== 'unauthenticated') return code;
  if (publicMessage !== SERVER_MESSAGES.identityRefused) throw error;
  return cause instanceof Error ? cause.message : 'no reason';
}

/** A deadline that no test reaches. */
export const patience = (): AbortSignal => AbortSignal.timeout(60_000);
