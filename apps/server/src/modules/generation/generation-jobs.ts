import { randomUUID } from 'node:crypto';
import { GENERATION_KINDS, type NotificationKind } from '@loopwright/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type {
  Job,
  JobContext,
  JobDefinition,
  JobEnd,
  JobQueue,
} from '../../platform/jobs/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  concurrencyGroupOf,
  EngineError,
  type EngineResult,
  type Engines,
  LOCAL_CONCURRENCY_GROUP,
} from '../engines/index.ts';
import { notify } from '../notifications/index.ts';
import type { PromptGuard } from '../prompts/index.ts';
import { notifyOfRemix } from '../sharing/index.ts';
import {
  enqueueSource,
  keepReferenceImage,
  SOURCE_DELAY_MS,
  type SourceDefinition,
} from '../sources/index.ts';
import { releaseHold, settleHold } from '../tokens/index.ts';
import { keepOperation } from './operation-store.ts';
import {
  type CleanupDefinition,
  defineCleanup,
  enqueueCleanup,
} from './provider-operation-cleanup.ts';
import { referenceKeyOf } from './reference-store.ts';
import { runGeneration } from './run-generation.ts';
import {
  deleteUnlessCreated,
  type GenerationOutput,
  putFiles,
  saveCreation,
} from './save-creation.ts';
import { endGeneration, type GenerationContent, readContent } from './store.ts';

/** Far beyond the longest generation. */
const TIMEOUT_MS = 20 * 60 * 1000;
const GENERATION_JOB_KIND = 'generation';
const SAVING = { stage: 'saving', fraction: 0.98 };

const generationInput = z.object({
  kind: z.enum(GENERATION_KINDS),
  /** The engine's id; null in jobs that are older than the choice of models. */
  model: z.string().nullable(),
  hasReference: z.boolean(),
});
type GenerationInput = z.infer<typeof generationInput>;
export type GenerationDefinition = JobDefinition<GenerationInput, GenerationOutput>;

/** Called with the end of each generation after the commit. */
export type EndObserver = (
  generation: { readonly kind: GenerationInput['kind']; readonly createdAt: Date },
  end: JobEnd,
) => void;

export interface GenerationJobDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly engines: Pick<Engines, 'find' | 'recut'>;
  readonly checkPrompt: PromptGuard;
  readonly sourceJob: SourceDefinition;
  /** How long after a loop its source is drawn. */
  readonly sourceDelayMs?: number;
  readonly onEnded?: EndObserver;
}

/** The kinds of jobs of this module. */
export interface GenerationJobs {
  readonly generation: GenerationDefinition;
  /** A loop that is cut again from the clip of another. */
  readonly recut: GenerationDefinition;
  readonly cleanup: CleanupDefinition;
}

export function defineGenerationJobs(dependencies: GenerationJobDependencies): GenerationJobs {
  const cleanup = defineCleanup(dependencies);
  const ending = { ...dependencies, cleanup };
  const { database, storage } = dependencies;
  const shared = {
    input: generationInput,
    // Three deaths end a generation (docs/decisions/0007).
    retryLimit: 2,
    backoffMs: [],
    timeoutMs: TIMEOUT_MS,
    failureMessage: 'generationFailed' as const,
    priority: () => 0,
    isRetryable,
    run: (_: GenerationInput, context: JobContext, { id }: Job) => run(dependencies, id, context),
    async store(_: Job, output: GenerationOutput, { reportProgress }: JobContext) {
      reportProgress(SAVING);
      return { ...output, files: await putFiles(storage, output) };
    },
    discard: (_: Job, output: GenerationOutput) =>
      deleteUnlessCreated({ database, storage }, output),
    onCompleted: (tx: Transaction, { kind }: Job, output: GenerationOutput) =>
      complete(ending, tx, output, kind),
    onFailed: (tx: Transaction, { id, kind }: Job) => fail(ending, tx, id, kind),
    async onCancelled(tx: Transaction, { id }: Job) {
      await release(ending, tx, id);
    },
    async cleanUp(
      { id, input: { kind, hasReference }, createdAt }: Job<GenerationInput>,
      end: JobEnd,
    ) {
      dependencies.onEnded?.({ kind, createdAt }, end);
      if (hasReference) await storage.delete(referenceKeyOf(id));
    },
  };
  return {
    cleanup,
    generation: {
      ...shared,
      kind: GENERATION_JOB_KIND,
      concurrencyGroup: ({ model }) =>
        model === null ? LOCAL_CONCURRENCY_GROUP : concurrencyGroupOf(model),
    },
    recut: { ...shared, kind: 'recut', concurrencyGroup: () => LOCAL_CONCURRENCY_GROUP },
  };
}

