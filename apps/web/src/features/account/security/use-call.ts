import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';

interface Call {
  readonly isBusy: boolean;
  /** What went wrong the last time, in the person's words. */
  readonly error: string | null;
  readonly run: () => Promise<void>;
}

/**
 * One press of a button, one call at a time.
 * @param fallback said when the server has no words of its own
 */
export function useCall(call: () => Promise<void>, fallback: string): Call {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  return { isBusy, error: failure === null ? null : messageOf(failure, fallback), run };
}
