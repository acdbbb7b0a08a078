import type { ErrorBody, ServerMessage } from '@loopwright/contract';
import { serverText } from '../language/texts.ts';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says; null when the answer was not ours (a proxy's page, say). */
  readonly serverMessage: ServerMessage | null;

  constructor(status: number, serverMessage: ServerMessage | null) {
    super(serverMessage?.message ?? String(status));
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
  }

  get code(): string | undefined {
    return this.serverMessage?.code;
  }
}

/** The server's message in the language of the page if it sent one; else the given text. */
export function messageOf(error: unknown, fallback: string): string {
  const serverMessage = error instanceof ApiError ? error.serverMessage : null;
  return serverMessage === null ? fallback : serverText(serverMessage);
}

/**
 * The last errors that the server answered with, the newest first, at most `CONTACT_ERRORS_MAXIMUM`. In memory
 * alone, until the user signs out.
 */
export const recentErrors: RecentError[] = [];

type RecentError = ErrorBody & { readonly at: Date };

export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const serverMessage = body?.message ? body : null;
  if (serverMessage) recentErrors.unshift({ ...serverMessage, at: new Date() });
  // Not the constant: every page loads this file, and would load that of the contact form with it.
  recentErrors.splice(5);
  return new ApiError(response.status, serverMessage);
}
