import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { generations } from '../../schema/schema.ts';

const PAGE = 200;

const generationColumns = {
  id: generations.id,
  kind: generations.kind,
  prompt: generations.prompt,
  options: generations.options,
  recut: generations.recut,
  hasReferencePicture: sql<boolean>`${generations.referenceKey} is not null`,
  requestKey: generations.requestKey,
  status: generations.status,
  stage: generations.stage,
  text: generations.text,
  errorCode: generations.errorCode,
  errorMessage: generations.errorMessage,
  creationId: generations.creationId,
  createdAt: generations.createdAt,
  finishedAt: generations.finishedAt,
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
      .where(and(eq(generations.workspaceId, workspaceId), isAfter))
      .orderBy(asc(generations.createdAt), asc(generations.id))
      .limit(PAGE);
    yield* page;
    last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
  }
}
