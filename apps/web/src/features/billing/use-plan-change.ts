import { type PlanName, TIMING } from '@loopwright/contract';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { pause } from '../../lib/pause.ts';
import { rememberPurchase } from '../../lib/purchase.ts';
import { changePlan } from './plan-calls.ts';
import { isUpgrade, type PlanChange } from './subscription-status.ts';

/** A change that the server has accepted. */
export interface DoneChange {
  readonly change: PlanChange;
  /** The plan there was before. */
  readonly from: PlanName;
  readonly target: PlanName;
}

interface ChangingPlan {
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly done: DoneChange | null;
  readonly run: (change: PlanChange, from: PlanName, target: PlanName) => Promise<void>;
  /** What holds the button: the focus goes there when the button is gone. Needs tabIndex -1. */
  readonly holder: RefObject<HTMLDivElement | null>;
}

/** Changes the plan, waits until the new one is known, and says what went wrong. */
export function usePlanChange(): ChangingPlan {
  const { user, refresh } = useAuth();
  const { pricing } = useTexts('billing');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [done, setDone] = useState<DoneChange | null>(null);
  const holder = useRef<HTMLDivElement>(null);

  const run: ChangingPlan['run'] = async (change, from, target) => {
    setIsBusy(true);
    setFailure(null);
    setDone(null);
    try {
      const address = await changePlan(change, target);
      if (address !== null) location.assign(address);
      else {
        // Busy until the new plan is known: a second press would still mean the old one.
        await pause(TIMING.refreshAfterPlanChangeMs);
        await refresh();
        if (user && isUpgrade(from, target)) rememberPurchase(user, target);
        setDone({ change, from, target });
      }
    } catch (error) {
      setFailure({ error });
    }
    // Also on the way out: the browser's back may show this very page again.
    flushSync(() => setIsBusy(false));
    if (document.activeElement === document.body) holder.current?.focus();
  };

  const error = failure && messageOf(failure.error, pricing.failed);
  return { isBusy, error, done, run, holder };
}
