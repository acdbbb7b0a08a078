import type { DatabaseTransaction, Transaction } from './database.ts';

type Effect = () => void;

/**
 * Runs a transaction whose handle has `afterCommit`: its effects run in their order once it has
 * committed, and never when it was rolled back.
 */
export async function withAfterCommit<T>(
  run: (work: (tx: DatabaseTransaction) => Promise<T>) => Promise<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const effects: Effect[] = [];
  const result = await run((tx) =>
    work(Object.assign(tx, { afterCommit: (effect: Effect) => void effects.push(effect) })),
  );
  for (const effect of effects) effect();
  return result;
}
