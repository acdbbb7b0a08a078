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
  /** What the last page had not sent, until the server has said what of it has arrived. */
  const last = useRef<{ readonly username: string; readonly entries: readonly QueueEntry[] }>(null);

  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (username === null) {
      forgetUnsent();
      last.current = null;
      return;
    }
    if (last.current?.username !== username) {
      last.current = { username, entries: readUnsent(username) };
    }
    const arrived = new Set(active?.map(({ requestKey }) => requestKey));
    const missing = last.current.entries.filter(({ key }) => !arrived.has(key));
    keepUnsent(username, [...missing, ...entries]);
    if (active === null) return;
    last.current = { username, entries: [] };
    if (missing.length > 0) tell(missing);
  }, [username, active, entries]);

  const losesSome = entries.some((entry) => isUnsent(entry) && hasReference(entry));
  useEffect(() => {
    if (!losesSome) return undefined;
    // The browser asks whether to leave.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losesSome]);
}
