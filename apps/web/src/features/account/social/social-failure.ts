import type { SocialCredential } from '../../../lib/session-store.ts';

/** The providers that have a button. */
export type SocialProvider = SocialCredential['provider'];

export type FailureReason =
  /** The person closed the window, or the browser did not let it open. */
  | 'cancelled'
  | 'failed'
  | 'noAccessToken'
  /** Not set up on this installation. */
  | 'notConfigured'
  /** What runs the provider's window could not be loaded. */
  | 'unreachable'
  | 'setupFailed';

/** A provider gave nothing to sign in with. */
export class SocialFailure extends Error {
  readonly reason: FailureReason;
  /** The provider's own words for people, if it had any. */
  readonly providerText: string | null;

  constructor(
    reason: FailureReason,
    options: ErrorOptions & { readonly providerText?: string | undefined } = {},
  ) {
    super(`The sign-in service gave nothing: ${reason}`, options);
    this.name = 'SocialFailure';
    this.reason = reason;
    this.providerText = options.providerText || null;
  }
}

/** Whatever happened, in terms of what there is to say of it. */
export const failureFrom = (error: unknown): SocialFailure =>
  error instanceof SocialFailure ? error : new SocialFailure('failed', { cause: error });
