import { GENERATION_KINDS } from '@loopwright/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobDefinition, JobQueue } from '../../platform/jobs/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Json } from '../../schema/stored-values.ts';
import { type Engines, isUnconfirmedSubmission } from '../engines/index.ts';
import { CLEANUP_KIND, draftKeyOf } from './draft-store.ts';
import type { GenerationContent } from './store.ts';

const MINUTE_MS = 60_000;

interface CleanupInput {
  /** The generation and its workspace may be deleted by now. */
  readonly generationId: string;
  readonly kind: GenerationContent['kind'];
  /** The engine's id, as in `generations.options`. */
  readonly model: string | null;
  readonly operation: Json;
  readonly [key: string]: Json;
}

const cleanupInput: z.ZodType<CleanupInput> = z.object({
  generationId: z.uuid(),
  kind: z.enum(GENERATION_KINDS),
  model: z.string().nullable(),
  operation: z.json(),
});

export type CleanupDefinition = JobDefinition<CleanupInput, void>;

export interface CleanupDependencies {
  readonly storage: Storage;
  readonly engines: Pick<Engines, 'find'>;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Lets an engine end and clean up the provider operation of a generation that has ended. Attempts at
 * generations do not wait for it, because providers may be slow.
 */
export const defineCleanup = (dependencies: CleanupDependencies): CleanupDefinition => ({
  kind: CLEANUP_KIND,
  input: cleanupInput,
  retryLimit: 4,
  backoffMs: [MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS, 4 * MINUTE_MS],
  timeoutMs: 10 * MINUTE_MS,
  failureMessage: 'internal',
  priority: () => 0,
  concurrencyGroup: () => CLEANUP_KIND,
  isRetryable: () => true,
  async run({ generationId, kind, model, operation }) {
    const { engines, storage } = dependencies;
    await engines.find(kind, model ?? undefined).discardOperation?.(operation);
    await storage.delete(draftKeyOf(generationId));
  },
  async onFailed(_, { input: { generationId, model } }, err) {
    dependencies.log.error(
      { err, generationId, model },
      'an operation could not be ended: its provider may go on and bill it',
    );
  },
});

/**
 * Enqueues the cleanup of the provider operation of a generation that ends with this transaction. An
 * unconfirmed submission has no id by which it could be ended.
 */
export async function enqueueCleanup(
  queue: JobQueue,
  definition: CleanupDefinition,
  tx: Transaction,
  { id, kind, options }: Pick<GenerationContent, 'id' | 'kind' | 'options'>,
  operation: Json,
): Promise<void> {
  if (isUnconfirmedSubmission(operation)) return;
  const input = { generationId: id, kind, model: options.model ?? null, operation };
  await queue.enqueue(tx, definition, input, { requestKey: id });
}
