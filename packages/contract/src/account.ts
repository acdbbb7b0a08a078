import { z } from 'zod';
import { IDENTITY_PROVIDERS } from './identity-providers.ts';
import { microsoftLoginRequestSchema } from './identity.ts';
import { userSchema } from './users.ts';

/** `GET /api/account`: the user's sign-in methods and current sessions. */
export const accountSchema = z.object({
  hasPassword: z.boolean(),
  isEmailConfirmed: z.boolean(),
  /** What the creations take of the plan's storage. */
  storedBytes: z.number().int().nonnegative(),
  identities: z.array(
    z.object({
      provider: z.enum(IDENTITY_PROVIDERS),
      /** The provider's name for the user: an e-mail address or a name. */
      label: z.string(),
      linkedAt: z.string(),
    }),
  ),
  /** Newest first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** The browser and its system, such as `Firefox on Windows`; empty: unknown. */
      agent: z.string(),
      startedAt: z.string(),
      lastSeenAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type Account = z.infer<typeof accountSchema>;

const password = z.string().max(1024);

/** The current password, which sensitive changes require from users who have one. */
const currentPassword = password.optional();

export const passwordForgottenRequestSchema = z.strictObject({ email: z.string().max(1024) });
export const passwordResetRequestSchema = z.strictObject({ token: z.string().max(256), password });
export const emailConfirmationRequestSchema = z.strictObject({ token: z.string().max(256) });
export const passwordChangeRequestSchema = z.strictObject({ password, currentPassword });
export const emailChangeRequestSchema = z.strictObject({
  email: z.string().max(1024),
  currentPassword,
});
export const linkRequestSchema = microsoftLoginRequestSchema.extend({ currentPassword });
export const unlinkRequestSchema = z.strictObject({ currentPassword });
export const accountDeletionRequestSchema = z.strictObject({
  /** Typed again, as the confirmation. */
  username: z.string().max(1024),
  currentPassword,
});

export const accountResponseSchema = z.object({ account: accountSchema });
/** The response to a change of the user. */
export const userAccountResponseSchema = z.object({ user: userSchema, account: accountSchema });
/** To what is the same whether or not something happened. */
export const acceptedResponseSchema = z.object({});
