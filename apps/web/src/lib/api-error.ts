import type { ErrorBody, ErrorCode } from '@loopwright/contract';
import { serverText } from '../language/texts.ts';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  /** In the person's words; null when the answer was not ours (a proxy's page, say). */
  readonly publicMessage: string | null;

  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(body?.message ?? `The server answered ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? null;
    this.publicMessage = body?.message ?? null;
  }
}

/** The server's own words, in the language of the page, if it had any; else the given ones. */
export function messageOf(error: unknown, fallback: string): string {
  const message = error instanceof ApiError ? error.publicMessage : null;
  return message === null ? fallback : serverText(message);
}

export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, typeof body === 'object' ? body : null);
}
