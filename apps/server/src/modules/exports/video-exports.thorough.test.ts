import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Export,
  EXPORT_ROUTES,
  type ExportTargets,
  pathTo,
  type Preflight,
  type PreflightResult,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobRunner } from '../../platform/jobs/runner.ts';
import { workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeLoop } from './testing/make-loop.ts';
import { startExports } from './testing/start-exports.ts';

const PROBE = 'ffprobe';
/** Answers questions like ffmpeg, and does something else when it is to encode. */
const impostor = (script: string): string => `#!/bin/sh
case "$*" in
  *-version*) echo "ffmpeg version 9 of a test";;
  *-encoders*) printf ' V..... libx264 x\\n V..... libvpx-vp9 x\\n';;
  *-muxers*) printf '  E mp4 x\\n  E webm x\\n';;
  *) ${script};;
esac
`;

describeOnEachDatabase('exports of videos', (open) => {
  let server: TestApp;
  let user: Browser;
  let runner: JobRunner;
  let creationId: string;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'loopwright-video-exports-'));
    await mkdir(join(folder, 'bin'));
    await mkdir(join(folder, 'temporary'));
    vi.stubEnv('TMPDIR', join(folder, 'temporary'));
  });
  afterEach(async () => {
    await runner.stop(0);
    await server.close();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  /** @param path where programs are looked for */
  async function start(path: string): Promise<void> {
    server = await openTestApp(await open(), { environment: { PATH: path } });
    user = await newUser(server, newForm());
    await server.fixtures.database.orm.update(workspaces).set({ plan: 'basic' });
    creationId = await makeLoop(server, user);
    runner = await startExports(server);
  }

  /** A server whose ffmpeg does this when it is to encode. */
  async function startWith(script: string): Promise<void> {
    const program = join(folder, 'bin/ffmpeg');
    await writeFile(program, impostor(script));
    await chmod(program, 0o755);
    await start(join(folder, 'bin'));
  }

  const read = async (id: string): Promise<Export> =>
    (await user.get(pathTo(EXPORT_ROUTES.export, { id }))).json<{ export: Export }>().export;
  async function request(body: object): Promise<string> {
    const response = await user.post(pathTo(EXPORT_ROUTES.ofCreation, { id: creationId }), body);
    expect(response.statusCode).toBe(202);
    return response.json<{ export: Export }>().export.id;
  }
  async function finished(body: object): Promise<Export> {
    const id = await request(body);
    const ends = ['finished', 'failed', 'cancelled'];
    await eventually(async () => expect(ends).toContain((await read(id)).status));
    return await read(id);
  }
  const temporaryFiles = async (): Promise<string[]> =>
    (await readdir(join(folder, 'temporary'))).filter((name) => name.startsWith('loopwright-'));
  const preflightFor = async (target: string): Promise<PreflightResult> => {
    const url = pathTo(EXPORT_ROUTES.preflight, { id: creationId });
    const response = await user.post(url, { targets: [target] });
    return response.json<Preflight>().results[0]!;
  };

  it.each([
    { target: 'instagram-reel', codec: 'h264' },
    { target: 'telegram-sticker', codec: 'vp9' },
  ])('are made for $target', async ({ target, codec }) => {
    await start(process.env['PATH'] ?? '');
    const made = await finished({ target });
    expect(made).toMatchObject({ status: 'finished', error: null });
    expect(made.checks.filter(({ passed }) => !passed)).toEqual([]);
    const path = join(folder, 'file');
    await writeFile(path, (await user.get(made.file!.url)).rawPayload);
    const words = ['-v', 'error', '-count_frames', '-show_streams', '-of', 'json', path];
    const { stdout } = await promisify(execFile)(PROBE, words);
    const { streams } = JSON.parse(stdout) as { streams: Record<string, unknown>[] };
    expect(streams).toHaveLength(1);
    expect(streams[0]).toMatchObject({
      codec_name: codec,
      width: made.file!.width,
      height: made.file!.height,
      nb_read_frames: String(made.file!.frames),
    });
    expect(await temporaryFiles()).toEqual([]);
  });

  it('are left to the browser without ffmpeg', async () => {
    await start(join(folder, 'bin'));
    const { formats } = (await user.get(EXPORT_ROUTES.targets)).json<ExportTargets>();
    expect(formats).toContainEqual({ format: 'mp4', madeOn: 'browser' });
    const { format, video, reason } = await preflightFor('tiktok');
    expect([format, reason]).toEqual(['mp4', null]);
    const { timesMs, delaysMs, rounds } = video!;
    expect(timesMs).toHaveLength(delaysMs.length);
    const seconds = (rounds * delaysMs.reduce((sum, delay) => sum + delay, 0)) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(3);
    expect(await finished({ target: 'tiktok' })).toMatchObject({
      status: 'failed',
      error: { code: 'exportFormatUnavailable' },
    });
  });

  it.each([
    ['is killed', 'kill -9 $$'],
    ['fails', 'echo "No space left on device" >&2; exit 1'],
  ])('fail with a message when ffmpeg %s, and leave nothing', async (_, script) => {
    await startWith(script);
    expect(await preflightFor('tiktok')).toMatchObject({
      reason: null,
      video: { rounds: expect.any(Number) },
    });
    expect(await finished({ target: 'tiktok' })).toMatchObject({
      status: 'failed',
      file: null,
      error: { code: 'exportEncoderFailed', message: SERVER_MESSAGES.exportEncoderFailed },
    });
    expect(await server.fixtures.storedFiles()).toEqual(['master.gif']);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('that are canceled in the middle leave no process and no file', async () => {
    const pidFile = join(folder, 'pid');
    await startWith(`echo $$ > ${pidFile}; exec /bin/sleep 600`);
    const id = await request({ target: 'tiktok' });
    const pid = await eventually(async () => {
      const text = await readFile(pidFile, 'utf8');
      expect(text).toMatch(/^\d+\n$/u);
      return Number(text);
    });
    await user.delete(pathTo(EXPORT_ROUTES.export, { id }));
    await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
    await eventually(async () => expect(await temporaryFiles()).toEqual([]));
    expect(await read(id)).toMatchObject({ status: 'cancelled', file: null });
    expect(await server.fixtures.storedFiles()).toEqual(['master.gif']);
  });
});
