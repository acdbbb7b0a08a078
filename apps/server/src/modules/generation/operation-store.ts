import { eq } from 'drizzle-orm';
import { type JobContext, LostClaimError, withRetry } from '../../platform/jobs/index.ts';
import { generations } from '../../schema/schema.ts';
import type { Json } from '../../schema/stored-values.ts';
import type { EngineOperation } from '../engines/index.ts';
import type { GenerationContent } from './store.ts';

/** The pauses before further attempts to save a result, which may have cost a lot. */
const PAUSES_MS = [200, 1_000, 3_000];

export interface KeptOperation extends EngineOperation {
  /** The operation that was saved last, by this attempt or an earlier one. */
  readonly latest: Json;
}

/**
 * Stores the provider operation in the row of its generation, durably before `save` resolves, so that
 * the next attempt continues it instead of paying twice.
 */
export function keepOperation(
  { whileCurrent }: Pick<JobContext, 'whileCurrent'>,
  { id, operation: started }: Pick<GenerationContent, 'id' | 'operation'>,
): KeptOperation {
  let latest: Json = started ?? null;
  return {
    started: latest,
    get latest() {
      return latest;
    },
    /** @throws LostClaimError when another attempt is under way */
    async save(operation) {
      const save = () =>
        whileCurrent((tx) =>
          tx.update(generations).set({ operation }).where(eq(generations.id, id)),
        );
      await withRetry(save, {
        pausesMs: PAUSES_MS,
        isFinal: (cause) => cause instanceof LostClaimError,
      });
      latest = operation;
    },
  };
}
