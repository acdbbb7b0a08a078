import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripeEvents } from '../../schema/schema.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { openEmbeddedDatabase } from './embedded.ts';

const PROGRAM = fileURLToPath(new URL('../../testing/embedded-process.ts', import.meta.url));

describe('the embedded database in a process that ends', () => {
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
    const database = await openEmbeddedDatabase({ folder, log: silentLog });
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  it('loses nothing that was acknowledged when it is killed', async () => {
    const acknowledged: string[] = [];
    for (const [round, count] of [3, 40, 170].entries()) {
      acknowledged.push(...(await killAfter(start(folder, `${round}-`), count)));
    }
    const database = await openEmbeddedDatabase({ folder, log: silentLog });
    const rows = await database.orm.select({ key: stripeEvents.id }).from(stripeEvents);
    const keys = new Set(rows.map(({ key }) => key));
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
});
