import { z } from 'zod';
import type { IdentityEndpoints } from './identity-endpoints.ts';
import { type IdentityVerifier, identityRefused } from './identity-verifier.ts';
import { requestProvider } from './provider-request.ts';

const answerSchema = z.object({
  data: z.object({
    id: z.string().regex(/^\d{1,20}$/),
    name: z.string().nullable().catch(null),
    username: z.string().regex(/^\w{1,50}$/),
  }),
});

/**
 * Verifies X's access tokens. X tells which account a token belongs to, but not which application it was
 * issued to: there is no audience to check, so that another site could sign in with a token it was given.
 * X is therefore disabled until an operator accepts that risk by setting X_CLIENT_ID, and no page offers
 * it.
 */
export function xVerifier(endpoints: Pick<IdentityEndpoints, 'xProfile'>): IdentityVerifier {
  return {
    async verify({ accessToken }, signal) {
      const answer = answerSchema.safeParse(
        await requestProvider(endpoints.xProfile, { method: 'GET', accessToken, signal }),
      );
      if (!answer.success) throw identityRefused('profile');
      const { id, name, username } = answer.data.data;
      // X sends no email address.
      return { subject: id, label: `@${username}`, name, email: null, isEmailVerified: false };
    },
  };
}
