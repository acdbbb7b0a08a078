import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import { unavailableError } from '../errors.ts';
import type { Availability } from '../observability/availability.ts';
import type { App } from './app-type.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered also under overload, because monitoring must not be refused. */
    isOperational?: boolean;
  }
}

export interface OverloadLimits {
  /** Mean delay of the event loop during a sample. */
  readonly delayMaximumMs: number;
  readonly sampleMs: number;
}

export const OVERLOAD_LIMITS: OverloadLimits = { delayMaximumMs: 1000, sampleMs: 1000 };

/**
 * Refuses requests while the event loop lags, and POST requests while the process stops. What a start needs, such as
 * the recovery of the embedded database, is no overload: nothing is refused before the first sample that began after it.
 */
export async function registerOverloadGuard(
  app: App,
  availability: Availability,
  limits: OverloadLimits,
): Promise<void> {
  let watchesFrom = 0;
  app.addHook('onListen', async () => {
    watchesFrom = performance.now() + 2 * limits.sampleMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: limits.delayMaximumMs,
    sampleInterval: limits.sampleMs,
    pressureHandler: async (request) => {
      const { isOperational } = request.routeOptions.config;
      if (isOperational !== true && performance.now() >= watchesFrom) {
        throw unavailableError('queueFull');
      }
    },
  });
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (availability.isStopping && request.method === 'POST') {
      throw unavailableError('shuttingDown');
    }
  });
}
