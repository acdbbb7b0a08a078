import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { App } from '../../platform/http/app-type.ts';

const CREATED = 'fastify.initialization';

/** One method of one route. */
export interface CollectedRoute {
  readonly method: string;
  readonly url: string;
  readonly options: RouteOptions;
}

/** Builds a server and collects every route that is added to it, also by plugins. */
export async function collectingRoutes<Server extends { readonly app: App }>(
  open: () => Promise<Server>,
): Promise<{ server: Server; routes: readonly CollectedRoute[] }> {
  const collected = new Map<unknown, CollectedRoute[]>();
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    const routes: CollectedRoute[] = [];
    collected.set(fastify, routes);
    fastify.addHook('onRoute', (options) => {
      for (const method of [options.method].flat()) {
        routes.push({ method, url: options.url, options });
      }
    });
  };
  subscribe(CREATED, watch);
  try {
    const server = await open();
    await server.app.ready();
    return { server, routes: collected.get(server.app) ?? [] };
  } finally {
    unsubscribe(CREATED, watch);
  }
}
