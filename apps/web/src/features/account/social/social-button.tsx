import { useId } from 'react';
import { useTexts } from '../../../language/texts.ts';
import type { SocialCredential } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ProviderMark } from './provider-mark.tsx';
import type { SocialProvider } from './social-attempt.ts';
import { useSocialAttempt } from './use-social-attempt.ts';

interface SocialButtonProps {
  readonly provider: SocialProvider;
  /** Else the words for signing in. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  /** Something else has been tried since: what went wrong here is not said any more. */
  readonly isSuperseded?: boolean;
  /** Takes what the provider gave. Deals with its own failures. */
  readonly onCredential: (credential: SocialCredential) => Promise<void>;
  readonly onBusyChange?: (isBusy: boolean) => void;
  /** With what the button says of a failure. */
  readonly errorCallback?: (message: string, isMinor: boolean) => void;
}

/** Signs in through a provider's window, and shows failures below the button. */
export function SocialButton(props: SocialButtonProps) {
  const { provider, isDisabled = false, isSuperseded = false } = props;
  const { onCredential, onBusyChange, errorCallback } = props;
  const { social } = useTexts('account');
  const { label = social[provider] } = props;
  const errorId = useId();
  const { button, isBusy, failure, start, warmUp } = useSocialAttempt({
    provider,
    onCredential,
    onBusyChange,
    onFailure: (next) => errorCallback?.(next.textIn(social), next.isMinor),
  });
  const shown = isSuperseded ? null : failure;
  return (
    <div>
      <Button
        ref={button}
        className="w-full"
        isBusy={isBusy}
        disabled={isDisabled || isBusy}
        aria-describedby={shown ? errorId : undefined}
        onPointerEnter={() => void warmUp()}
        onFocus={() => void warmUp()}
        onClick={() => void start()}
      >
        {!isBusy && <ProviderMark provider={provider} />}
        {isBusy ? social.busy : label}
      </Button>
      {shown && (
        <p
          id={errorId}
          role="alert"
          className="mt-1.5 animate-rise text-center text-sm text-balance text-danger"
        >
          {shown.textIn(social)}
          {shown.Hint && (
            <span className="block text-ink-soft">
              {' '}
              <shown.Hint />
            </span>
          )}
        </p>
      )}
    </div>
  );
}
