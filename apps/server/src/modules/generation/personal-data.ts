import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { generations, jobs } from '../../schema/schema.ts';

const PAGE = 200;

const generationColumns = {
  id: generations.id,
  kind: generations.kind,
  prompt: generations.prompt,
  options: generations.options,
  recut: generations.recut,
  parentId: generations.parentId,
  hasReferenceImage: sql<boolean>`${generations.referenceKey} is not null`,
  requestKey: jobs.requestKey,
  status: jobs.status,
  stage: jobs.stage,
  text: generations.text,
  errorCode: jobs.errorCode,
  errorMessage: jobs.errorMessage,
  creationId: generations.creationId,
  createdAt: generations.createdAt,
  finishedAt: jobs.finishedAt,
};

/** Oldest first, a page at a time. */
export async function* readGenerations(orm: Queryable, workspaceId: string) {
  let last: { readonly createdAt: Date; readonly id: string } | undefined;
  for (;;) {
    const isAfter =
      last === undefined
        ? undefined
        : sql`(${generations.createdAt}, ${generations.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
    const page = await orm
      .select(generationColumns)
      .from(generations)
      .innerJoin(jobs, eq(jobs.id, generations.id))
      .where(and(eq(generations.workspaceId, workspaceId), isAfter))
      .orderBy(asc(generations.createdAt), asc(generations.id))
      .limit(PAGE);
    yield* page;
    last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
  }
}
