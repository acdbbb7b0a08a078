import type { ServerMessage } from '@loopwright/contract';
import { serverText } from '../language/texts.ts';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says; null when the answer was not ours (a proxy's page, say). */
  readonly serverMessage: ServerMessage | null;

  constructor(status: number, serverMessage: ServerMessage | null) {
    super(serverMessage?.message ?? `The server answered ${status}`);
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

export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ServerMessage | null;
  return new ApiError(response.status, body?.message ? body : null);
}
