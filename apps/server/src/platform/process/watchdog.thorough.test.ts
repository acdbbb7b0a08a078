import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../testing/blocked-process.ts', import.meta.url));

/** Runs a process whose event loop is blocked for the given time. */
async function runBlocked(blockedMs: number, kind = '') {
  const child = spawn(process.execPath, [PROGRAM, String(blockedMs), kind]);
  const [output, errors, [exitCode, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, exitCode, signal };
}

describe('the watchdog', () => {
  it('ends a process whose event loop is blocked, with one line', async () => {
    const { output, errors, signal } = await runBlocked(3_600_000);
    expect(signal).toBe('SIGKILL');
    expect(output).toBe('');
    expect(errors.split('\n')).toEqual([
      'The event loop of Loopwright stands still, so the process ends itself. Start it again.',
      '',
    ]);
  });

  it('lets an operation finish that is allowed to take long', async () => {
    expect(await runBlocked(2000, 'long')).toMatchObject({ output: 'survived\n', exitCode: 0 });
  });
});
