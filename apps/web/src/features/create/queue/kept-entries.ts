import { openTabList } from '../../../lib/tab-storage.ts';
import type { QueueEntry } from './queue-state.ts';

/** Of the tab: another one has a queue of its own, and would send the same entries. */
const unsent = openTabList<QueueEntry>('unsent-queue');

/** Whether only this page knows of an entry: the server has it not, or has not said so. */
export const isUnsent = ({ request, generation, error }: QueueEntry): boolean =>
  request !== null && generation === null && (error === null || error === 'failed');

/** A reference image is too large to be kept. */
export const hasReference = ({ request }: QueueEntry): boolean => Boolean(request?.reference);

/** Keeps the unsent entries of a user until the page comes again. */
export const keepUnsent = (username: string, entries: readonly QueueEntry[]): void =>
  unsent.keep(
    username,
    entries.filter((entry) => isUnsent(entry) && !hasReference(entry)),
  );

/** The entries that the last page of this tab had not sent. */
export const readUnsent = unsent.read;

export const forgetUnsent = unsent.forget;
