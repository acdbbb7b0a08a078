import { and, asc, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { JobRow } from '../../platform/jobs/index.ts';
import { creations, generations, jobs } from '../../schema/schema.ts';
import { creationColumns, type CreationRow } from '../creations/index.ts';

/** The job kinds that have a row in `generations`. */
const GENERATION_JOB_KINDS = ['generation', 'recut'];

const jobColumns = {
  status: jobs.status,
  stage: jobs.stage,
  fraction: jobs.fraction,
  preview: jobs.preview,
  attempt: jobs.attempt,
  priority: jobs.priority,
  concurrencyGroup: jobs.concurrencyGroup,
  requestKey: jobs.requestKey,
  errorCode: jobs.errorCode,
  errorParams: jobs.errorParams,
  errorMessage: jobs.errorMessage,
};

export type NewGeneration = typeof generations.$inferInsert;
/** A generation without its job. */
export type GenerationContent = typeof generations.$inferSelect;
/** A generation with the state of its job. */
export type GenerationRow = GenerationContent & Pick<JobRow, keyof typeof jobColumns>;

/** A generation with its creation. */
export interface GenerationRecord {
  readonly generation: GenerationRow;
  readonly creation: CreationRow | null;
}

const isGenerationJob = inArray(jobs.kind, GENERATION_JOB_KINDS);

export async function insertGeneration(tx: Transaction, values: NewGeneration): Promise<void> {
  await tx.insert(generations).values(values);
}

const selectRecords = (orm: Queryable) =>
  orm
    .select({
      generation: { ...getTableColumns(generations), ...jobColumns },
      creation: creationColumns,
    })
    .from(generations)
    .innerJoin(jobs, eq(jobs.id, generations.id))
    .leftJoin(
      creations,
      and(eq(creations.id, generations.creationId), isNull(creations.deletedAt)),
    );

export async function findGeneration(
  orm: Queryable,
  workspaceId: string,
  id: string,
): Promise<GenerationRecord | null> {
  const [record] = await selectRecords(orm).where(
    and(eq(generations.id, id), eq(generations.workspaceId, workspaceId)),
  );
  return record ?? null;
}

/** Without its job. */
export async function readContent(orm: Queryable, id: string): Promise<GenerationContent | null> {
  const [row] = await orm.select().from(generations).where(eq(generations.id, id));
  return row ?? null;
}

export async function findByRequestKey(
  orm: Queryable,
  workspaceId: string,
  requestKey: string,
): Promise<Pick<JobRow, 'id' | 'requestHash'> | null> {
  const [row] = await orm
    .select({ id: jobs.id, requestHash: jobs.requestHash })
    .from(jobs)
    .where(
      and(eq(jobs.workspaceId, workspaceId), isGenerationJob, eq(jobs.requestKey, requestKey)),
    );
  return row ?? null;
}

/** Generations of a workspace that have not ended, oldest first. */
export async function findLiveGenerations(
  orm: Queryable,
  workspaceId: string,
): Promise<GenerationRecord[]> {
  return await selectRecords(orm)
    .where(and(eq(jobs.workspaceId, workspaceId), inArray(jobs.status, ['queued', 'running'])))
    .orderBy(asc(generations.createdAt), asc(generations.id));
}

export async function countQueued(orm: Queryable): Promise<number> {
  const [row] = await orm
    .select({ waiting: count() })
    .from(jobs)
    .where(and(eq(jobs.status, 'queued'), isGenerationJob));
  return row?.waiting ?? 0;
}

/** How many of a workspace's generations wait. */
export async function countQueuedOf(orm: Queryable, workspaceId: string): Promise<number> {
  const [row] = await orm
    .select({ waiting: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.workspaceId, workspaceId),
        inArray(jobs.status, ['queued', 'running']),
        eq(jobs.status, 'queued'),
        isGenerationJob,
      ),
    );
  return row?.waiting ?? 0;
}

/** Stores the result of a generation that ends, and clears what only a running one needs. */
export async function endGeneration(
  tx: Transaction,
  id: string,
  result: Partial<Pick<GenerationContent, 'creationId' | 'text'>> = {},
): Promise<void> {
  await tx
    .update(generations)
    .set({ ...result, referenceKey: null, operation: null })
    .where(eq(generations.id, id));
}
