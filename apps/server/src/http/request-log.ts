import type { Metrics } from '../operations/metrics.ts';
import type { App } from './app-type.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** One measurement for every answered request, and one line for most, under its route's name. */
export function registerRequestLog(app: App, metrics: Metrics): void {
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
    request.log[isRoutine ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        statusCode: reply.statusCode,
        durationMs: Math.round(durationMs * 10) / 10,
      },
      'request answered',
    );
    done();
  });
}
