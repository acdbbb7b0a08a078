import type { ErrorBody, ErrorCode } from '@loopwright/contract';

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

/** The server's own words if it had any, else the given ones. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.publicMessage : null) ?? fallback;

export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, typeof body === 'object' ? body : null);
}
