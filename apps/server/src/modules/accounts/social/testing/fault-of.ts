import { AppError } from '../../../../platform/errors.ts';

/** Why a token was not accepted: the reason of a refusal, else the kind of error. */
export async function faultOf(verification: Promise<unknown>): Promise<string> {
  const error: unknown = await verification.then(
    () => new Error('It was accepted'),
    (fault: unknown) => fault,
  );
  if (!(error instanceof AppError)) throw error;
  const { kind, code, cause } = error;
  if (kind !== 'unauthenticated') return kind;
  if (code !== 'identityRefused') throw error;
  return cause instanceof Error ? cause.message : 'no reason';
}

/** A deadline that no test reaches. */
export const patience = (): AbortSignal => AbortSignal.timeout(60_000);
