import { beforeAll, describe, expect, it } from 'vitest';
import { ffmpegForTests } from '../testing/ffmpeg.ts';
import { ProcessError, runLimited } from './limited-process.ts';

const roomy = { cpuSeconds: 30, milliseconds: 30_000, memoryBytes: 1024 ** 3 };
const never = new AbortController().signal;

let limiter: string | null;
beforeAll(async () => {
  ({ limiter } = await ffmpegForTests());
});

async function run(
  path: string,
  words: readonly string[],
  limits = roomy,
  signal = never,
): Promise<string> {
  let text = '';
  for await (const piece of runLimited({ path, limiter }, words, limits, signal)) {
    text += piece.toString();
  }
  return text;
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (cause: unknown) => cause,
  );

describe('a limited process', () => {
  it('yields the output of the program', async () => {
    expect(await run('/bin/echo', ['one', '$HOME; two'])).toBe('one $HOME; two\n');
  });

  it('passes no environment variables on', async () => {
    expect(await run('/usr/bin/env', [])).toBe('');
  });

  it('is killed when its time is over', async () => {
    const failure = await failureOf(run('/bin/sleep', ['600'], { ...roomy, milliseconds: 100 }));
    expect(failure).toMatchObject({ name: 'ProcessError', reason: 'overdue' });
  });

  it.runIf(process.platform === 'linux')('ends when its processor time is used up', async () => {
    const words = ['-c', 'while :; do :; done'];
    const failure = await failureOf(run('/bin/sh', words, { ...roomy, cpuSeconds: 1 }));
    expect(failure).toMatchObject({ reason: 'failed' });
  });

  it('fails when it allocates more memory than allowed', async () => {
    const limits = { ...roomy, memoryBytes: 64 * 1024 ** 2 };
    const failure = await failureOf(run('/usr/bin/tail', ['/dev/zero'], limits));
    expect(failure).toBeInstanceOf(ProcessError);
  });

  it('is watched, and killed above the memory limit, without prlimit', async () => {
    const program = { path: process.execPath, limiter: null };
    const words = ['-e', 'globalThis.kept = Buffer.alloc(300e6, 1); setTimeout(() => {}, 600_000)'];
    const limits = { ...roomy, memoryBytes: 200e6 };
    const failure = await failureOf(runLimited(program, words, limits, never).next());
    expect(failure).toMatchObject({ reason: 'memory' });
  });

  it('cannot write files', async () => {
    const words = ['-c', 'echo text > "$0"', `/tmp/loopwright-unwritable-${process.pid}`];
    expect(await failureOf(run('/bin/sh', words))).toMatchObject({ reason: 'failed' });
  });

  it('truncates error output for the log', async () => {
    const words = ['-c', 'head -c 1000000 /dev/zero | tr "\\0" x >&2; exit 3'];
    const failure = await failureOf(run('/bin/sh', words));
    expect(failure).toMatchObject({ reason: 'failed' });
    expect((failure as Error).message).toMatch(/ended with 3: x{3000}/u);
    expect((failure as Error).message.length).toBeLessThan(5_000);
  });

  it('reports a missing program', async () => {
    expect(await failureOf(run('/nowhere/ffmpeg', []))).toBeInstanceOf(ProcessError);
  });

  it('is killed when its signal fires, with the reason of the signal', async () => {
    const controller = new AbortController();
    const work = failureOf(run('/bin/sleep', ['600'], roomy, controller.signal));
    controller.abort('enough');
    expect(await work).toBe('enough');
    expect(await failureOf(run('/bin/echo', [], roomy, controller.signal))).toBe('enough');
  });

  it('applies backpressure, and ends when the reader stops', async () => {
    const pieces = runLimited({ path: '/usr/bin/yes', limiter }, [], roomy, never);
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > 1_000_000) break;
    }
    expect(bytes).toBeLessThan(2_000_000);
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
  });
});
