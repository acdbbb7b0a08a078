import { useEffect, useState } from 'react';

/** Counts whole seconds down to zero and stays there. */
export function useCountdown(durationMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(durationMs / 1000));
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}
