import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** Not compared, because refused attempts are counted, too. */
const COUNTERS = 'rate_limits';

/** The row count and a digest of every table. */
export async function contentsOf({ orm }: Database): Promise<Record<string, string>> {
  const { rows } = await orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> ${COUNTERS} order by 1`,
  );
  const each = rows.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::text || ' ' ||
      coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as contents
      from ${sql.identifier(name)} as t`,
  );
  const found = await orm.execute<{ name: string; contents: string }>(
    sql.join(each, sql` union all `),
  );
  return Object.fromEntries(found.rows.map(({ name, contents }) => [name, contents]));
}
