import { createHash, timingSafeEqual } from 'node:crypto';
import { OPERATIONS_ROUTES } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, notFoundError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import type { Metrics } from '../observability/metrics.ts';

export interface MetricsAccess {
  /** null: only clients on this machine may read the metrics. */
  readonly metricsToken: string | null;
  readonly trustedProxies: number;
}

export function registerMetricsRoutes(app: App, metrics: Metrics, access: MetricsAccess): void {
  app.get(
    OPERATIONS_ROUTES.metrics,
    {
      schema: { summary: 'For Prometheus; needs METRICS_TOKEN', tags: ['operations'] },
      config: { isOperational: true },
    },
    async (request, reply) => {
      checkMayRead(request, access);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  );
}

function checkMayRead(request: FastifyRequest, access: MetricsAccess): void {
  if (access.metricsToken !== null) {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(given), digest(access.metricsToken))) return;
    throw new AppError('unauthenticated');
  }
  if (access.trustedProxies > 0 || !isLocalRequest(request)) {
    throw notFoundError();
  }
}

/** A proxy on the same machine also connects from the loopback address, but sends another host name. */
function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  );
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isLocalName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? '');
  return isLoopback && isLocalName && !isForwarded;
}

/** `timingSafeEqual` needs inputs of equal length. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
