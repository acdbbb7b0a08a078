import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Inserts the rows of `count` images, without files. */
export async function addImageRows(
  database: Database,
  workspaceId: string,
  count: number,
): Promise<void> {
  await database.orm.execute(sql`
    insert into creations (id, workspace_id, kind, prompt, media_token, width, height, created_at)
    select gen_random_uuid(), ${workspaceId}::uuid, 'image', 'archived ' || number,
      'archived-' || lpad(number::text, 13, '0'), 480 + 60 * (number % 7), 480 + 80 * (number % 5),
      timestamptz '2026-01-01' + number * interval '1 minute'
    from generate_series(1, ${count}) as number`);
}
