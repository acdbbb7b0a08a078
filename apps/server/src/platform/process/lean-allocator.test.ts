import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../testing/lean-process.ts', import.meta.url));

/** Runs a process that sets the lean allocator, and returns its environment and arguments. */
function runLean(environment: Readonly<Record<string, string>>) {
  const unset = { MALLOC_ARENA_MAX: undefined, MALLOC_MMAP_THRESHOLD_: undefined };
  const child = spawnSync(process.execPath, [PROGRAM, 'word'], {
    env: { ...process.env, ...unset, ...environment },
    encoding: 'utf8',
  });
  expect(child).toMatchObject({ status: 0, stderr: '' });
  return { processId: child.pid, output: JSON.parse(child.stdout) as unknown };
}

describe.runIf(process.platform === 'linux')('a process with the lean allocator', () => {
  it('continues in the same process, with its arguments', () => {
    const { processId, output } = runLean({});
    const flags = ['--max-semi-space-size=8'];
    expect(output).toEqual({
      processId,
      flags,
      words: ['word'],
      arenas: '2',
      threshold: '1048576',
    });
  });

  it('keeps the settings of the operator', () => {
    expect(runLean({ MALLOC_ARENA_MAX: '4' }).output).toMatchObject({
      arenas: '4',
      threshold: '1048576',
    });
  });
});
