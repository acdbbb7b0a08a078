import type { Failure, FailureReason, SocialProvider } from './social-attempt.ts';

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

const NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
};

/** Nobody has failed to prove who they are. */
const MINOR: ReadonlySet<FailureReason> = new Set(['notConfigured', 'unreachable', 'setupFailed']);

/** Whatever happened, in terms of what the button has to say of it. */
export function failureFrom(error: unknown, provider: SocialProvider): Failure {
  const { reason, providerText } =
    error instanceof SocialFailure ? error : new SocialFailure('failed');
  return {
    reason,
    isMinor: MINOR.has(reason) || (reason === 'cancelled' && provider === 'google'),
    textIn(social) {
      const failed = social[`${provider}Failed`];
      const texts: Readonly<Record<FailureReason, string>> = {
        cancelled: provider === 'google' ? social.cancelled : failed,
        failed: providerText ?? failed,
        noAccessToken: social.noAccessToken,
        notConfigured: social.notConnected(NAMES[provider]),
        unreachable: social.unreachable(NAMES[provider]),
        setupFailed: social.microsoftSetupFailed,
      };
      return texts[reason];
    },
  };
}
