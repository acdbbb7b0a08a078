import type { IdentityProvider } from '@loopwright/contract';
import type { ComponentType } from 'react';
import type { Catalogue } from '../../../language/catalogue.ts';
import { GoogleMark, MicrosoftMark } from './provider-marks.tsx';
import type { FailureReason, SocialFailure, SocialProvider } from './social-failure.ts';

export const PROVIDER_NAMES: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  x: 'X',
};

export const PROVIDER_MARKS: Readonly<Record<SocialProvider, ComponentType>> = {
  google: GoogleMark,
  microsoft: MicrosoftMark,
};

/** What the button says of an attempt that gave nothing. */
export function failureText(
  { reason, providerText }: SocialFailure,
  provider: SocialProvider,
  social: Catalogue['account']['social'],
): string {
  const isGoogle = provider === 'google';
  const failed = isGoogle ? social.googleFailed : social.microsoftFailed;
  const texts: Readonly<Record<FailureReason, string>> = {
    cancelled: isGoogle ? social.cancelled : failed,
    failed: providerText ?? failed,
    noAccessToken: social.noAccessToken,
    notConfigured: social.notConnected(PROVIDER_NAMES[provider]),
    unreachable: social.unreachable(PROVIDER_NAMES[provider]),
    setupFailed: social.microsoftSetupFailed,
  };
  return texts[reason];
}
