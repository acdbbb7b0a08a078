import type { Storage } from './storage.ts';

/** Far longer than the time between the first file and the row of any object. */
const AGE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;
/** `folder/<id>.png` and `folder/<id>/master.png` alike. */
const OWNER = /^[a-z]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[./]/;

export interface Orphans {
  /** Ids without a row. */
  readonly ids: readonly string[];
  /** How many ids have a row. */
  readonly knownCount: number;
}

/**
 * Finds files without a row in a folder whose files are named after the ids of rows. A process that dies
 * between writing file and row leaves them. Recent files are skipped, because their row may follow.
 *
 * @param findKnown returns those of the ids that have a row
 */
export async function findOrphans(
  storage: Storage,
  folder: string,
  now: Date,
  findKnown: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<Orphans> {
  const orphans = new Set<string>();
  let knownCount = 0;
  let batch = new Set<string>();

  async function lookUp(): Promise<void> {
    const ids = [...batch];
    batch = new Set();
    const known = new Set(ids.length === 0 ? [] : await findKnown(ids));
    knownCount += known.size;
    for (const id of ids) if (!known.has(id)) orphans.add(id);
  }

  for await (const { key, modifiedAt } of storage.list(folder)) {
    const id = OWNER.exec(key)?.[1];
    if (id === undefined || now.getTime() - modifiedAt.getTime() < AGE_MS) continue;
    batch.add(id);
    if (batch.size === BATCH) await lookUp();
  }
  await lookUp();
  return { ids: [...orphans], knownCount };
}
