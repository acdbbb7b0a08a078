import { googleVerifier } from './google-verifier.ts';
import { IDENTITY_ENDPOINTS } from './identity-endpoints.ts';
import type { IdentityVerifiers } from './identity-verifier.ts';
import { microsoftVerifier } from './microsoft-verifier.ts';
import type { SocialOptions } from './social-options.ts';
import { SocialService, type SocialServiceDependencies } from './social-service.ts';
import { deleteExpiredUsedTokens, markTokenUsed } from './used-token-store.ts';
import { xVerifier } from './x-verifier.ts';

const DEADLINE_MS = 5000;

/** null: this way in is not offered. */
export interface ClientIds {
  readonly googleClientId: string | null;
  readonly microsoftClientId: string | null;
  readonly xClientId: string | null;
}

export interface Social {
  readonly service: SocialService;
  /** Each removes something that has expired. */
  readonly sweeps: readonly (() => Promise<number>)[];
}

/** The ways in through somebody else, as far as this installation offers them. */
export function createSocial(
  dependencies: Omit<SocialServiceDependencies, 'verifiers' | 'deadlineMs'>,
  { googleClientId, microsoftClientId, xClientId }: ClientIds,
  { endpoints = IDENTITY_ENDPOINTS, deadlineMs = DEADLINE_MS }: SocialOptions = {},
): Social {
  const { database, clock } = dependencies;
  const surroundings = { clock, endpoints, deadlineMs };
  const spend = (proof: string, expiresAt: Date) => markTokenUsed(database.orm, proof, expiresAt);
  const verifiers: IdentityVerifiers = {
    google: googleClientId ? googleVerifier({ ...surroundings, clientId: googleClientId }) : null,
    microsoft: microsoftClientId
      ? microsoftVerifier({ ...surroundings, clientId: microsoftClientId, spend })
      : null,
    x: xClientId ? xVerifier(endpoints) : null,
  };
  return {
    service: new SocialService({ ...dependencies, verifiers, deadlineMs }),
    sweeps: [() => deleteExpiredUsedTokens(database.orm, clock())],
  };
}
