import { withTabStorage } from '../../lib/tab-storage.ts';

/** In the session storage of the tab: each tab has a stage of its own. Signing out clears it. */
const KEY = 'running-generations';

interface KeptRun {
  readonly username: string;
  readonly ids: readonly string[];
}

/** Keeps which generations run on the stage until the page comes again. */
export function keepRun(username: string, ids: readonly string[]): void {
  withTabStorage((storage) =>
    storage.setItem(KEY, JSON.stringify({ username, ids } satisfies KeptRun)),
  );
}

/** The ids of the generations that ran on the stage when the last page of this tab was left; those of another user are removed. */
export function readRun(username: string): readonly string[] {
  const text = withTabStorage((storage) => storage.getItem(KEY));
  if (text === null) return [];
  // Only `keepRun` of this tab writes it.
  const kept = JSON.parse(text) as KeptRun;
  if (kept.username === username) return kept.ids;
  forgetRun();
  return [];
}

export const forgetRun = (): void => void withTabStorage((storage) => storage.removeItem(KEY));
