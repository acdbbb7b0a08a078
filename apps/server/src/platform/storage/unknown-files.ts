import type { Clock } from '../clock.ts';
import type { Storage } from './storage.ts';

/** Far longer than the time between a file and its row. */
const AGE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/**
 * Deletes files of a folder without a row. A process that dies between writing file and row leaves them. Recent files
 * are skipped, because their row may follow.
 * @param findKnown returns those of the keys that stay
 * @returns how many there were
 */
export async function deleteUnknownFiles(
  { storage, clock }: { readonly storage: Pick<Storage, 'list' | 'delete'>; readonly clock: Clock },
  folder: string,
  findKnown: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  let deleted = 0;
  let batch: string[] = [];
  const deleteUnknown = async (): Promise<void> => {
    const known = new Set(batch.length === 0 ? [] : await findKnown(batch));
    const unknown = batch.filter((key) => !known.has(key));
    for (const key of unknown) await storage.delete(key);
    deleted += unknown.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list(folder)) {
    if (clock().getTime() - modifiedAt.getTime() < AGE_MS) continue;
    batch.push(key);
    if (batch.length === BATCH) await deleteUnknown();
  }
  await deleteUnknown();
  return deleted;
}
