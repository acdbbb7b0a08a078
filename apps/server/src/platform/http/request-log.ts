import type { ErrorCode } from '@loopwright/contract';
import type { Metrics } from '../observability/metrics.ts';
import type { App } from './app-type.ts';
import { clientAddress } from './client-address.ts';
import type { Pseudonym } from './pseudonym.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account it was about, where nobody was signed in yet. */
    actorId: string | null;
    /** Why it was refused; null: it was not. */
    refusal: ErrorCode | null;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * One measurement for every answered request, and one line for most, under its route's name: when,
 * who (the account, and the network under another name), what, and why not. Whoever looks into an
 * attack reads these lines: docs/security.md.
 */
export function registerRequestLog(app: App, metrics: Metrics, pseudonym: Pseudonym): void {
  app.decorateRequest('actorId', null);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Whoever may be cached says so.
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const durationMs = reply.elapsedTime;
    metrics.countRequest(request.method, route, reply.statusCode, durationMs);
    // Reading is most of the traffic and changes nothing: the metrics count it.
    const isRoutine = reply.statusCode < 400 && SAFE_METHODS.has(request.method);
    const userId = request.sessionUser?.id ?? request.actorId;
    request.log[isRoutine ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        statusCode: reply.statusCode,
        durationMs: Math.round(durationMs * 10) / 10,
        ...(request.refusal === null ? {} : { code: request.refusal }),
        ...(userId === null ? {} : { userId }),
        ...(isRoutine ? {} : { client: pseudonym(clientAddress(request)) }),
      },
      'request answered',
    );
    done();
  });
}
