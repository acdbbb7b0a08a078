import { randomUUID } from 'node:crypto';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import * as schema from '../../schema/schema.ts';
import {
  createPostgresDatabase,
  createTestUser,
  describeOnEachDatabase,
} from '../../testing/databases.ts';
import { holdTokens } from '../../testing/hold-tokens.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres.ts';
import { exportRows, importRows, TRANSFERRED_TABLES } from './transfer.ts';

async function exportLines(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await exportRows(database, async (line) => {
    lines.push(line);
  });
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describeOnEachDatabase('the rows of a database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('are the same after an export and an import', async () => {
    const workspaceId = await createTestUser(database, { plan: 'basic' });
    const at = new Date('2026-11-21T12:00:00.123Z');
    const spend = (target: Database) =>
      target.transaction((tx) =>
        holdTokens(tx, { workspaceId, holdId: randomUUID(), amount: 1, reason: 'image', at }),
      );
    await spend(database);
    await database.orm.insert(schema.creations).values({
      id: randomUUID(),
      workspaceId,
      kind: 'gif',
      prompt: 'line\nbreak, "quotes" and 🦊',
      mediaToken: 'media',
      width: 480,
      height: 480,
      seam: 1.0625,
      createdAt: at,
    });
    const lines = await exportLines(database);

    const server = await createPostgresDatabase();
    const copy = await openPostgresDatabase(server.url, silentLog);
    try {
      expect(await importRows(copy, each(lines))).toBe(lines.length);
      expect((await exportLines(copy)).sort()).toEqual(lines.sort());
      // The ledger goes on where it was.
      await expect(spend(copy)).resolves.toBeUndefined();
      await expect(importRows(copy, each(lines))).rejects.toThrow('not empty');
    } finally {
      await copy.close();
      await server.drop();
    }
  });

  it('are none when one line of an import is wrong', async () => {
    const server = await createPostgresDatabase();
    const copy = await openPostgresDatabase(server.url, silentLog);
    try {
      await createTestUser(database);
      const lines = [...(await exportLines(database)), '{"table":"pg_class","row":{}}'];
      await expect(importRows(copy, each(lines))).rejects.toThrow("no table 'pg_class'");
      expect(await exportLines(copy)).toEqual([]);
    } finally {
      await copy.close();
      await server.drop();
    }
  });
});

it('leaves no table behind', () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  expect(new Set(TRANSFERRED_TABLES)).toEqual(new Set(tables));
});
