import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { createPostgresDatabase } from '../../testing/databases.ts';
import { openDatabase } from './connect.ts';

it('the configured database is PostgreSQL with a DATABASE_URL', async () => {
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const server = await createPostgresDatabase();
  const options = { databaseUrl: server.url, dataDirectory: tmpdir(), isProduction: true };
  const database = await openDatabase(options, log);
  expect(database.kind).toBe('postgres');
  expect(await database.isReady()).toBe(true);
  await database.close();
  await server.drop();
  expect(log.info).not.toHaveBeenCalled();
});