async function run(
  dependencies: GenerationJobDependencies,
  id: string,
  context: JobContext,
): Promise<GenerationOutput> {
  const generation = await readContent(dependencies.database.orm, id);
  if (generation === null) throw new Error('The row of a generation is gone.');
  const operation = keepOperation(context, generation);
  const result = await runGeneration({ ...dependencies, operation }, generation, context);
  const creationId = randomUUID();
  const { storage } = dependencies;
  const image = await findRedrawReference(storage, generation, result);
  const reference = image && (await keepReferenceImage(storage, image, creationId));
  const { latest } = operation;
  return { creationId, generation, result, files: null, reference, operation: latest };
}

/** The reference image that `redraw` needs; null when it needs none, or the image is gone. */
async function findRedrawReference(
  storage: Storage,
  { referenceKey }: GenerationContent,
  { engineVersion, redrawReference }: EngineResult,
): Promise<Uint8Array | null> {
  if (engineVersion === undefined) return null;
  return redrawReference ?? (referenceKey === null ? null : await storage.get(referenceKey));
}

type EndDependencies = Pick<
  GenerationJobDependencies,
  'queue' | 'clock' | 'sourceJob' | 'sourceDelayMs'
> & {
  readonly cleanup: CleanupDefinition;
};

async function complete(
  { queue, clock, cleanup, sourceJob, sourceDelayMs = SOURCE_DELAY_MS }: EndDependencies,
  tx: Transaction,
  output: GenerationOutput,
  jobKind: string,
): Promise<void> {
  const { creationId, generation, result, operation } = output;
  const at = clock();
  // First, because it locks the workspace: see `keepWorkspace`.
  await settleHold(tx, { holdId: generation.holdId, at });
  await saveCreation(tx, output, at);
  await endGeneration(tx, generation.id, { creationId, text: result.text });
  await enqueueCleanup(queue, cleanup, tx, generation, operation);
  await enqueueSource(queue, sourceJob, tx, creationId, result, sourceDelayMs);
  await notifyOfEnd(tx, generation, jobKind, 'generation-finished', at);
  await notifyOfRemix(tx, generation, at);
}

async function fail(
  dependencies: EndDependencies,
  tx: Transaction,
  id: string,
  jobKind: string,
): Promise<void> {
  const generation = await release(dependencies, tx, id);
  if (generation === null) return;
  await notifyOfEnd(tx, generation, jobKind, 'generation-failed', dependencies.clock());
}

/** Not of re-cuts: they take a moment, in a dialog that shows how they end. */
async function notifyOfEnd(
  tx: Transaction,
  { id: generationId, workspaceId, createdBy: userId }: GenerationContent,
  jobKind: string,
  kind: NotificationKind,
  createdAt: Date,
): Promise<void> {
  if (jobKind !== GENERATION_JOB_KIND) return;
  await notify(tx, { kind, workspaceId, userId, generationId, createdAt });
}

/**
 * Gives the tokens of a generation back that has failed or was cancelled.
 * @returns the generation, or null when it is deleted
 */
async function release(
  { queue, clock, cleanup }: EndDependencies,
  tx: Transaction,
  id: string,
): Promise<GenerationContent | null> {
  const generation = await readContent(tx, id);
  if (generation === null) return null;
  await releaseHold(tx, { holdId: generation.holdId, at: clock() });
  await endGeneration(tx, id);
  await enqueueCleanup(queue, cleanup, tx, generation, generation.operation);
  return generation;
}

/** Retries nothing that may be paid twice, and nothing while a service is unavailable. */
function isRetryable(cause: unknown): boolean {
  if (cause instanceof EngineError && (cause.mayHaveCost || cause.kind === 'unavailable')) {
    return false;
  }
  return cause instanceof AppError && cause.isRetryable;
}
