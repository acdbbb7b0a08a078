import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripeEvents } from '../../schema/schema.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';

describe('the embedded database', () => {
  let root: string;
  let folder: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'loopwright-embedded-'));
    folder = path.join(root, 'database');
  });
  afterEach(async () => {
    await rm(root, { recursive: true, force: true });
  });

  const open = (onSync?: () => void) =>
    openEmbeddedDatabase({ folder, log: silentLog, ...(onSync && { onSync }) });
  const insert = (database: Database, key: string) =>
    database.orm
      .insert(stripeEvents)
      .values({ id: key, type: 'written', createdAt: new Date(), receivedAt: new Date() });
  const storedKeys = async (database: Database) => {
    const rows = await database.orm.select({ key: stripeEvents.id }).from(stripeEvents);
    return new Set(rows.map(({ key }) => key));
  };

  it('keeps what was written when it is closed and opened again', async () => {
    const first = await open();
    await insert(first, 'kept');
    await first.close();
    const second = await open();
    expect(await storedKeys(second)).toEqual(new Set(['kept']));
    await second.close();
  });

  it('refuses a second opening in the same process, and frees the folder when closed', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(`in use by the process ${process.pid}.`);
    await first.close();
    await (await open()).close();
  });

  it('syncs every file at the first start, and every commit after that', async () => {
    let syncs = 0;
    const database = await open(() => {
      syncs += 1;
    });
    const files = await readdir(path.join(folder, 'cluster'), { recursive: true });
    expect(syncs).toBeGreaterThan(files.length / 2);
    for (let round = 0; round < 5; round += 1) {
      const before = syncs;
      await insert(database, `round ${round}`);
      expect(syncs).toBeGreaterThan(before);
    }
    await database.close();
  });

  it('begins again when the first start was interrupted', async () => {
    await mkdir(path.join(folder, 'cluster'), { recursive: true });
    await writeFile(path.join(folder, 'cluster', 'PG_VERSION'), '18\n');
    await writeFile(path.join(folder, 'unfinished'), '');
    const database = await open();
    expect(await database.isReady()).toBe(true);
    expect(existsSync(path.join(folder, 'unfinished'))).toBe(false);
    await database.close();
  });

  it('does not touch a folder of another major version, and says how to move it', async () => {
    await mkdir(path.join(folder, 'cluster'), { recursive: true });
    await writeFile(path.join(folder, 'cluster', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(/written by version 17 .* reads version 18.* Export it/);
    expect(await readdir(path.join(folder, 'cluster'))).toEqual(['PG_VERSION']);
  });
});
