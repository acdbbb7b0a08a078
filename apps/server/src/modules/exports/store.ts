import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { creationExports, creations, jobs } from '../../schema/schema.ts';
import type { StoredExportFile } from '../../schema/stored-values.ts';
import type { OriginId } from './origin.ts';

export const EXPORT_JOB_KIND = 'export';

const jobColumns = {
  status: jobs.status,
  stage: jobs.stage,
  fraction: jobs.fraction,
  errorCode: jobs.errorCode,
  errorParams: jobs.errorParams,
  errorMessage: jobs.errorMessage,
};

const selectExports = (orm: Queryable) =>
  orm
    .select({ export: creationExports, job: jobColumns })
    .from(creationExports)
    .innerJoin(jobs, eq(jobs.id, creationExports.id));

/** An export with the state of its job. */
export type ExportRecord = Awaited<ReturnType<typeof selectExports>>[number];

export async function insertExport(
  tx: Transaction,
  values: typeof creationExports.$inferInsert,
): Promise<void> {
  await tx.insert(creationExports).values(values);
}

export async function findExport(
  orm: Queryable,
  workspaceId: string,
  id: string,
): Promise<ExportRecord | null> {
  const [record] = await selectExports(orm).where(
    and(eq(creationExports.id, id), eq(creationExports.workspaceId, workspaceId)),
  );
  return record ?? null;
}

export type ExportRow = typeof creationExports.$inferSelect;

/** Without its job. */
export async function readExport(orm: Queryable, id: string): Promise<ExportRow | null> {
  const [row] = await orm.select().from(creationExports).where(eq(creationExports.id, id));
  return row ?? null;
}

const isOf = (origin: OriginId) =>
  'creationId' in origin
    ? eq(creationExports.creationId, origin.creationId)
    : eq(creationExports.documentId, origin.documentId);

/** The exports of a creation or of a document that are not too old, newest first. */
export async function listExports(
  orm: Queryable,
  origin: OriginId,
  now: Date,
): Promise<ExportRecord[]> {
  return await selectExports(orm)
    .where(
      and(
        isOf(origin),
        isNull(creationExports.savedCreationId),
        gt(creationExports.expiresAt, now),
      ),
    )
    .orderBy(desc(creationExports.createdAt), desc(creationExports.id));
}

/** An export of the same file that waits, runs or is finished, and whose creation is not deleted again. */
export async function findSameExport(
  orm: Queryable,
  origin: OriginId,
  requestHash: string,
  now: Date,
): Promise<string | null> {
  const [row] = await orm
    .select({ id: creationExports.id })
    .from(creationExports)
    .innerJoin(jobs, eq(jobs.id, creationExports.id))
    .leftJoin(creations, eq(creations.id, creationExports.savedCreationId))
    .where(
      and(
        isOf(origin),
        eq(creationExports.requestHash, requestHash),
        gt(creationExports.expiresAt, now),
        or(
          inArray(jobs.status, ['queued', 'running']),
          and(
            eq(jobs.status, 'finished'),
            or(
              isNull(creationExports.savedCreationId),
              and(isNotNull(creations.id), isNull(creations.deletedAt)),
            ),
          ),
        ),
      ),
    );
  return row?.id ?? null;
}

/** How many exports of a workspace wait. */
export async function countWaiting(orm: Queryable, workspaceId: string): Promise<number> {
  const [row] = await orm
    .select({ waiting: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.workspaceId, workspaceId),
        eq(jobs.kind, EXPORT_JOB_KIND),
        eq(jobs.status, 'queued'),
      ),
    );
  return row?.waiting ?? 0;
}

/** @returns false when the export has been deleted meanwhile */
export async function recordFile(
  tx: Transaction,
  id: string,
  values: {
    readonly storageKey: string;
    readonly file: StoredExportFile;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const rows = await tx
    .update(creationExports)
    .set(values)
    .where(eq(creationExports.id, id))
    .returning({ id: creationExports.id });
  return rows.length > 0;
}

/** Ended exports whose time is over. */
export async function findExpiredExports(
  orm: Queryable,
  now: Date,
  limit: number,
): Promise<{ readonly id: string; readonly storageKey: string | null }[]> {
  return await orm
    .select({ id: creationExports.id, storageKey: creationExports.storageKey })
    .from(creationExports)
    .innerJoin(jobs, eq(jobs.id, creationExports.id))
    .where(
      and(
        lte(creationExports.expiresAt, now),
        inArray(jobs.status, ['finished', 'failed', 'cancelled']),
      ),
    )
    .limit(limit);
}

/** Deletes rows together with those of their jobs. */
export async function deleteExports(orm: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await orm.delete(creationExports).where(inArray(creationExports.id, [...ids]));
  await orm.delete(jobs).where(inArray(jobs.id, [...ids]));
}

/** How much the proportions of a video may differ from those of its loop. */
const SHAPE_TOLERANCE = 0.02;

/**
 * The newest finished MP4 of a loop that shows all of it.
 * @param creation the loop, with its size
 */
export async function findSharedVideo(
  orm: Queryable,
  { id, width, height }: Pick<typeof creations.$inferSelect, 'id' | 'width' | 'height'>,
  now: Date,
): Promise<{
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
} | null> {
  const rows = await orm
    .select({ storageKey: creationExports.storageKey, file: creationExports.file })
    .from(creationExports)
    .where(
      and(
        eq(creationExports.creationId, id),
        isNull(creationExports.savedCreationId),
        isNotNull(creationExports.storageKey),
        gt(creationExports.expiresAt, now),
        sql`${creationExports.file} ->> 'format' = 'mp4'`,
      ),
    )
    .orderBy(desc(creationExports.createdAt), desc(creationExports.id));
  for (const { storageKey, file } of rows) {
    if (storageKey === null || file === null) continue;
    const difference = Math.abs(file.width / file.height / (width / height) - 1);
    if (difference > SHAPE_TOLERANCE) continue;
    return {
      storageKey,
      width: file.width,
      height: file.height,
      durationMs: file.durationMs,
    };
  }
  return null;
}
