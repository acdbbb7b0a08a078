import type { Catalogue } from '../../../language/catalogue.ts';
import type { SocialCredential } from '../../../lib/session-store.ts';

/** The providers that have a button. */
export type SocialProvider = SocialCredential['provider'];

type SocialTexts = Catalogue['account']['social'];

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

/** How an attempt ended that gave nothing. Without words, which may change with the language. */
export interface Failure {
  readonly reason: FailureReason;
  /** The button's own words are all that there is to it. */
  readonly isMinor: boolean;
  readonly textIn: (social: SocialTexts) => string;
}

/** What is said when not even the flow could be fetched. */
export const flowFailure = (provider: SocialProvider): Failure => ({
  reason: 'failed',
  isMinor: false,
  textIn: (social) => social[`${provider}Failed`],
});
