import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyResult } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { requestProvider } from './provider-request.ts';
import {
  providerUnavailable,
  identityRefused,
  type VerifiedIdentity,
} from './identity-verifier.ts';
import { microsoftIdentity, personClaims, shownClaims } from './microsoft-claims.ts';

/** Between Microsoft's clock and ours. */
const TOLERANCE_SECONDS = 60;

export interface IdTokenDependencies {
  readonly clientId: string;
  readonly clock: Clock;
  readonly keysUrl: string;
  readonly deadlineMs: number;
  /** @returns false when the proof has been spent before */
  readonly spend: (proof: string, expiresAt: Date) => Promise<boolean>;
}

export type IdTokenCheck = (
  idToken: string,
  nonce: string | undefined,
) => Promise<VerifiedIdentity>;

/** The issuer belongs to the tenant; the tenant of personal accounts is one like the others. */
const issuerOf = (tid: string): string => `https://login.microsoftonline.com/${tid}/v2.0`;

/**
 * Checks id tokens as Microsoft's "Claims validation" asks of applications that are open to every
 * tenant: signature, audience, issuer against the tenant, the key's own issuer, time; and each once.
 */
export function idTokenCheck(dependencies: IdTokenDependencies): IdTokenCheck {
  const { clientId, clock, keysUrl, deadlineMs, spend } = dependencies;
  // Kept for ten minutes, asked again for a key that is not among them, every 30 s at the most.
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: deadlineMs,
    [customFetch]: (url, { signal }) => fetchKeys(url, signal),
  });
  const claimsSchema = z.object({
    ...personClaims,
    ...shownClaims,
    aud: z.literal(clientId),
    iss: z.string(),
    exp: z.number(),
    ver: z.literal('2.0'),
    nonce: z.string().optional(),
  });
  const verifySignature = (idToken: string): Promise<JWTVerifyResult> =>
    jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      audience: clientId,
      requiredClaims: ['exp', 'nbf'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: clock(),
    });

  return async (idToken, nonce) => {
    const { payload, protectedHeader } = await verifySignature(idToken).catch(explain);
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw identityRefused('claims');
    const { tid, oid, iss, exp, name, preferred_username: username, email } = claims.data;
    if (iss !== issuerOf(tid)) throw identityRefused('issuer');
    const key = keys.jwks()?.keys.find(({ kid }) => kid === protectedHeader.kid);
    if (!mayVouchFor(key, iss, tid)) throw identityRefused('issuer of the key');
    if (nonce !== undefined && claims.data.nonce !== nonce) throw identityRefused('nonce');
    const expiresAt = new Date((exp + TOLERANCE_SECONDS) * 1000);
    if (!(await spend(signedPart(idToken), expiresAt))) throw identityRefused('replayed');
    return microsoftIdentity({ tid, oid, name, username, email });
  };
}

/** Some keys of the common authority are one tenant's alone. */
function mayVouchFor(key: object | undefined, issuer: string, tid: string): boolean {
  if (key === undefined) return false;
  if (!('issuer' in key)) return true;
  return typeof key.issuer === 'string' && key.issuer.replace('{tenantid}', tid) === issuer;
}

/** Without the signature: the last character of that has bits which mean nothing. */
const signedPart = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'));

async function fetchKeys(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return Response.json(await requestProvider(url, { method: 'GET', accessToken: null, signal }));
  } catch (error) {
    throw providerUnavailable(error);
  }
}

function explain(error: unknown): never {
  if (error instanceof errors.JWKSInvalid) throw providerUnavailable(error);
  // Never as the cause: it carries the token's claims.
  if (error instanceof errors.JOSEError) throw identityRefused(`id token: ${error.code}`);
  throw error;
}
