import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { generations, jobs } from '../../schema/schema.ts';
import type { ChargedGeneration } from '../tokens/index.ts';
import { presentError } from './presentation.ts';

/**
 * What the token ledger says of generations.
 * @returns by id; ids of other workspaces and unknown ones are absent
 */
export async function findChargedGenerations(
  orm: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChargedGeneration>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({
      id: generations.id,
      kind: generations.kind,
      prompt: generations.prompt,
      status: jobs.status,
      errorCode: jobs.errorCode,
      errorParams: jobs.errorParams,
      errorMessage: jobs.errorMessage,
    })
    .from(generations)
    .innerJoin(jobs, eq(jobs.id, generations.id))
    .where(and(eq(generations.workspaceId, workspaceId), inArray(generations.id, [...ids])));
  return new Map(
    rows.map((row) => {
      const { id, kind, prompt, status } = row;
      return [id, { kind, prompt, status, error: presentError(row) }];
    }),
  );
}
