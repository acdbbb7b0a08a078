import { withTabStorage } from '../../../lib/tab-storage.ts';
import type { QueueEntry } from './queue-state.ts';

/**
 * In the session storage of the tab: another tab has a queue of its own, and would send the same entries.
 * Signing out clears it.
 */
const KEY = 'unsent-queue';

interface KeptEntries {
  readonly username: string;
  readonly entries: readonly QueueEntry[];
}

/** Whether only this page knows of an entry: the server has it not, or has not said so. */
export const isUnsent = ({ request, generation, error }: QueueEntry): boolean =>
  request !== null && generation === null && (error === null || error === 'failed');

/** A reference image is too large to be kept. */
export const hasReference = ({ request }: QueueEntry): boolean => Boolean(request?.reference);

/** Keeps the unsent entries of a user until the page comes again. */
export function keepUnsent(username: string, entries: readonly QueueEntry[]): void {
  const kept = entries.filter((entry) => isUnsent(entry) && !hasReference(entry));
  withTabStorage((storage) => {
    if (kept.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ username, entries: kept } satisfies KeptEntries));
  });
}

/** The entries that the last page of this tab had not sent; those of another user are removed. */
export function readUnsent(username: string): readonly QueueEntry[] {
  const text = withTabStorage((storage) => storage.getItem(KEY));
  if (text === null) return [];
  // Only `keepUnsent` of this tab writes it.
  const kept = JSON.parse(text) as KeptEntries;
  if (kept.username === username) return kept.entries;
  forgetUnsent();
  return [];
}

export const forgetUnsent = (): void => void withTabStorage((storage) => storage.removeItem(KEY));
