import type { FastifyReply } from 'fastify';

/** Fires when the answer has been sent or the client has gone. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.closed) controller.abort();
  else raw.once('close', () => controller.abort());
  return controller.signal;
}
