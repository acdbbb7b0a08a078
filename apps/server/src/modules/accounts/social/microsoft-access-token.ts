import { decodeJwt, errors } from 'jose';
import { z } from 'zod';
import { requestProvider } from './provider-request.ts';
import { identityRefused, type VerifiedIdentity } from './identity-verifier.ts';
import { microsoftIdentity, personClaims, shownClaims } from './microsoft-claims.ts';

const claimsSchema = z.object({
  ...personClaims,
  ...shownClaims,
  /** Who asked for the token: in tokens of version 1, and of version 2. */
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
 * Graph's access tokens can be checked by Graph alone. What it accepts is genuine, and then what the
 * token says about itself is true: it must say that it was given to us. The tokens of personal
 * accounts cannot be read, and prove nothing here.
 */
export async function checkAccessToken(
  accessToken: string,
  { clientId, profileUrl }: { readonly clientId: string; readonly profileUrl: string },
  signal: AbortSignal,
): Promise<VerifiedIdentity> {
  const claims = claimsSchema.safeParse(readClaims(accessToken));
  if (!claims.success) throw identityRefused('claims');
  const { tid, oid, appid, azp } = claims.data;
  const givenTo = new Set([appid, azp].filter((id) => id !== undefined));
  if (givenTo.size !== 1 || !givenTo.has(clientId)) throw identityRefused('application');
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
