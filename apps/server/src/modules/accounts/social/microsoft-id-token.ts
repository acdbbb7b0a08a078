import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyResult } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import {
  providerUnavailable,
  identityRefused,
  type VerifiedIdentity,
} from './identity-verifier.ts';
import { microsoftIdentity, accountClaims, shownClaims } from './microsoft-claims.ts';
import { requestProvider } from './provider-request.ts';

/** The tolerated difference between Microsoft's clock and ours. */
const TOLERANCE_SECONDS = 60;

export interface IdTokenDependencies {
  readonly clientId: string;
  readonly clock: Clock;
  readonly keysUrl: string;
  readonly deadlineMs: number;
  /** Marks a token as used. @returns false when it has been used before */
  readonly markUsed: (token: string, expiresAt: Date) => Promise<boolean>;
}

export type IdTokenCheck = (
  idToken: string,
  nonce: string | undefined,
) => Promise<VerifiedIdentity>;

/** Each tenant has its own issuer, also the tenant of all personal accounts. */
const issuerOf = (tid: string): string => `https://login.microsoftonline.com/${tid}/v2.0`;

/**
 * Checks id tokens as Microsoft's "Claims validation" describes for multi-tenant applications:
 * signature, audience, issuer of the tenant, issuer of the key and time. Each token is accepted once.
 */
export function idTokenCheck(dependencies: IdTokenDependencies): IdTokenCheck {
  const { clientId, clock, keysUrl, deadlineMs, markUsed } = dependencies;
  // Cached for ten minutes; an unknown key causes another request, at most every 30 s.
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: deadlineMs,
    [customFetch]: (url, { signal }) => fetchKeys(url, signal),
  });
  const claimsSchema = z.object({
    ...accountClaims,
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
    const { payload, protectedHeader } = await verifySignature(idToken).catch(throwAppError);
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw identityRefused('claims');
    const { tid, oid, iss, exp, name, preferred_username: username, email } = claims.data;
    if (iss !== issuerOf(tid)) throw identityRefused('issuer');
    const key = keys.jwks()?.keys.find(({ kid }) => kid === protectedHeader.kid);
    if (!mayKeySignFor(key, iss, tid)) throw identityRefused('issuer of the key');
    if (nonce !== undefined && claims.data.nonce !== nonce) throw identityRefused('nonce');
    const expiresAt = new Date((exp + TOLERANCE_SECONDS) * 1000);
    if (!(await markUsed(signedPart(idToken), expiresAt))) throw identityRefused('replayed');
    return microsoftIdentity({ tid, oid, name, username, email });
  };
}

/** Some keys of the common authority may sign for one tenant only. */
function mayKeySignFor(key: object | undefined, issuer: string, tid: string): boolean {
  if (key === undefined) return false;
  if (!('issuer' in key)) return true;
  return typeof key.issuer === 'string' && key.issuer.replace('{tenantid}', tid) === issuer;
}

/** The token without its signature, whose last base64url character has unused bits that can vary. */
const signedPart = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'));

async function fetchKeys(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return Response.json(await requestProvider(url, { method: 'GET', accessToken: null, signal }));
  } catch (error) {
    throw providerUnavailable(error);
  }
}

function throwAppError(error: unknown): never {
  if (error instanceof errors.JWKSInvalid) throw providerUnavailable(error);
  // Not as the cause: the error contains the token's claims.
  if (error instanceof errors.JOSEError) throw identityRefused(`id token: ${error.code}`);
  throw error;
}
