import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LIMITS, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFakeS3 } from '../../testing/fake-s3.ts';
import { formOf } from '../../testing/form-data.ts';
import { NetworkBrowser } from '../../testing/network-browser.ts';
import { newForm } from '../../testing/new-user.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

const UPLOADS = 200;
/** Each upload is sent in so many pieces, all uploads in step. */
const PIECES = 20;
const MB = 1024 * 1024;
const MAXIMUM_GROWTH_MB = 300;

/** A PNG of noise, just below 5 MB, whose last bytes are damaged: found out when all of it is decoded. */
async function damagedImage(): Promise<Buffer> {
  const side = 1310;
  const raw = { width: side, height: side, channels: 3 } as const;
  const png = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(png.byteLength).toBeLessThanOrEqual(LIMITS.referenceBytes);
  expect(png.byteLength).toBeGreaterThan(LIMITS.referenceBytes * 0.95);
  return png.subarray(0, -20_000);
}

/** Forgets the peak of the start. https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html */
const resetPeak = (processId: number): Promise<void> =>
  writeFile(`/proc/${processId}/clear_refs`, '5');

/** Resident memory of a process in MB: now (`VmRSS`), or the most since `resetPeak` (`VmHWM`). */
async function memoryMb(processId: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}

interface SlowUpload {
  send(piece: number): Promise<void>;
  /** @returns status and message of the answer */
  end(): Promise<{ status: number | undefined; message: unknown }>;
}

function beginUpload(url: string, headers: Record<string, string>, body: Buffer): SlowUpload {
  const sending: ClientRequest = httpRequest(url, { method: 'POST', headers, agent: false });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  const pieceBytes = Math.ceil(body.byteLength / PIECES);
  return {
    send: (piece) =>
      new Promise((resolve, reject) => {
        const bytes = body.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
        sending.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    async end() {
      sending.end();
      const [response] = await answered;
      const { message } = JSON.parse(await text(response)) as { message?: unknown };
      return { status: response.statusCode, message };
    },
  };
}

interface Stores {
  readonly environment: Readonly<Record<string, string>>;
  /** Where uploads are until they are complete. */
  readonly incoming: string;
  readonly close: () => Promise<void>;
}

const localFiles = async (folder: string): Promise<Stores> => ({
  environment: {},
  incoming: join(folder, 'media', '.incoming'),
  close: () => Promise.resolve(),
});

async function s3(folder: string): Promise<Stores> {
  const { storageUrl, close } = await startFakeS3(join(folder, 's3'));
  return { environment: { STORAGE_URL: storageUrl }, incoming: join(folder, 'incoming'), close };
}

describe.each([
  ['local files', localFiles],
  ['S3', s3],
])('many uploads at the same time to %s', { timeout: 300_000 }, (name, openStores) => {
  let folder: string;
  let stores: Stores;
  let server: ServerProcess;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'many-uploads-'));
    stores = await openStores(folder);
    const environment = { DATA_DIR: folder, DISK_RESERVE_MB: '0', ...stores.environment };
    server = await startServerProcess(environment);
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    await stores.close();
    await rm(folder, { recursive: true });
  });

  async function incomingSizes(): Promise<number[]> {
    const names = await readdir(stores.incoming);
    return await Promise.all(
      names.map(async (file) => (await stat(join(stores.incoming, file))).size),
    );
  }

  async function storedKeys(): Promise<string[]> {
    const storageUrl = stores.environment['STORAGE_URL'] ?? null;
    const storage = await openStorage({ storageUrl, dataDirectory: folder });
    const keys: string[] = [];
    for (const kind of ['uploads', 'references']) {
      for await (const { key } of storage.list(kind)) keys.push(key);
    }
    await storage.close();
    return keys;
  }

  it(`take at most ${MAXIMUM_GROWTH_MB} MB more memory, and leave nothing behind`, async () => {
    const browser = await NetworkBrowser.visit(server.address ?? '');
    expect((await browser.postJson(ROUTES.register, newForm())).status).toBe(200);
    const { payload, headers: type } = formOf({ prompt: 'a cat' }, await damagedImage());
    const headers = { ...browser.headers, ...type, 'content-length': String(payload.byteLength) };
    const begin = () => beginUpload(`${server.address}${ROUTES.generateImage}`, headers, payload);
    const damaged = { status: 400, message: SERVER_MESSAGES.imageDamaged };

    // What the first upload loads stays loaded.
    const first = begin();
    for (let piece = 0; piece < PIECES; piece += 1) await first.send(piece);
    expect(await first.end()).toEqual(damaged);
    await resetPeak(server.processId);
    const restingMb = await memoryMb(server.processId, 'VmRSS');

    const uploads = Array.from({ length: UPLOADS }, begin);
    for (let piece = 0; piece < PIECES - 1; piece += 1) {
      await Promise.all(uploads.map((upload) => upload.send(piece)));
    }
    const sentBytes = (payload.byteLength / PIECES) * (PIECES - 2);
    await eventually(async () => {
      const sizes = await incomingSizes();
      expect(sizes).toHaveLength(UPLOADS);
      expect(Math.min(...sizes)).toBeGreaterThan(sentBytes);
    });
    const inFlightMb = await memoryMb(server.processId, 'VmRSS');

    const answers = await Promise.all(
      uploads.map(async (upload) => {
        await upload.send(PIECES - 1);
        return await upload.end();
      }),
    );
    expect(answers).toEqual(Array.from({ length: UPLOADS }, () => damaged));
    expect(await incomingSizes()).toEqual([]);
    expect(await storedKeys()).toEqual([]);

    const peakMb = await memoryMb(server.processId, 'VmHWM');
    console.info(
      `${UPLOADS} uploads of ${(payload.byteLength / MB).toFixed(1)} MB to ${name}: ${restingMb.toFixed(0)} MB before, ` +
        `${inFlightMb.toFixed(0)} MB with all in flight, ${peakMb.toFixed(0)} MB at most`,
    );
    expect(peakMb - restingMb).toBeLessThan(MAXIMUM_GROWTH_MB);
  });
});
