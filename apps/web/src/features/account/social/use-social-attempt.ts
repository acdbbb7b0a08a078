import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SocialCredential } from '../../../lib/session-store.ts';
import { failureFrom, type SocialFailure, type SocialProvider } from './social-failure.ts';

/** Fetched when somebody comes near a button: no page needs it before. */
const loadFlow = () => import('./credentials.ts');

interface SocialAttempt {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isBusy: boolean;
  readonly failure: SocialFailure | null;
  readonly start: () => Promise<void>;
  /** Makes ready what can be without asking anything of the provider. */
  readonly warmUp: () => Promise<void>;
}

interface SocialAttemptOptions {
  readonly provider: SocialProvider;
  /** Takes what the provider gave. Deals with its own failures. */
  readonly onCredential: (credential: SocialCredential) => Promise<void>;
  readonly onBusyChange?: ((isBusy: boolean) => void) | undefined;
  readonly onFailure?: ((failure: SocialFailure) => void) | undefined;
}

/** Idle, busy on a press, and idle again on success, failure and cancel. */
export function useSocialAttempt(options: SocialAttemptOptions): SocialAttempt {
  const { provider, onCredential, onBusyChange, onFailure } = options;
  const button = useRef<HTMLButtonElement>(null);
  const isWarm = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SocialFailure | null>(null);

  const fail = (error: unknown): void => {
    const next = failureFrom(error);
    setFailure(next);
    onFailure?.(next);
  };

  const changeBusy = (next: boolean): void => {
    setIsBusy(next);
    onBusyChange?.(next);
  };

  const start = async (): Promise<void> => {
    setFailure(null);
    changeBusy(true);
    try {
      const { requestCredential } = await loadFlow();
      await onCredential(await requestCredential(provider));
    } catch (error) {
      fail(error);
    }
    flushSync(() => changeBusy(false));
    // What is disabled loses the focus.
    if (document.activeElement === document.body) button.current?.focus();
  };

  const warmUp = async (): Promise<void> => {
    if (isWarm.current) return;
    isWarm.current = true;
    try {
      const { prepareMicrosoft } = await loadFlow();
      if (provider === 'microsoft') await prepareMicrosoft();
    } catch (error) {
      // Anything else shows again at the press, if it is still so then.
      if (failureFrom(error).reason === 'setupFailed') fail(error);
      else isWarm.current = false;
    }
  };

  return { button, isBusy, failure, start, warmUp };
}

/** Runs once, after the page is shown and has nothing else to do. */
export function useOnFirstDisplay(run: () => void, isWanted: boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    // Safari has no word for idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => latest.current(), 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => latest.current());
    return () => cancelIdleCallback(idle);
  }, [isWanted]);
}
