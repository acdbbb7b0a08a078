import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBodySchema } from '@loopwright/contract';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientErrorAnswer } from './client-error.ts';

const app = fastify({
  clientErrorHandler: clientErrorAnswer({ 'x-content-type-options': 'nosniff' }),
});
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

async function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return await text(socket);
}

it.each([
  ['no HTTP', '\x16\x03\x01\r\n\r\n', 400, 'invalid'],
  ['an unknown method', 'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    'invalid',
  ],
  [
    'huge headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'requestTooLarge',
  ],
])('%s gets an error like any other', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('Content-Type: application/json');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(errorBodySchema.strict().parse(JSON.parse(body)).code).toBe(code);
});
