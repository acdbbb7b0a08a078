import { googleVerifier } from './google-verifier.ts';
import { IDENTITY_ENDPOINTS } from './identity-endpoints.ts';
import type { IdentityVerifiers } from './identity-verifier.ts';
import { microsoftVerifier } from './microsoft-verifier.ts';
import type { SocialOptions } from './social-options.ts';
import { SocialService, type SocialServiceDependencies } from './social-service.ts';
import { deleteExpiredUsedTokens, markTokenUsed } from './used-token-store.ts';
import { xVerifier } from './x-verifier.ts';

const DEADLINE_MS = 5000;

/** null: the provider is disabled. */
export interface ClientIds {
  readonly googleClientId: string | null;
  readonly microsoftClientId: string | null;
  readonly xClientId: string | null;
}

export interface Social {
  readonly service: SocialService;
  /** Each removes expired rows. @returns how many */
  readonly sweeps: readonly (() => Promise<number>)[];
}

/** Sign-in with the identity providers that this installation has configured. */
export function createSocial(
  dependencies: Omit<SocialServiceDependencies, 'verifiers' | 'deadlineMs'>,
  { googleClientId, microsoftClientId, xClientId }: ClientIds,
  { endpoints = IDENTITY_ENDPOINTS, deadlineMs = DEADLINE_MS }: SocialOptions = {},
): Social {
  const { database, clock } = dependencies;
  const shared = { clock, endpoints, deadlineMs };
  const markUsed = (token: string, expiresAt: Date) =>
    markTokenUsed(database.orm, token, expiresAt);
  const verifiers: IdentityVerifiers = {
    google: googleClientId ? googleVerifier({ ...shared, clientId: googleClientId }) : null,
    microsoft: microsoftClientId
      ? microsoftVerifier({ ...shared, clientId: microsoftClientId, markUsed })
      : null,
    x: xClientId ? xVerifier(endpoints) : null,
  };
  return {
    service: new SocialService({ ...dependencies, verifiers, deadlineMs }),
    sweeps: [() => deleteExpiredUsedTokens(database.orm, clock())],
  };
}
