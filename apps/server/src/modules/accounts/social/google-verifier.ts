import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { IdentityEndpoints } from './identity-endpoints.ts';
import { type IdentityVerifier, identityRefused } from './identity-verifier.ts';
import { requestProvider } from './provider-request.ts';

export interface GoogleVerifierDependencies {
  readonly clientId: string;
  readonly clock: Clock;
  readonly endpoints: Pick<IdentityEndpoints, 'googleTokenInfo' | 'googleUserInfo'>;
}

const subject = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** Google sends numbers and booleans as strings here. */
const tokenInfoSchema = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: subject,
  scope: z.string(),
  /** Seconds since 1970. */
  exp: z.coerce.number(),
});

const userInfoSchema = z.object({
  sub: subject,
  name: z.string().nullable().catch(null),
  email: z.string().nullable().catch(null),
  email_verified: z.union([z.boolean(), z.literal('true')]).catch(false),
});

/**
 * Verifies Google's access tokens, as its token client in the browser gets them. Google answers the user
 * info for a token of any application, so that another site could sign in with a token it was given: the
 * token info tells which application a token was issued to.
 */
export function googleVerifier({
  clientId,
  clock,
  endpoints,
}: GoogleVerifierDependencies): IdentityVerifier {
  return {
    async verify({ accessToken }, signal) {
      // Like google-auth-library, sends the token in the header, because URLs end up in logs.
      const info = tokenInfoSchema.safeParse(
        await requestProvider(endpoints.googleTokenInfo, {
          method: 'POST',
          accessToken,
          headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
          signal,
        }),
      );
      if (!info.success) throw identityRefused('token info');
      const { aud, azp = aud, sub, scope, exp } = info.data;
      if (aud !== clientId || azp !== clientId) throw identityRefused('audience');
      if (!(exp * 1000 > clock().getTime())) throw identityRefused('expired');
      if (!scope.split(' ').includes('openid')) throw identityRefused('scope');

      const userInfo = userInfoSchema.safeParse(
        await requestProvider(endpoints.googleUserInfo, { method: 'GET', accessToken, signal }),
      );
      if (!userInfo.success) throw identityRefused('user info');
      const { name, email, email_verified: verified } = userInfo.data;
      if (userInfo.data.sub !== sub) throw identityRefused('subject');
      const isEmailVerified = email !== null && verified !== false;
      return {
        subject: sub,
        label: email ?? name ?? 'Google',
        name,
        email: isEmailVerified ? email : null,
        isEmailVerified,
      };
    },
  };
}
