import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres.ts';

describe('the PostgreSQL database', () => {
  let server: { url: string; drop(): Promise<void> };
  let database: Database;
  let other: Database;

  beforeAll(async () => {
    server = await createPostgresDatabase();
    // Two processes that start together migrate together.
    [database, other] = await Promise.all([
      openPostgresDatabase(server.url, silentLog),
      openPostgresDatabase(server.url, silentLog),
    ]);
  });
  afterAll(async () => {
    await Promise.all([database.close(), other.close()]);
    await server.drop();
  });

  it('hears what another process says', async () => {
    const heard = vi.fn<(payload: string) => void>();
    await database.listen('from_afar', heard);
    other.notify('from_afar', 'hello');
    await eventually(() => expect(heard).toHaveBeenCalledWith('hello'));
  });

  it('hears again after the listening connection was cut', async () => {
    const heard = vi.fn<(payload: string) => void>();
    await database.listen('after_cut', heard);
    await other.orm.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'loopwright listener' and datname = current_database()`);
    await eventually(async () => {
      other.notify('after_cut', 'again');
      expect(heard).toHaveBeenCalledWith('again');
    });
  });

  it('survives the loss of its idle connections', async () => {
    await other.orm.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`);
    await eventually(async () => expect(await database.isReady()).toBe(true));
  });

  it('says so when it cannot be reached', async () => {
    await expect(
      openPostgresDatabase('postgres://nobody@127.0.0.1:1/nothing', silentLog),
    ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
