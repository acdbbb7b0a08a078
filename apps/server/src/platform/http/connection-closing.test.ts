import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { registerConnectionClosing } from './connection-closing.ts';

/** More than the send buffer of the system. */
const SIZE_BYTES = 64 * 1024 * 1024;

it('sends a whole response before it closes the connection', async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  registerConnectionClosing(app);
  app.get('/', (_, reply) => reply.send(Buffer.alloc(SIZE_BYTES)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1' }, resolve).on('error', reject).end();
  });
  const closing = app.close();
  while (app.server.listening) await setImmediate();
  let received = 0;
  for await (const chunk of response) received += (chunk as Buffer).byteLength;
  expect(received).toBe(SIZE_BYTES);
  await closing;
});
