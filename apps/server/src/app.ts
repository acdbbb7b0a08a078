import type { Configuration } from '@loopwright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type AccountsOptions, createAccounts } from './modules/accounts/accounts.ts';
import type { AttemptLimiter } from './platform/rate-limits/attempt-limiter.ts';
import { registerSecurityRoutes } from './modules/accounts/recovery/account-routes.ts';
import { registerRecoveryRoutes } from './modules/accounts/recovery/routes.ts';
import { registerAccountRoutes } from './modules/accounts/routes.ts';
import { registerSessionRoutes } from './modules/accounts/session-routes.ts';
import { registerSocialRoutes } from './modules/accounts/social/routes.ts';
import type { Payments } from './modules/billing/payments.ts';
import { registerBillingRoutes } from './modules/billing/routes.ts';
import { registerSandboxPages } from './modules/billing/sandbox-pages.ts';
import { registerWebhook } from './modules/billing/webhook-routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './config.ts';
import { createContactService } from './modules/contact/contact-service.ts';
import { registerContactRoutes } from './modules/contact/routes.ts';
import type { Media } from './modules/creations/media.ts';
import { registerMediaRoutes } from './modules/creations/media-routes.ts';
import { registerCreationRoutes } from './modules/creations/routes.ts';
import type { CreationService } from './modules/creations/service.ts';
import type { Database } from './platform/database/database.ts';
import { registerGenerateRoutes } from './modules/generation/generate-routes.ts';
import { registerGenerationRoutes } from './modules/generation/generation-routes.ts';
import { registerRecutRoutes } from './modules/generation/recut-routes.ts';
import type { GenerationService } from './modules/generation/service.ts';
import type { App } from './platform/http/app-type.ts';
import { BuiltPages } from './platform/http/built-pages.ts';
import { createApp } from './platform/http/create-app.ts';
import { csrfTokens } from './platform/http/csrf.ts';
import { registerCrawlerFiles } from './platform/http/crawler-files.ts';
import { sendNotFound } from './platform/http/error-handler.ts';
import type { OverloadLimits } from './platform/http/overload.ts';
import { pseudonyms } from './platform/http/pseudonym.ts';
import { browserSessions, registerSessionUser } from './modules/accounts/sessions/session.ts';
import { sessionCookie } from './platform/http/session-cookie.ts';
import { registerWeb } from './platform/http/static-web.ts';
import { createLeaving } from './modules/account-deletion/leaving.ts';
import { registerLeavingRoutes } from './modules/account-deletion/routes.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Availability } from './platform/observability/availability.ts';
import type { DiskSpace } from './platform/storage/disk-space.ts';
import { registerConfigurationRoutes } from './configuration-routes.ts';
import { registerHealthRoutes } from './platform/health/health-routes.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import { registerMetricsRoutes } from './platform/health/metrics-routes.ts';
import { startSweeper } from './platform/jobs/sweeper.ts';
import type { EnhancementService } from './modules/prompts/enhancement-service.ts';
import { registerPromptRoutes } from './modules/prompts/routes.ts';
import type { Storage } from './platform/storage/storage.ts';

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
