import {
  type IdentityProvider,
  type MicrosoftLoginRequest,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';

/** What a browser brings from a provider. Only Microsoft's has more than an access token. */
export type ProviderTokens = MicrosoftLoginRequest;

/** A person as a provider vouches for them. */
export interface VerifiedIdentity {
  /** The provider's own lasting name for the person; never given to anybody else. */
  readonly subject: string;
  /** What the person knows that account by. */
  readonly label: string;
  /** null: the provider told none. */
  readonly name: string | null;
  readonly email: string | null;
  /** Whether the provider has seen that letters to `email` reach the person. */
  readonly isEmailVerified: boolean;
}

/** One provider. */
export interface IdentityVerifier {
  /**
   * Finds out who the proof is about, and that it was made for us.
   * @param signal aborts when the person has waited long enough
   * @throws AppError `unauthenticated` when it proves nothing, `unavailable` when nobody can tell now
   */
  verify(proof: ProviderTokens, signal: AbortSignal): Promise<VerifiedIdentity>;
}

/** null: not configured on this installation. */
export type IdentityVerifiers = Readonly<Record<IdentityProvider, IdentityVerifier | null>>;

/** @param reason for the log: never anything of the proof itself */
export const identityRefused = (reason: string): AppError =>
  new AppError('unauthenticated', {
    publicMessage: SERVER_MESSAGES.identityRefused,
    cause: new Error(reason),
  });

export const providerUnavailable = (cause: unknown): AppError =>
  new AppError('unavailable', {
    publicMessage: SERVER_MESSAGES.providerAway,
    isRetryable: true,
    retryAfterSeconds: 10,
    cause,
  });
