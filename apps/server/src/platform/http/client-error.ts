import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, messageText, type PlainMessageCode } from '@loopwright/contract';
import type { SecurityHeaders } from './security-headers.ts';

interface Refusal {
  readonly status: number;
  readonly code: PlainMessageCode;
}

const NOT_HTTP: Refusal = { status: 400, code: 'invalid' };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'tooSlow' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'requestTooLarge',
  },
};

type ClientError = Error & { readonly code?: string };

/**
 * Answers data that could not be parsed as a request with an error body, and closes the connection.
 * @param headers of every response
 */
export function clientErrorAnswer(
  headers: SecurityHeaders,
): (error: ClientError, socket: Socket) => void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => answer(error, socket, lines);
}

function answer(error: ClientError, socket: Socket, lines: readonly string[]): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify({
    code,
    params: {},
    message: messageText(code, {}),
    requestId: randomUUID(),
  } satisfies ErrorBody);
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        ...lines,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
