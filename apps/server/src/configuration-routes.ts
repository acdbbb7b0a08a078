import {
  type Configuration,
  configurationSchema,
  LIMITS,
  PLAN_NAMES,
  PLANS,
  ROUTES,
} from '@loopwright/contract';
import type { Config } from './config.ts';
import type { Payments } from './modules/billing/index.ts';
import type { App } from './platform/http/app-type.ts';

type OfferedConfig = Pick<
  Config,
  'googleClientId' | 'microsoftClientId' | 'xClientId' | 'security' | 'textModel' | 'mail'
>;

/** The route that tells the web app what this installation offers. */
export function registerConfigurationRoutes(
  app: App,
  config: OfferedConfig,
  models: Configuration['models'],
  { kind, catalogue }: Pick<Payments, 'kind' | 'catalogue'>,
): void {
  const { challenge, passwordMinimum } = config.security;
  const configuration: Configuration = {
    models,
    enhancer: config.textModel === null ? 'rules' : 'model',
    payments: kind,
    identityProviders: {
      google: config.googleClientId,
      microsoft: config.microsoftClientId,
      x: config.xClientId,
    },
    challenge: challenge && { provider: challenge.provider, siteKey: challenge.siteKey },
    supportPromise: config.mail.supportPromise,
    plans: PLAN_NAMES.map((plan) => {
      const { name, label, priceUsd, tokensPerWeek, trialDays, imageSizes, gifSizes } = PLANS[plan];
      return {
        name,
        label,
        priceUsd,
        tokensPerWeek,
        priceId: plan === 'free' ? null : (catalogue?.priceOf(plan) ?? null),
        trialDays,
        imageSizes: [...imageSizes],
        gifSizes: [...gifSizes],
      };
    }),
    limits: {
      passwordMinimum,
      promptMaximum: LIMITS.promptMaximum,
      referenceBytes: LIMITS.referenceBytes,
      referencePixels: LIMITS.referencePixels,
    },
  };
  app.get(
    ROUTES.configuration,
    { schema: { tags: ['operations'], response: { 200: configurationSchema } } },
    () => configuration,
  );
}
