import type { Configuration } from '@loopwright/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { useTheme } from '../../../lib/theme.ts';
import { loadChallenge } from './challenge-script.ts';

interface ChallengeProps {
  readonly challenge: NonNullable<Configuration['challenge']>;
  readonly onPassed: (answer: string) => void;
  /** Called when its script cannot be loaded or reports a failure. */
  readonly onFailed: () => void;
}

/** The widget of a challenge provider, within our form. */
export function Challenge({ challenge, onPassed, onFailed }: ChallengeProps) {
  const { challenge: texts } = useTexts('security');
  const { theme } = useTheme();
  const box = useRef<HTMLFieldSetElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { provider, siteKey } = challenge;
  const pass = useEffectEvent(onPassed);
  const fail = useEffectEvent(onFailed);
  const themeNow = useEffectEvent(() => theme);

  useEffect(() => {
    let takeAway: (() => void) | null = null;
    let isWanted = true;
    const show = async (): Promise<void> => {
      const api = await loadChallenge(provider);
      if (!isWanted || place.current === null) return;
      const widget = api.render(place.current, {
        sitekey: siteKey,
        theme: themeNow(),
        callback: (answer) => pass(answer),
        'error-callback': () => fail(),
      });
      takeAway = () => api.remove(widget);
    };
    box.current?.focus();
    show().catch(() => isWanted && fail());
    return () => {
      isWanted = false;
      takeAway?.();
    };
  }, [provider, siteKey]);

  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="min-w-0 animate-rise rounded-md border border-line bg-sunken p-3.5 outline-none"
    >
      <legend className="float-left mb-2.5 w-full text-sm font-medium">{texts.ask}</legend>
      {/* As large as the widgets of both providers: nothing moves when one arrives. */}
      <div ref={place} className="clear-both min-h-[4.875rem] overflow-x-auto" />
    </fieldset>
  );
}
