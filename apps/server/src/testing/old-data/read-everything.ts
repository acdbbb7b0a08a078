import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { OldData } from './open-old-data.ts';

type Query = (text: string) => Promise<{ rows: unknown[] }>;

const COLUMNS = `
  select table_schema, table_name, column_name, data_type, is_nullable
  from information_schema.columns where table_schema in ('public', 'drizzle', 'pgboss')
  order by table_schema, table_name, column_name`;

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name
  from pg_tables where schemaname in ('public', 'drizzle', 'pgboss') order by 1`;

/** Reads all rows of all tables without migrating them. */
export async function readEverything(data: OldData): Promise<Record<string, unknown[]>> {
  if (data.databaseUrl === null) {
    const lite = await PGlite.create(path.join(data.dataDirectory, 'database', 'cluster'));
    return await readAll((text) => lite.query(text)).finally(() => lite.close());
  }
  const client = new Client({ connectionString: data.databaseUrl });
  await client.connect();
  return await readAll((text) => client.query(text)).finally(() => client.end());
}

async function readAll(query: Query): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = { columns: (await query(COLUMNS)).rows };
  for (const { name } of (await query(TABLES)).rows as { name: string }[]) {
    const { rows } = await query(`select to_jsonb(t)::text as row from ${name} t order by 1`);
    all[name] = rows;
  }
  return all;
}
