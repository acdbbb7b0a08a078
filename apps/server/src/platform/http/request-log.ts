import type { MessageCode } from '@loopwright/contract';
import type { Metrics } from '../observability/metrics.ts';
import type { App } from './app-type.ts';
import { clientAddress } from './client-address.ts';
import type { Pseudonym } from './pseudonym.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the account that a request without a session concerned, such as a login. */
    actorId: string | null;
    /** The error code of a refused request, else null. */
    refusal: MessageCode | null;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Measures every request and logs most of them by the name of their route: time, account, pseudonym of
 * the network, outcome and error code. docs/security.md describes the use of these lines in an incident.
 */
export function registerRequestLog(app: App, metrics: Metrics, pseudonym: Pseudonym): void {
  app.decorateRequest('actorId', null);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // The default; routes whose responses may be cached override it.
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const durationMs = reply.elapsedTime;
    metrics.countRequest(request.method, route, reply.statusCode, durationMs);
    // Reads are most of the traffic and change nothing; the metrics count them.
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
