import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadTexts } from '../../../language/texts.ts';
import type { SocialCredential } from '../../../lib/session-store.ts';
import { type Failure, flowFailure, type SocialProvider } from './social-attempt.ts';

/** Fetched with its texts when a button gets the pointer or the focus; no page needs it before. */
async function loadFlow() {
  const [flow] = await Promise.all([import('./flow.ts'), loadTexts(['security'])]);
  return flow;
}

interface SocialAttempt {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly start: () => Promise<void>;
  /** Makes ready what can be without asking anything of the provider. */
  readonly warmUp: () => Promise<void>;
}

interface SocialAttemptOptions {
  readonly provider: SocialProvider;
  /** Takes what the provider gave. Deals with its own failures. */
  readonly onCredential: (credential: SocialCredential) => Promise<void>;
  readonly onBusyChange?: ((isBusy: boolean) => void) | undefined;
  readonly onFailure?: ((failure: Failure) => void) | undefined;
}

/** Idle, busy on a press, and idle again on success, failure and cancel. */
export function useSocialAttempt(options: SocialAttemptOptions): SocialAttempt {
  const { provider, onCredential, onBusyChange, onFailure } = options;
  const button = useRef<HTMLButtonElement>(null);
  const isWarm = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = (next: Failure): void => {
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
    const flow = await loadFlow().catch(() => null);
    try {
      if (flow) await onCredential(await flow.requestCredential(provider));
      else fail(flowFailure(provider));
    } catch (error) {
      if (flow) fail(flow.failureFrom(error, provider));
    }
    flushSync(() => changeBusy(false));
    // What is disabled loses the focus.
    if (document.activeElement === document.body) button.current?.focus();
  };

  const warmUp = async (): Promise<void> => {
    if (isWarm.current) return;
    isWarm.current = true;
    const problem = await loadFlow()
      .then((flow) => flow.prepare(provider))
      // It shows again at the press, if it is still so then.
      .catch(() => void (isWarm.current = false));
    if (problem) fail(problem);
  };

  const onDisplay = useEffectEvent(() => {
    // Its client is set up once, when the button is shown. Safari has no word for idle.
    if (provider === 'microsoft') (window.requestIdleCallback ?? setTimeout)(() => void warmUp());
  });
  useEffect(() => onDisplay(), []);

  return { button, isBusy, failure, start, warmUp };
}
