import { decodeJwt, errors } from 'jose';
import { z } from 'zod';
import { identityRefused, type VerifiedIdentity } from './identity-verifier.ts';
import { microsoftIdentity, accountClaims, shownClaims } from './microsoft-claims.ts';
import { requestProvider } from './provider-request.ts';

const claimsSchema = z.object({
  ...accountClaims,
  ...shownClaims,
  /** The application that the token was issued to: `appid` in version 1, `azp` in version 2. */
  appid: z.string().optional(),
  azp: z.string().optional(),
});

const profileSchema = z.object({
  id: z.string(),
  displayName: z.string().nullable().catch(null),
  mail: z.string().nullable().catch(null),
  userPrincipalName: z.string().nullable().catch(null),
});

/**
 * Checks Microsoft Graph's access tokens. Only Graph can verify their signature: when it accepts a token,
 * the token's claims are true, and they must name our application. The tokens of personal accounts are
 * opaque, so that they cannot be checked and are rejected.
 */
export async function checkAccessToken(
  accessToken: string,
  { clientId, profileUrl }: { readonly clientId: string; readonly profileUrl: string },
  signal: AbortSignal,
): Promise<VerifiedIdentity> {
  const claims = claimsSchema.safeParse(readClaims(accessToken));
  if (!claims.success) throw identityRefused('claims');
  const { tid, oid, appid, azp } = claims.data;
  const issuedTo = new Set([appid, azp].filter((id) => id !== undefined));
  if (issuedTo.size !== 1 || !issuedTo.has(clientId)) throw identityRefused('application');
  const profile = profileSchema.safeParse(
    await requestProvider(profileUrl, { method: 'GET', accessToken, signal }),
  );
  if (!profile.success || profile.data.id.toLowerCase() !== oid) throw identityRefused('profile');
  const { displayName: name, mail: email, userPrincipalName: username } = profile.data;
  return microsoftIdentity({ tid, oid, name, username, email });
}

function readClaims(accessToken: string): object {
  try {
    return decodeJwt(accessToken);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw identityRefused('opaque');
    throw error;
  }
}
