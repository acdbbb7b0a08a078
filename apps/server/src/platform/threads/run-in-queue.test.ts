import PQueue from 'p-queue';
import { expect, it } from 'vitest';
import { runInQueue } from './run-in-queue.ts';

const never = new AbortController().signal;

it('rejects work that is aborted while it waits, and starts the work behind it', async () => {
  const queue = new PQueue({ concurrency: 1 });
  const gate = Promise.withResolvers<void>();
  const first = runInQueue(queue, never, () => gate.promise);
  const aborting = new AbortController();
  const second = runInQueue(queue, aborting.signal, () => expect.unreachable());
  const third = runInQueue(queue, never, () => Promise.resolve('third'));
  aborting.abort('gone');
  await expect(second).rejects.toBe('gone');
  gate.resolve();
  await first;
  expect(await third).toBe('third');
});

it('keeps the slot of aborted work until that work has settled', async () => {
  const queue = new PQueue({ concurrency: 1 });
  const gate = Promise.withResolvers<string>();
  const aborting = new AbortController();
  const first = runInQueue(queue, aborting.signal, () => gate.promise);
  const started: string[] = [];
  const second = runInQueue(queue, never, async () => void started.push('second'));
  await Promise.resolve();
  aborting.abort('gone');
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toEqual([]);
  gate.resolve('finished');
  expect(await first).toBe('finished');
  await second;
  expect(started).toEqual(['second']);
});

it('frees the slot of work that fails', async () => {
  const queue = new PQueue({ concurrency: 1 });
  const failing = runInQueue(queue, never, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await runInQueue(queue, never, () => Promise.resolve('next'))).toBe('next');
});

it('rejects a signal that has fired already', async () => {
  const work = runInQueue(new PQueue(), AbortSignal.abort('gone'), () => expect.unreachable());
  await expect(work).rejects.toBe('gone');
});
