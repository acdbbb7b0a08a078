import { useEffect, useEffectEvent, useState } from 'react';

/** Counts whole seconds down to zero and then calls back, once. */
export function useCountdown(durationMs: number, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(Math.ceil(durationMs / 1000));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (seconds === 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}
