import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, SERVER_MESSAGES } from '@loopwright/contract';

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
}

const NOT_HTTP: Refusal = { status: 400, code: 'invalid', message: SERVER_MESSAGES.invalid };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid', message: SERVER_MESSAGES.tooSlow },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too-large',
    message: SERVER_MESSAGES.requestTooLarge,
  },
};

/** Answers what never became a request, in the form of all errors, and ends the connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, message } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify({ code, message, requestId: randomUUID() } satisfies ErrorBody);
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
