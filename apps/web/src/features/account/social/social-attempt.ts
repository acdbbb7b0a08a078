import type { ComponentType } from 'react';
import type { Catalogue } from '../../../language/catalogue.ts';
import type { SocialCredential } from '../../../lib/session-store.ts';

/** The providers that have a button. */
export type SocialProvider = SocialCredential['provider'];

export type SocialTexts = Catalogue['account']['social'];

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

/** How an attempt ended without a credential. The texts follow the language of the page. */
export interface Failure {
  readonly reason: FailureReason;
  /** The line under the button is enough: the screen shows no error box. */
  readonly isMinor: boolean;
  /** The specification's message. */
  readonly textIn: (social: SocialTexts) => string;
  /** A second line that says what to do; null when there is nothing to add. */
  readonly Hint: ComponentType | null;
}

/** The failure when our own code for the sign-in could not be loaded. */
export const flowFailure = (provider: SocialProvider): Failure => ({
  reason: 'failed',
  isMinor: provider === 'google',
  textIn: (social) => social[provider === 'google' ? 'cancelled' : 'microsoftFailed'],
  Hint: null,
});
