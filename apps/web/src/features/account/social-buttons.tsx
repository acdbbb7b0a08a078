import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { GoogleMark, MicrosoftMark } from './provider-marks.tsx';

interface SocialButtonProps {
  readonly provider: string;
  readonly label: string;
  readonly mark: ReactNode;
  readonly isDisabled: boolean;
  readonly error: string | null;
  readonly onError: (message: string) => void;
}

/** Says under itself what went wrong with it. */
function SocialButton(props: SocialButtonProps) {
  const { provider, label, mark, isDisabled, error, onError } = props;
  const { social } = useTexts('account');
  return (
    <div>
      <Button
        className="w-full"
        disabled={isDisabled}
        onClick={() => onError(social.notConnected(provider))}
      >
        {mark}
        {label}
      </Button>
      {error && (
        <p role="alert" className="mt-1.5 animate-rise text-center text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

interface SocialButtonsProps {
  readonly googleLabel: string;
  readonly microsoftLabel: string;
  readonly isDisabled: boolean;
}

/** Nothing of the providers is loaded: their flow arrives with its own configuration. */
export function SocialButtons({ googleLabel, microsoftLabel, isDisabled }: SocialButtonsProps) {
  const { form } = useTexts('account');
  const [googleError, setGoogleError] = useState<string | null>(null);
  const [microsoftError, setMicrosoftError] = useState<string | null>(null);
  return (
    <div className="grid gap-2.5">
      <div className="my-5 flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {form.or}
      </div>
      <SocialButton
        provider="Google"
        label={googleLabel}
        mark={<GoogleMark />}
        isDisabled={isDisabled}
        error={googleError}
        onError={(message) => {
          setGoogleError(message);
          setMicrosoftError(null);
        }}
      />
      <SocialButton
        provider="Microsoft"
        label={microsoftLabel}
        mark={<MicrosoftMark />}
        isDisabled={isDisabled}
        error={microsoftError}
        onError={(message) => {
          setMicrosoftError(message);
          setGoogleError(null);
        }}
      />
    </div>
  );
}
