import type { FastifyReply } from 'fastify';

/** A signal that fires when the response has been sent or the client has disconnected. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.closed) controller.abort();
  else raw.once('close', () => controller.abort());
  return controller.signal;
}
