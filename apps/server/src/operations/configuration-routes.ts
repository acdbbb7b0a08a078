import {
  type Configuration,
  configurationSchema,
  LIMITS,
  PLAN_NAMES,
  PLANS,
  ROUTES,
} from '@loopwright/contract';
import type { Payments } from '../billing/payments.ts';
import type { Config } from '../config.ts';
import type { App } from '../http/app-type.ts';

export type IdentityProviders = Pick<Config, 'googleClientId' | 'microsoftClientId' | 'xClientId'>;

/** What this installation offers, for the web app. */
export function registerConfigurationRoutes(
  app: App,
  providers: IdentityProviders,
  engines: Configuration['engines'],
  { kind, catalogue }: Pick<Payments, 'kind' | 'catalogue'>,
): void {
  const configuration: Configuration = {
    engines,
    payments: kind,
    identityProviders: {
      google: providers.googleClientId,
      microsoft: providers.microsoftClientId,
      x: providers.xClientId,
    },
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
