import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerControl } from './control/control.ts';
import { registerApi, sendError, statusOf } from './http/api.ts';
import { encode } from './http/execution.ts';
import { Faults } from './http/faults.ts';
import type { StripeSandbox, StripeSandboxOptions } from './options.ts';
import { pageNotFound } from './pages/not-found-page.ts';
import { problemPage } from './pages/problem-page.ts';
import { registerPages } from './pages/routes.ts';
import { sendPage } from './pages/send-page.ts';
import { catalogueOperations } from './resources/catalogue.ts';
import { checkoutSessionOperations } from './resources/checkout-sessions.ts';
import { customerOperations } from './resources/customers.ts';
import { eventOperations } from './resources/events.ts';
import { invoiceOperations } from './resources/invoices.ts';
import { paymentMethodOperations } from './resources/payment-methods.ts';
import { portalSessionOperations } from './resources/portal-sessions.ts';
import { subscriptionOperations } from './resources/subscriptions.ts';
import { Courier } from './webhooks/courier.ts';
import { World } from './world.ts';

const LOOPBACK = '127.0.0.1';
const LARGEST_BODY_BYTES = 256 * 1024;

const OPERATIONS = [
  ...customerOperations,
  ...catalogueOperations,
  ...checkoutSessionOperations,
  ...subscriptionOperations,
  ...invoiceOperations,
  ...paymentMethodOperations,
  ...portalSessionOperations,
  ...eventOperations,
];

/**
 * Opens a look-alike of the part of Stripe that Loopwright uses.
 * @throws Error when the state file is in use by another process
 */
export async function openStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const world = new World(options);
  const courier = openCourier(world, options);
  const app = buildServer(world, options);
  await app.ready();
  courier?.wake();
  const closeAll = async () => {
    await app.close();
    await courier?.close();
    world.close();
  };
  let closing: Promise<void> | undefined;
  return {
    handle: (request, response) => app.routing(request, response),
    listen: async (port = 0) => {
      await app.listen({ host: LOOPBACK, port });
      const address = app.server.address() as AddressInfo;
      return { host: LOOPBACK, port: address.port };
    },
    settled: async () => courier?.settled(),
    close: () => (closing ??= closeAll()),
  };
}

function openCourier(world: World, options: StripeSandboxOptions): Courier | null {
  if (options.webhookUrl === null) return null;
  const courier = new Courier({
    deliveries: world.deliveries,
    bodyOf: (eventId) => encode(world.eventAsSent(eventId)),
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryDelayMs: options.webhookRetryDelayMs,
    log: options.log ?? (() => {}),
  });
  world.onCommit(() => courier.wake());
  return courier;
}

function buildServer(world: World, options: StripeSandboxOptions): FastifyInstance {
  const faults = new Faults();
  const pagesPath = new URL(options.pagesUrl).pathname.replace(/\/$/, '');
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    options.log?.('stripe sandbox: a call failed', { url: request.url, error: String(error) });
    if (!request.url.startsWith(`${pagesPath}/`)) return sendError(error, request, reply);
    const status = statusOf(error);
    sendPage(reply, status, problemPage(status));
  };
  const app = fastify({
    frameworkErrors: answerError,
    bodyLimit: LARGEST_BODY_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => {
    sendPage(reply, 404, pageNotFound());
  });
  app.register(async (api) => registerApi(api, world, faults, options.apiKey, OPERATIONS), {
    prefix: '/v1',
  });
  app.register(async (control) => registerControl(control, world, faults, options.apiKey), {
    prefix: '/sandbox',
  });
  app.register(async (pages) => registerPages(pages, world, options.pagesUrl), {
    prefix: pagesPath,
  });
  return app;
}
