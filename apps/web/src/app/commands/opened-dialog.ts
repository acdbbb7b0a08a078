import { useSyncExternalStore } from 'react';

type OpenedDialog = 'palette' | 'shortcuts' | null;

const listeners = new Set<() => void>();
let opened: OpenedDialog = null;

/** Opens the palette or the list of shortcuts in place of what is open of them; null closes it. */
export function openDialog(next: OpenedDialog): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenedDialog = (): OpenedDialog =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
