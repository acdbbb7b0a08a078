import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SocialButton } from './social-button.tsx';
import type { SocialProvider } from './social-attempt.ts';

/** The server's message for these says what to do: connect the account, wait, or try another way. */
const TELLING_STATUSES: ReadonlySet<number> = new Set([409, 429, 503]);

/** Kept without words, which may change with the language. */
interface Mishap {
  readonly provider: SocialProvider;
  /** What the server refused with; null: it did not come so far. */
  readonly refusal: unknown;
}

export type SocialPurpose = 'login' | 'signup';

interface MishapTexts {
  /** The specification's message. */
  readonly text: string;
  /** What the server says there is to do, if anything. */
  readonly hint: string | null;
}

function useMishapTexts(purpose: SocialPurpose, mishap: Mishap | null): MishapTexts | null {
  const { social } = useTexts('account');
  if (!mishap) return null;
  const ending = purpose === 'login' ? 'AuthenticationFailed' : 'SignupFailed';
  const { provider, refusal } = mishap;
  const isTelling = refusal instanceof ApiError && TELLING_STATUSES.has(refusal.status);
  return {
    text: social[`${provider}${ending}`],
    hint: isTelling ? messageOf(refusal, '') : null,
  };
}

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
  const mishapTexts = useMishapTexts(purpose, mishap);

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
          setMishap({ provider, refusal });
        }
      }}
      errorCallback={(message, isMinor) => {
        if (!isMinor) setMishap({ provider, refusal: null });
      }}
    />
  );
  return (
    <div className="grid gap-2.5">
      <div className="my-5 flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {form.or}
      </div>
      {mishapTexts && (
        <ErrorNotice>
          {mishapTexts.text}
          {mishapTexts.hint && <span className="block text-ink"> {mishapTexts.hint}</span>}
        </ErrorNotice>
      )}
      {buttonFor('google', purpose === 'login' ? social.google : social.googleSignup)}
      {buttonFor('microsoft', purpose === 'login' ? social.microsoft : social.microsoftSignup)}
    </div>
  );
}
