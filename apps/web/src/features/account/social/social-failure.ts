import type { ComponentType } from 'react';
import { useTexts } from '../../../language/texts.ts';
import type { Failure, FailureReason, SocialProvider, SocialTexts } from './social-attempt.ts';

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

/** The attempt ended before the provider gave an OAuth answer. */
const WITHOUT_ANSWER: ReadonlySet<FailureReason> = new Set([
  'cancelled',
  'notConfigured',
  'unreachable',
  'setupFailed',
]);

function textOf(
  { reason, providerText }: Pick<SocialFailure, 'reason' | 'providerText'>,
  provider: SocialProvider,
  social: SocialTexts,
): string {
  if (reason === 'noAccessToken') return social.noAccessToken;
  if (provider === 'microsoft') {
    return reason === 'setupFailed' ? social.microsoftSetupFailed : social.microsoftFailed;
  }
  return WITHOUT_ANSWER.has(reason) ? social.cancelled : (providerText ?? social.googleFailed);
}

function hintOf(reason: FailureReason, name: string): ComponentType | null {
  if (reason !== 'notConfigured' && reason !== 'unreachable') return null;
  return function Hint() {
    const { social } = useTexts('security');
    return reason === 'unreachable' ? social.unreachable(name) : social.notConnected(name);
  };
}

/**
 * Tells what the button says about an error, in the specification's words: for Google every failure
 * without an OAuth answer is a cancelled login; for Microsoft only a failed setup has its own message.
 */
export function failureFrom(error: unknown, provider: SocialProvider): Failure {
  const isGoogle = provider === 'google';
  const failure =
    error instanceof SocialFailure ? error : new SocialFailure(isGoogle ? 'cancelled' : 'failed');
  const { reason } = failure;
  return {
    reason,
    isMinor: isGoogle ? WITHOUT_ANSWER.has(reason) : reason === 'setupFailed',
    textIn: (social) => textOf(failure, provider, social),
    Hint: hintOf(reason, NAMES[provider]),
  };
}
