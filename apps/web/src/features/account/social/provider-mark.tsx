import googleMark from './google-mark.svg';
import microsoftMark from './microsoft-mark.svg';
import type { SocialProvider } from './social-attempt.ts';

const MARKS: Readonly<Record<SocialProvider, string>> = {
  google: googleMark,
  microsoft: microsoftMark,
};

/** A provider's own sign, in the colours that its rules ask for. */
export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return <img src={MARKS[provider]} alt="" width="18" height="18" />;
}
