import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import type { SocialProvider } from './social-attempt.ts';
import { SocialButton } from './social-button.tsx';

/** The server's message for these says what to do: connect the account, wait, or try another way. */
const TELLING_STATUSES: ReadonlySet<number> = new Set([409, 429, 503]);

interface Mishap {
  readonly provider: SocialProvider;
  /** What the server says there is to do; empty: nothing. */
  readonly hint: string;
}

export type SocialPurpose = 'login' | 'signup';

const hintOf = (refusal: unknown): string =>
  refusal instanceof ApiError && TELLING_STATUSES.has(refusal.status) ? messageOf(refusal, '') : '';

interface SocialButtonsProps {
  readonly purpose: SocialPurpose;
  readonly isDisabled: boolean;
}

/** The ways in through others. A first sign-in makes the account: both screens do the same. */
export function SocialButtons({ purpose, isDisabled }: SocialButtonsProps) {
  const { login } = useAuth();
  const { form, social } = useTexts('account');
  const [isBusy, setIsBusy] = useState(false);
  /** The button that was pressed last. */
  const [latest, setLatest] = useState<SocialProvider | null>(null);
  const [mishap, setMishap] = useState<Mishap | null>(null);
  const ending = purpose === 'login' ? 'AuthenticationFailed' : 'SignupFailed';

  const buttonFor = (provider: SocialProvider, label: string) => (
    <SocialButton
      provider={provider}
      label={label}
      isDisabled={isDisabled || isBusy}
      isSuperseded={latest !== null && latest !== provider}
      onBusyChange={(next) => {
        setIsBusy(next);
        if (!next) return;
        setLatest(provider);
        setMishap(null);
      }}
      onCredential={async (credential) => {
        try {
          await login(credential);
        } catch (refusal) {
          setMishap({ provider, hint: hintOf(refusal) });
        }
      }}
      errorCallback={(message, isMinor) => {
        if (!isMinor) setMishap({ provider, hint: '' });
      }}
    />
  );
  return (
    <div className="grid gap-2.5">
      <div className="my-5 flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {form.or}
      </div>
      {mishap && (
        <ErrorNotice>
          {social[`${mishap.provider}${ending}`]}
          {mishap.hint && <span className="block"> {mishap.hint}</span>}
        </ErrorNotice>
      )}
      {buttonFor('google', purpose === 'login' ? social.google : social.googleSignup)}
      {buttonFor('microsoft', purpose === 'login' ? social.microsoft : social.microsoftSignup)}
    </div>
  );
}
