import type { AppDependencies } from './app-dependencies.ts';
import { registerAccountDeletionRoutes } from './modules/account-deletion/index.ts';
import {
  browserSessions,
  registerAccountRoutes,
  registerRecoveryRoutes,
  registerSecurityRoutes,
  registerSessionRoutes,
  registerSocialRoutes,
} from './modules/accounts/index.ts';
import { registerBillingRoutes } from './modules/billing/index.ts';
import { createContactService, registerContactRoutes } from './modules/contact/index.ts';
import { createFeatureService, registerFeatureRoutes } from './modules/features/index.ts';
import { findChargedGenerations } from './modules/generation/index.ts';
import {
  createNotificationService,
  registerNotificationRoutes,
} from './modules/notifications/index.ts';
import {
  createOperatorService,
  operatorLimits,
  registerOperatorRoutes,
} from './modules/operators/index.ts';
import { createTokenUsage, registerTokenRoutes } from './modules/tokens/index.ts';
import { type App, type csrfTokens, sessionCookie } from './platform/http/index.ts';

/**
 * Routes about users themselves: their account, payments, tokens, notifications, messages to the operator, and what
 * operators do about accounts.
 */
export function registerUserRoutes(
  api: App,
  dependencies: AppDependencies,
  csrf: ReturnType<typeof csrfTokens>,
): void {
  const { config, clock, limiter, accounts, accountDeletion } = dependencies;
  const cookie = sessionCookie(config.isHttps);
  const browser = browserSessions(csrf, config.isHttps, cookie);
  const { operators } = config.community;
  const { notification } = config;
  const accountDependencies = { ...accounts, browser, clock, notification, operators };
  registerAccountRoutes(api, { ...accountDependencies, accounts: accounts.service });
  registerSocialRoutes(api, accountDependencies);
  registerRecoveryRoutes(api, accountDependencies);
  registerSecurityRoutes(api, accountDependencies);
  registerSessionRoutes(api, accountDependencies);
  registerAccountDeletionRoutes(api, { ...accountDeletion, browser });
  const { mailer } = dependencies;
  registerContactRoutes(api, createContactService({ mailer, limiter, mail: config.mail }));
  registerBillingRoutes(api, dependencies.payments);
  const usage = createTokenUsage({ ...dependencies, findGenerations: findChargedGenerations });
  registerTokenRoutes(api, usage, clock);
  registerFeatureRoutes(api, createFeatureService(dependencies));
  registerNotificationRoutes(api, createNotificationService(dependencies));
  const sendsMail = config.mail.url !== null;
  registerOperatorRoutes(api, {
    ...dependencies,
    operators,
    service: createOperatorService({ ...dependencies, operators, sendsMail }),
    countChange: operatorLimits(limiter),
  });
}
