import { z } from 'zod';
import { requestProvider } from './provider-request.ts';
import type { IdentityEndpoints } from './identity-endpoints.ts';
import { type IdentityVerifier, identityRefused } from './identity-verifier.ts';

const answerSchema = z.object({
  data: z.object({
    id: z.string().regex(/^\d{1,20}$/),
    name: z.string().nullable().catch(null),
    username: z.string().regex(/^\w{1,50}$/),
  }),
});

/**
 * X tells whose access token it is, but not for whom it was made: there is no audience to check, so
 * that a token which another site was given would open the account here too. This is why X is off
 * until an operator sets X_CLIENT_ID and takes that upon themselves, and why no screen offers it.
 */
export function xVerifier(endpoints: Pick<IdentityEndpoints, 'xProfile'>): IdentityVerifier {
  return {
    async verify({ accessToken }, signal) {
      const answer = answerSchema.safeParse(
        await requestProvider(endpoints.xProfile, { method: 'GET', accessToken, signal }),
      );
      if (!answer.success) throw identityRefused('profile');
      const { id, name, username } = answer.data.data;
      // X tells no e-mail address.
      return { subject: id, label: `@${username}`, name, email: null, isEmailVerified: false };
    },
  };
}
