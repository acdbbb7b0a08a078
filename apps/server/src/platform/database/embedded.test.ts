import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripeEvents } from '../../schema/schema.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';

const PROGRAM = fileURLToPath(new URL('../../testing/embedded-process.ts', import.meta.url));

describe('the embedded database', () => {
  let root: string;
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'loopwright-embedded-'));
    folder = path.join(root, 'database');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(root, { recursive: true, force: true });
  });

  const start = (where: string, ...more: string[]) => {
    const child = spawn(process.execPath, [PROGRAM, where, ...more]);
    children.push(child);
    return child;
  };
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

  /** Kills the writer after `count` acknowledgements; what it had acknowledged until it died. */
  const killAfter = async (child: ReturnType<typeof start>, count: number): Promise<string[]> => {
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (lines.length === count + 1) child.kill('SIGKILL');
    }
    expect(lines.shift()).toBe('ready');
    return lines;
  };

  it('keeps what was written when it is closed and opened again', async () => {
    const first = await open();
    await insert(first, 'kept');
    await first.close();
    const second = await open();
    expect(await storedKeys(second)).toEqual(new Set(['kept']));
    await second.close();
  });

  it('refuses a second process, naming the first, whatever path leads to the folder', async () => {
    const holder = start(folder);
    await once(holder.stdout, 'data');
    const link = path.join(root, 'link');
    await symlink(folder, link);
    for (const where of [folder, link]) {
      const second = start(where);
      const [errors, [exitCode]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
      expect(exitCode).toBe(1);
      expect(errors).toContain(`in use by the process ${holder.pid}.`);
    }
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const database = await open();
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  it('refuses a second opening in the same process, and frees the folder when closed', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(`in use by the process ${process.pid}.`);
    await first.close();
    await (await open()).close();
  });

  it('loses nothing that was acknowledged when it is killed', async () => {
    const acknowledged: string[] = [];
    for (const [round, count] of [3, 40, 170].entries()) {
      acknowledged.push(...(await killAfter(start(folder, `${round}-`), count)));
    }
    const database = await open();
    const keys = await storedKeys(database);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(213);
    await database.close();
  });

  it('ends the process with one line when PostgreSQL panics', async () => {
    const child = start(folder, '', 'checkpoint');
    await once(child.stdout, 'data');
    await rm(path.join(folder, 'cluster', 'global', 'pg_control'));
    const [errors, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(exitCode).toBe(1);
    expect(errors).toContain(`The embedded database in ${folder} has met an error`);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
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
