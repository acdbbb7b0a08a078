import { z } from 'zod';
import { LIMITS } from './limits.ts';

const token = z.string().max(LIMITS.accessTokenMaximum);

export const socialLoginRequestSchema = z.strictObject({ accessToken: token });
export type SocialLoginRequest = z.infer<typeof socialLoginRequestSchema>;

/** Microsoft's access tokens cannot be checked by us: the id token that came with it can. */
export const microsoftLoginRequestSchema = socialLoginRequestSchema.extend({
  idToken: token.optional(),
  /** What the id token has to repeat. */
  nonce: z.string().max(256).optional(),
});
export type MicrosoftLoginRequest = z.infer<typeof microsoftLoginRequestSchema>;
