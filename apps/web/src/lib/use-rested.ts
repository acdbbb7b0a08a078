import { useEffect, useState } from 'react';

const TYPING_MS = 200;

/** A text once typing has rested for a moment. @param restMs how long that is */
export function useRested(text: string, restMs = TYPING_MS): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return rested;
}
