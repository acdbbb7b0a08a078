import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { showEnd } from './shown-work.ts';

/**
 * For a page that shows how work ends: its notification is read once the user can see the end. It stays
 * unread when the page is left before, or is never in sight again.
 * @returns a function to call when work has ended
 */
export function useShownWork(username: string): (work: Parameters<typeof showEnd>[0]) => void {
  const client = useQueryClient();
  const page = useRef(new AbortController());
  useEffect(() => {
    const visit = new AbortController();
    page.current = visit;
    return () => visit.abort();
  }, []);
  return useCallback(
    (work) => {
      const left = page.current.signal;
      // Loaded when it is needed, as no page begins with it.
      import('./shown-work.ts').then(
        ({ showEnd }) => showEnd(work, { client, username, left }),
        () => undefined,
      );
    },
    [client, username],
  );
}
