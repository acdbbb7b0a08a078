import { expect, it } from 'vitest';
import { openThreadPool } from './thread-pool.ts';

type Task = 'answer' | 'die' | 'work on' | 'say its thread';

const open = () =>
  openThreadPool<Task, string>(new URL('./testing/short-tasks.ts', import.meta.url), {
    threads: 1,
    heapMb: 64,
    idleMs: 1000,
  });
const failed = { status: 'rejected' };

it('runs the waiting tasks when a thread dies or is ended', async () => {
  const pool = open();
  const ender = new AbortController();
  const ended = pool.run('work on', { ender: ender.signal });
  const tasks = [ended, pool.run('answer'), pool.run('die'), pool.run('answer')];
  ender.abort();
  expect(await Promise.allSettled(tasks)).toMatchObject([
    failed,
    { value: 'answer' },
    failed,
    { value: 'answer' },
  ]);
  await pool.close();
});

it('rejects an aborted task that waits', async () => {
  const pool = open();
  const ender = new AbortController();
  const first = pool.run('work on', { ender: ender.signal });
  const aborting = new AbortController();
  const second = pool.run('answer', { signal: aborting.signal });
  aborting.abort('enough');
  await expect(second).rejects.toBe('enough');
  ender.abort();
  await expect(first).rejects.toThrow('aborted');
  expect(await pool.run('answer')).toBe('answer');
  await pool.close();
});

it('ends its idle threads when it is told to, and starts new ones', async () => {
  const pool = open();
  const first = await pool.run('say its thread');
  expect(await pool.run('say its thread')).toBe(first);
  await pool.run('answer').finally(async () => pool.endIdle());
  expect(await pool.run('say its thread')).not.toBe(first);
  await pool.close();
});

it('ends no thread while one works', async () => {
  const pool = open();
  const first = await pool.run('say its thread');
  const tasks = [pool.run('answer'), pool.run('say its thread')];
  await pool.endIdle();
  expect(await Promise.all(tasks)).toEqual(['answer', first]);
  await pool.close();
});

it('rejects the waiting tasks when it is closed', async () => {
  const pool = open();
  const tasks = Promise.allSettled([pool.run('work on'), pool.run('answer')]);
  await pool.close();
  expect(await tasks).toMatchObject([failed, failed]);
});
