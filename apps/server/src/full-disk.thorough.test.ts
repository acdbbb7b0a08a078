import { chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPERATIONS_ROUTES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresTemplateUrl } from './testing/databases.ts';
import { eventually } from './testing/eventually.ts';
import { NetworkBrowser } from './testing/network-browser.ts';
import { newForm, PASSWORD } from './testing/new-user.ts';
import { databaseUrl, dropDatabase } from './testing/postgres-databases.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './testing/small-disk.ts';

const MEGABYTE = 1_000_000;
/** More users than fit on the full disk. */
const MANY_PEOPLE = 1000;

const refusal = whyNoSmallDisk();
if (refusal !== null) {
  console.warn(`NOT TESTED: a full disk, because no small disk can be mounted here: ${refusal}`);
}

describe.skipIf(refusal !== null)('a full disk', { timeout: 300_000 }, () => {
  let disk: SmallDisk;
  let server: ServerProcess;
  beforeEach(() => {
    disk = mountSmallDisk(130);
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    disk.remove();
  });

  async function start(environment: Readonly<Record<string, string>>): Promise<string> {
    server = await startServerProcess({ SIGNUPS_PER_HOUR: String(MANY_PEOPLE), ...environment });
    expect(server.errors()).toBe('');
    return server.address ?? '';
  }

  /** Signs up new users until the server refuses one or does not answer. */
  async function signUpMany(address: string) {
    const browser = await NetworkBrowser.visit(address);
    const signedUp: string[] = [];
    while (signedUp.length < MANY_PEOPLE) {
      const form = newForm();
      const response = await browser.postJson(ROUTES.register, form).catch(() => null);
      if (response?.status !== 200) return { signedUp, response };
      signedUp.push(form.username);
    }
    throw new Error('There was room for all of them.');
  }

  const logIn = async (address: string, username: string) => {
    const browser = await NetworkBrowser.visit(address);
    const response = await browser.postJson(ROUTES.login, { username, password: PASSWORD });
    expect(response.status).toBe(200);
    return browser;
  };
  const readTokens = async (browser: NetworkBrowser): Promise<unknown> =>
    ((await (await browser.call(ROUTES.me)).json()) as { user: { tokensRemaining: unknown } }).user
      .tokensRemaining;
  const makeImage = (browser: NetworkBrowser, more: Record<string, Blob> = {}) =>
    browser.postForm(ROUTES.generateImage, { prompt: 'a red balloon', ...more });

  it('is refused below the reserve, ends the embedded database and loses nothing', async () => {
    const DATA_DIR = path.join(disk.folder, 'data');
    let address = await start({ DATA_DIR, DISK_RESERVE_MB: '40' });
    const form = newForm();
    const owner = await NetworkBrowser.visit(address);
    expect((await owner.postJson(ROUTES.register, form)).status).toBe(200);
    expect((await makeImage(owner)).status).toBe(200);
    expect((await owner.call(OPERATIONS_ROUTES.ready)).status).toBe(200);

    // Below the reserve, new work is refused and not charged, and everything else works. A start still has room for
    // the next segment of the write-ahead log, which has 16 MB.
    disk.fill(30 * MEGABYTE);
    const full = { message: SERVER_MESSAGES.diskFull };
    await eventually(async () => {
      const ready = await owner.call(OPERATIONS_ROUTES.ready);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject(full);
    });
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const refused of [
      await makeImage(owner),
      await makeImage(owner, { image: new Blob([new Uint8Array(png)]) }),
      await owner.call(ROUTES.accountExport),
    ]) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(await refused.json()).toMatchObject(full);
    }
    expect((await owner.call(OPERATIONS_ROUTES.healthy)).status).toBe(200);
    expect(await readTokens(owner)).toBe(4);

    // A start below the reserve fails with the reason.
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    server = await startServerProcess({ DATA_DIR, DISK_RESERVE_MB: '40' });
    expect(server.address).toBeNull();
    expect(server.ended()).toEqual({ code: 1, signal: null });
    expect(server.errors()).toMatch(/^Too little disk space to start: .*DISK_RESERVE_MB.*\n$/);

    // Without a reserve, the disk fills up and the process ends with a one-line message.
    address = await start({ DATA_DIR, DISK_RESERVE_MB: '0' });
    disk.fill(0);
    const { signedUp } = await signUpMany(address);
    await eventually(() => expect(server.ended()).toEqual({ code: 1, signal: null }));
    expect(server.errors()).toMatch(/^The disk is full: the embedded database in .*\n$/);

    // With free space, everything that was acknowledged is there.
    disk.empty();
    address = await start({ DATA_DIR, DISK_RESERVE_MB: '40' });
    const again = await logIn(address, form.username);
    expect(await readTokens(again)).toBe(4);
    const { items } = (await (await again.call(ROUTES.creations)).json()) as {
      items: { url: string }[];
    };
    expect(items).toHaveLength(1);
    const file = await again.call(items[0]?.url ?? '');
    expect((await sharp(await file.arrayBuffer()).metadata()).format).toBe('png');
    await logIn(address, signedUp.at(-1) ?? form.username);
    expect((await makeImage(again)).status).toBe(200);
  });

  it('under PostgreSQL is answered with 503 until there is space again', async () => {
    const templateUrl = postgresTemplateUrl();
    const admin = new Client({ connectionString: databaseUrl(templateUrl, 'postgres') });
    await admin.connect();
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
    const name = `full_disk_${process.pid}`;
    try {
      const { rows } = await admin.query<{ folder: string }>(
        `select current_setting('data_directory') as folder`,
      );
      const space = path.join(disk.folder, 'tablespace');
      await mkdir(space);
      const { uid, gid } = await stat(rows[0]?.folder ?? '');
      await chown(space, uid, gid);
      await admin.query(`create tablespace ${name} location '${space}'`);
      const template = new URL(templateUrl).pathname.slice(1);
      await admin.query(`create database ${name} template ${template} tablespace ${name}`);

      const address = await start({
        DATA_DIR: dataDirectory,
        DATABASE_URL: databaseUrl(templateUrl, name),
        DISK_RESERVE_MB: '0',
      });
      disk.fill(0);
      const { response } = await signUpMany(address);
      expect(response?.status).toBe(503);
      expect(await response?.json()).toMatchObject({ message: SERVER_MESSAGES.diskFull });
      expect((await fetch(`${address}${OPERATIONS_ROUTES.healthy}`)).status).toBe(200);
      expect(server.ended()).toBeNull();

      disk.empty();
      await eventually(async () => {
        const after = await NetworkBrowser.visit(address);
        expect((await after.postJson(ROUTES.register, newForm())).status).toBe(200);
        expect((await makeImage(after)).status).toBe(200);
      });
      expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    } finally {
      await server.stop('SIGKILL');
      await dropDatabase(templateUrl, name);
      await admin.query(`drop tablespace if exists ${name}`);
      await admin.end();
      await rm(dataDirectory, { recursive: true });
    }
  });
});
