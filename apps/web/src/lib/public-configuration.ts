import type { Configuration } from '@loopwright/contract';
import { useSyncExternalStore } from 'react';
import { loadConfiguration } from './configuration.ts';

/** Known for as long as a component shows it: the operator may change it. */
let configuration: Configuration | null = null;
const listeners = new Set<() => void>();

/** Without an answer, nothing changes: what is not possible tells why when it is tried. */
async function load(): Promise<void> {
  const loaded = await loadConfiguration().catch(() => null);
  if (loaded === null || listeners.size === 0) return;
  configuration = loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) void load();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) configuration = null;
  };
}

/** What this installation offers; null while that is not known. A store, because public pages do without TanStack Query. */
export const usePublicConfiguration = (): Configuration | null =>
  useSyncExternalStore(
    subscribe,
    () => configuration,
    () => null,
  );
