import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSessionSecret } from './session-secret.ts';

describe('the session secret', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is generated once and stored, readable only by its owner', async () => {
    const first = await loadSessionSecret(folder);
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect(await loadSessionSecret(folder)).toBe(first);
    expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for processes that start at once', async () => {
    const [first, second] = await Promise.all([
      loadSessionSecret(folder),
      loadSessionSecret(folder),
    ]);
    expect(second).toBe(first);
  });

  it('is not read from a damaged file', async () => {
    await writeFile(path.join(folder, 'session-secret'), 'x');
    await expect(loadSessionSecret(folder)).rejects.toThrow('damaged');
  });
});
