import { useEffect, useEffectEvent, useRef } from 'react';
import { useActiveGenerations } from '../../../entities/generation/use-active-generations.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { forgetUnsent, hasReference, isUnsent, keepUnsent, readUnsent } from './kept-entries.ts';
import type { QueueEntry } from './queue-state.ts';

/**
 * Keeps the unsent entries of the queue when the page is loaded again.
 * @param onFound gets, once, those of the last page that the server does not have
 */
export function useKeptQueue(
  entries: readonly QueueEntry[],
  onFound: (entries: readonly QueueEntry[]) => void,
): void {
  const { user } = useAuth();
  const username = user?.username ?? null;
  const active = useActiveGenerations(username);
  const restoredFor = useRef<string>(null);

  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (username === null || active === null || restoredFor.current === username) return;
    restoredFor.current = username;
    const arrived = new Set(active.map(({ requestKey }) => requestKey));
    const found = readUnsent(username).filter(({ key }) => !arrived.has(key));
    if (found.length > 0) tell(found);
  }, [username, active]);

  useEffect(() => {
    if (username === null) forgetUnsent();
    // Until then, the entries of the last page are still to be read.
    else if (restoredFor.current === username) keepUnsent(username, entries);
  }, [username, entries]);

  const losesSome = entries.some((entry) => isUnsent(entry) && hasReference(entry));
  useEffect(() => {
    if (!losesSome) return undefined;
    // The browser asks whether to leave.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losesSome]);
}
