import { useEffect } from 'react';
import type { GenerationResult } from './generator-state.ts';

/** Frees the memory of results that are no longer shown. */
export function useRelease(results: readonly GenerationResult[]): void {
  useEffect(() => {
    const urls = results.flatMap(({ url }) => (url?.startsWith('blob:') ? url : []));
    // Later, because a strict double mount shows the same results again at once.
    return () => void setTimeout(() => urls.forEach((url) => URL.revokeObjectURL(url)), 60_000);
  }, [results]);
}
