import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { creationExports } from '../../schema/schema.ts';

/** The exports of a creation, for the data export. */
export async function readExports(orm: Queryable, creationId: string) {
  return await orm
    .select({
      id: creationExports.id,
      request: creationExports.request,
      file: creationExports.file,
      createdAt: creationExports.createdAt,
      expiresAt: creationExports.expiresAt,
    })
    .from(creationExports)
    .where(eq(creationExports.creationId, creationId))
    .orderBy(asc(creationExports.createdAt));
}
