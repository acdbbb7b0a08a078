import { type IdentityProvider, type MicrosoftLoginRequest } from '@loopwright/contract';
import { AppError, serviceUnavailableError } from '../../../platform/errors.ts';

/** The tokens that a browser got from a provider. Only Microsoft's has more than an access token. */
export type ProviderTokens = MicrosoftLoginRequest;

/** An account of a provider, verified by the provider. */
export interface VerifiedIdentity {
  /** The provider's permanent id of the account, which it never assigns again. */
  readonly subject: string;
  /** The name by which the user recognizes the account. */
  readonly label: string;
  /** null: the provider sent none. */
  readonly name: string | null;
  readonly email: string | null;
  /** Whether the provider has verified that emails to `email` reach the user. */
  readonly isEmailVerified: boolean;
}

/** Verifies the tokens of one provider. */
export interface IdentityVerifier {
  /**
   * Checks that the tokens were issued to this installation, and reads the account they belong to.
   * @param signal aborts at the deadline
   * @throws AppError `unauthenticated` when the tokens are not valid, `unavailable` when the provider
   *   cannot be asked
   */
  verify(tokens: ProviderTokens, signal: AbortSignal): Promise<VerifiedIdentity>;
}

/** null: the provider is not configured on this installation. */
export type IdentityVerifiers = Readonly<Record<IdentityProvider, IdentityVerifier | null>>;

/** @param reason for the log; must not contain any part of the tokens */
export const identityRefused = (reason: string): AppError =>
  new AppError('identityRefused', { cause: new Error(reason) });

export const providerUnavailable = (cause: unknown): AppError =>
  serviceUnavailableError('providerAway', cause);
