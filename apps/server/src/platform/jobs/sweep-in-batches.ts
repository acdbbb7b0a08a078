const BATCH = 500;

/**
 * Deletes what a sweep finds, a batch at a time: files first, then rows, so that the next sweep repeats what a crash
 * interrupts.
 * @returns how many there were
 */
export async function sweepInBatches<Row extends { readonly id: string }>(sweep: {
  /** Up to `limit` rows that are to be deleted. */
  readonly find: (limit: number) => Promise<readonly Row[]>;
  readonly deleteFiles: (row: Row) => Promise<void>;
  readonly deleteRows: (ids: readonly string[]) => Promise<void>;
}): Promise<number> {
  let deleted = 0;
  for (;;) {
    const found = await sweep.find(BATCH);
    for (const row of found) await sweep.deleteFiles(row);
    await sweep.deleteRows(found.map(({ id }) => id));
    deleted += found.length;
    if (found.length < BATCH) return deleted;
  }
}
