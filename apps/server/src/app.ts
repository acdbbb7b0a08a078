import type { Configuration } from '@loopwright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type AccountsOptions, createAccounts } from './accounts/accounts.ts';
import type { AttemptLimiter } from './accounts/attempt-limiter.ts';
import { registerSecurityRoutes } from './accounts/recovery/account-routes.ts';
import { registerRecoveryRoutes } from './accounts/recovery/routes.ts';
import { registerAccountRoutes } from './accounts/routes.ts';
import { registerSessionRoutes } from './accounts/session-routes.ts';
import { registerSocialRoutes } from './accounts/social/routes.ts';
import type { Payments } from './billing/payments.ts';
import { registerBillingRoutes } from './billing/routes.ts';
import { registerSandboxPages } from './billing/sandbox-pages.ts';
import { registerWebhook } from './billing/webhook-routes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createContactService } from './contact/contact-service.ts';
import { registerContactRoutes } from './contact/routes.ts';
import type { Media } from './creations/media.ts';
import { registerMediaRoutes } from './creations/media-routes.ts';
import { registerCreationRoutes } from './creations/routes.ts';
import type { CreationService } from './creations/service.ts';
import type { Database } from './database/database.ts';
import { registerGenerateRoutes } from './generation/generate-routes.ts';
import { registerGenerationRoutes } from './generation/generation-routes.ts';
import { registerRecutRoutes } from './generation/recut-routes.ts';
import type { GenerationService } from './generation/service.ts';
import type { App } from './http/app-type.ts';
import { BuiltPages } from './http/built-pages.ts';
import { createApp } from './http/create-app.ts';
import { csrfTokens } from './http/csrf.ts';
import { registerCrawlerFiles } from './http/crawler-files.ts';
import { sendNotFound } from './http/error-handler.ts';
import type { OverloadLimits } from './http/overload.ts';
import { pseudonyms } from './http/pseudonym.ts';
import { browserSessions, registerSessionUser } from './http/session.ts';
import { sessionCookie } from './http/session-cookie.ts';
import { registerWeb } from './http/static-web.ts';
import { createLeaving } from './leaving/leaving.ts';
import { registerLeavingRoutes } from './leaving/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Availability } from './operations/availability.ts';
import type { DiskSpace } from './operations/disk-space.ts';
import { registerConfigurationRoutes } from './operations/configuration-routes.ts';
import { registerHealthRoutes } from './operations/health-routes.ts';
import type { Metrics } from './operations/metrics.ts';
import { registerMetricsRoutes } from './operations/metrics-routes.ts';
import { startSweeper } from './operations/sweeper.ts';
import type { EnhancementService } from './prompts/enhancement-service.ts';
import { registerPromptRoutes } from './prompts/routes.ts';
import type { Storage } from './storage/storage.ts';

export interface AppParts {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly availability: Availability;
  readonly diskSpace: DiskSpace;
  readonly database: Database;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly sessionSecret: string;
  readonly limiter: AttemptLimiter;
  /** Where the built web app lies, if it has been built. */
  readonly webFolder: string;
  readonly models: Configuration['models'];
  readonly generations: GenerationService;
  readonly creations: CreationService;
  readonly media: Media;
  readonly enhancements: EnhancementService;
  readonly accounts?: AccountsOptions;
  readonly overload?: OverloadLimits;
}

/** The whole server on parts that the caller opened and will close. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, clock, sessionSecret, limiter } = parts;
  const cookie = sessionCookie(config.isHttps);
  const csrf = csrfTokens(sessionSecret);
  const pages = await BuiltPages.read(parts.webFolder, {
    publicUrl: config.publicUrl,
    audienceOf: (request) => cookie.audienceOf(request),
  });
  const accounts = await createAccounts(parts, parts.accounts);
  const app = await createApp({
    ...parts,
    ...config,
    csrf,
    pseudonym: pseudonyms(sessionSecret),
    cookie,
    scriptHashes: pages?.scriptHashes ?? [],
  });

  const { reauthentication } = accounts;
  const { publicUrl } = config;
  const leaving = createLeaving({ ...parts, reauthentication, publicUrl, log: app.log });
  const stopSweeper = startSweeper([...accounts.sweeps, ...leaving.sweeps], app.log);
  app.addHook('onClose', async () => {
    stopSweeper();
    await accounts.settle();
  });
  registerHealthRoutes(app, parts);
  registerMetricsRoutes(app, parts.metrics, config);
  if (config.role === 'worker') {
    app.setNotFoundHandler(sendNotFound);
    return app;
  }

  registerConfigurationRoutes(app, config, parts.models, parts.payments);
  registerMediaRoutes(app, parts.media);
  registerCrawlerFiles(app, config.publicUrl);
  await registerWeb(app, parts.webFolder, pages, config);
  await registerWebhook(app, parts.payments);
  if (parts.payments.pages !== null) await registerSandboxPages(app, parts.payments.pages);

  await app.register(async (scope) => {
    const api = scope.withTypeProvider<ZodTypeProvider>();
    registerSessionUser(api, cookie, (value) => accounts.sessions.find(value));
    const browser = browserSessions(csrf, config.isHttps, cookie);
    const reception = { ...accounts, browser, clock, notification: config.notification };
    registerAccountRoutes(api, { ...reception, accounts: accounts.service });
    registerSocialRoutes(api, reception);
    registerRecoveryRoutes(api, reception);
    registerSecurityRoutes(api, reception);
    registerSessionRoutes(api, reception);
    registerLeavingRoutes(api, { ...leaving, browser });
    const { mailer } = parts;
    registerContactRoutes(api, createContactService({ mailer, limiter, mail: config.mail }));
    registerBillingRoutes(api, parts.payments);
    registerGenerateRoutes(api, parts);
    registerGenerationRoutes(api, parts.generations);
    registerPromptRoutes(api, parts.enhancements);
    registerCreationRoutes(api, parts.creations);
    registerRecutRoutes(api, parts.generations);
  });
  return app;
}
