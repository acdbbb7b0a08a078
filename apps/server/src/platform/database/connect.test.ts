import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './connect.ts';

describe('the configured database', () => {
  let dataDirectory: string;
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };

  beforeEach(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'loopwright-connect-'));
    vi.clearAllMocks();
  });
  afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

  it('is the embedded one without a DATABASE_URL, and says in production what that is for', async () => {
    const options = { databaseUrl: null, dataDirectory, isProduction: true };
    const database = await openDatabase(options, log);
    await database.close();
    expect(database.kind).toBe('embedded');
    expect(log.info).toHaveBeenCalledExactlyOnceWith({}, expect.stringContaining('DATABASE_URL'));
  });

  it('says nothing of it in development', async () => {
    const options = { databaseUrl: null, dataDirectory, isProduction: false };
    await (await openDatabase(options, log)).close();
    expect(log.info).not.toHaveBeenCalled();
  });
});
