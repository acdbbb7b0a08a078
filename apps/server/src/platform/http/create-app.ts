import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify, type FastifyBaseLogger, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Availability } from '../observability/availability.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { App } from './app-type.ts';
import { clientErrorAnswer } from './client-error.ts';
import { registerConnectionClosing } from './connection-closing.ts';
import { type CsrfTokens, registerCsrfGuard } from './csrf.ts';
import { registerErrorHandler, sendError } from './error-handler.ts';
import { registerHostGuard } from './host-guard.ts';
import { registerJsonBody } from './json-body.ts';
import { registerOpenApi } from './openapi.ts';
import { OVERLOAD_LIMITS, type OverloadLimits, registerOverloadGuard } from './overload.ts';
import type { Pseudonym } from './pseudonym.ts';
import { registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { ThirdPartyConfig } from './third-party-sources.ts';
import { translateError } from './translate-error.ts';

/** For JSON bodies. Images are sent as form data, which has its own limits. */
const BODY_MAXIMUM_BYTES = 128 * 1024;
/** Time to receive a whole request, such as an image of 5 MB on a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface HttpDependencies extends ThirdPartyConfig {
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly availability: Availability;
  readonly cookie: SessionCookie;
  readonly csrf: CsrfTokens;
  readonly pseudonym: Pseudonym;
  readonly publicUrl: string;
  readonly isHttps: boolean;
  /** Number of proxies in front whose forwarding headers are trusted. */
  readonly trustedProxies: number;
  /** Hashes of the inline scripts in the built pages. */
  readonly scriptHashes: readonly string[];
  readonly overload?: OverloadLimits;
}

/** Creates the server with everything that applies to all routes. Its only route is the OpenAPI description. */
export async function createApp(dependencies: HttpDependencies): Promise<App> {
  const { logger, metrics, availability, trustedProxies } = dependencies;
  const headers = await securityHeaders(dependencies);
  const app: App = fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Hop 0 is the connected client. A plain number would trust none of them.
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    bodyLimit: BODY_MAXIMUM_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: clientErrorAnswer(headers),
    frameworkErrors: (error, request, reply) => {
      void sendError(request, reply.headers(headers), translateError(error));
    },
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('sessionUser', null);
  app.decorateRequest('isStillSignedIn', async () => false);
  registerConnectionClosing(app);
  registerErrorHandler(app);
  registerJsonBody(app);
  registerRequestLog(app, metrics, dependencies.pseudonym);
  registerSecurityHeaders(app, headers);
  registerHostGuard(app);
  await registerOverloadGuard(app, availability, dependencies.overload ?? OVERLOAD_LIMITS);
  await app.register(cookie);
  registerCsrfGuard(app, dependencies.csrf, dependencies.cookie);
  await registerOpenApi(app, dependencies.publicUrl);
  return app;
}
