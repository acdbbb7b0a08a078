import { IDENTITY_PROVIDERS, type IdentityProvider } from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../../config.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { googleVerifier } from './google-verifier.ts';
import type { ProviderTokens, IdentityVerifier } from './identity-verifier.ts';
import { microsoftVerifier } from './microsoft-verifier.ts';
import type { Behaviour } from './testing/fake-provider.ts';
import { faultOf, patience } from './testing/fault-of.ts';
import {
  CLIENT_IDS,
  type IdentityProviders,
  startIdentityProviders,
} from './testing/identity-providers.ts';
import { xVerifier } from './x-verifier.ts';

const UNHAPPY = ['down', 'failing', 'html', 'redirecting', 'huge', 'garbled'] as const;
const NEVER_ENDING = ['silent', 'stalling'] as const;
const SHORT_MS = 200;
const LONG_MS = 60_000;

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const ACCOUNT = { tid: TENANT, oid: '00000000-0000-4000-8000-000000000001' };

describe.each([...IDENTITY_PROVIDERS, 'microsoft without an id token'] as const)(
  'when %s',
  (case_) => {
    const provider = case_ === 'microsoft without an id token' ? 'microsoft' : case_;
    let providers: IdentityProviders;
    beforeEach(async () => {
      providers = await startIdentityProviders();
    });
    afterEach(() => providers.close());

    const proofs: Readonly<Record<typeof case_, () => Promise<ProviderTokens>>> = {
      google: async () => providers.google.grant({ clientId: CLIENT_IDS.google, sub: '1' }),
      microsoft: () => providers.microsoft.grant({ ...ACCOUNT, clientId: CLIENT_IDS.microsoft }),
      x: async () => providers.x.grant({ id: '1', name: 'Ana', username: 'ana' }),
      'microsoft without an id token': async () => {
        const { accessToken } = await proofs.microsoft();
        return { accessToken };
      },
    };
    const verifierFor = (deadlineMs: number): IdentityVerifier => {
      const { endpoints } = providers;
      const dependencies = {
        clock: () => new Date(),
        endpoints,
        deadlineMs,
        markUsed: async () => true,
      };
      const verifiers: Readonly<Record<IdentityProvider, () => IdentityVerifier>> = {
        google: () => googleVerifier({ ...dependencies, clientId: CLIENT_IDS.google }),
        microsoft: () => microsoftVerifier({ ...dependencies, clientId: CLIENT_IDS.microsoft }),
        x: () => xVerifier(endpoints),
      };
      return verifiers[provider]();
    };
    const verify = async (behaviour: Behaviour, deadlineMs = LONG_MS) => {
      providers.behave(provider, behaviour);
      const signal = AbortSignal.timeout(deadlineMs);
      return verifierFor(deadlineMs).verify(await proofs[case_](), signal);
    };

    it.each(UNHAPPY)('is %s, it answers unavailable', async (behaviour) => {
      expect(await faultOf(verify(behaviour))).toBe('unavailable');
    });

    it.each(NEVER_ENDING)('is %s, it stops at the deadline', async (behaviour) => {
      expect(await faultOf(verify(behaviour, SHORT_MS))).toBe('unavailable');
    });

    it('works, the identity is verified', async () => {
      expect(await verify('well')).toHaveProperty('subject');
    });

    it('fails, the log gives the reason without the token', async () => {
      const lines: string[] = [];
      const write = (line: string): void => void lines.push(line);
      const log = createLogger(parseConfig({ LOG_LEVEL: 'debug' }).logLevel, { write });
      for (const behaviour of UNHAPPY) {
        const { accessToken, idToken = accessToken } = await proofs[case_]();
        providers.behave(provider, behaviour);
        const tokens = { accessToken, ...(idToken === accessToken ? {} : { idToken }) };
        await verifierFor(LONG_MS)
          .verify(tokens, patience())
          .catch((err: unknown) => log.error({ err }, 'failed'));
        expect(lines.at(-1)).toMatch(/"providerAway: /);
        expect(lines.join('')).not.toContain(accessToken);
        expect(lines.join('')).not.toContain(idToken);
      }
    });
  },
);
