import { Button } from '../../ui/button.tsx';
import { GoogleMark, MicrosoftMark } from './provider-marks.tsx';

interface SocialButtonsProps {
  readonly googleLabel: string;
  readonly microsoftLabel: string;
  readonly isDisabled: boolean;
  readonly onError: (message: string) => void;
}

const explain = (provider: string): string =>
  `Signing in with ${provider} is not available here yet. Use a username and password for now.`;

/** Nothing of the providers is loaded: their flow arrives with its own configuration. */
export function SocialButtons({
  googleLabel,
  microsoftLabel,
  isDisabled,
  onError,
}: SocialButtonsProps) {
  return (
    <div className="grid gap-2.5">
      <div className="my-5 flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </div>
      <Button className="w-full" disabled={isDisabled} onClick={() => onError(explain('Google'))}>
        <GoogleMark />
        {googleLabel}
      </Button>
      <Button
        className="w-full"
        disabled={isDisabled}
        onClick={() => onError(explain('Microsoft'))}
      >
        <MicrosoftMark />
        {microsoftLabel}
      </Button>
    </div>
  );
}
