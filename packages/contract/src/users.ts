import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES, SERVER_MESSAGES } from './messages.ts';
import { PLAN_NAMES } from './plans.ts';

export const userSchema = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  subscription: z.enum(PLAN_NAMES),
  tokensRemaining: z.number().int().nonnegative(),
  /** When the weekly tokens refresh, ISO 8601. */
  tokensRefreshAt: z.string(),
  stripeCustomerId: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;

export const userResponseSchema = z.object({ user: userSchema });

export const loginRequestSchema = z.strictObject({
  /** A username or an e-mail address. */
  username: z.string().max(LIMITS.emailMaximum),
  password: z.string().max(1024),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const registerRequestSchema = z.strictObject({
  username: z.string().max(1024),
  password: z.string().max(1024),
  name: z.string().max(1024),
  email: z.string().max(1024),
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

const isBlank = (text: string): boolean => text.trim() === '';

/** The first thing wrong with a sign-in form, or null. */
export function checkLogin(form: LoginRequest): string | null {
  return isBlank(form.username) || isBlank(form.password) ? MESSAGES.login.missingFields : null;
}

/** The first thing wrong with a sign-up form, in the specification's order, or null. */
export function checkRegistration(form: RegisterRequest): string | null {
  const { username, password, name, email } = form;
  if ([username, password, name, email].some(isBlank)) return MESSAGES.signup.missingFields;
  if (password.length < LIMITS.passwordMinimum) return MESSAGES.signup.passwordTooShort;
  if (!email.includes('@')) return MESSAGES.signup.invalidEmail;
  if (username.includes('@')) return SERVER_MESSAGES.usernameHasAt;
  if (password.length > LIMITS.passwordMaximum) {
    return `Passwords can have at most ${LIMITS.passwordMaximum} characters.`;
  }
  if (username.trim().length > LIMITS.usernameMaximum) {
    return `Usernames can have at most ${LIMITS.usernameMaximum} characters.`;
  }
  if (name.trim().length > LIMITS.nameMaximum) {
    return `Names can have at most ${LIMITS.nameMaximum} characters.`;
  }
  if (email.trim().length > LIMITS.emailMaximum) return MESSAGES.signup.invalidEmail;
  return null;
}
