import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';
import { MigrationError } from './platform/database/migration-error.ts';
import { DiskReserveError } from './platform/storage/disk-space.ts';
import { explainStartFailure } from './start-failure.ts';

const failureOf = async (action: () => unknown): Promise<unknown> => {
  try {
    await action();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
};

describe('a start that fails', () => {
  it('says which port is taken', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const address = first.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const second = createServer();
    const failing = once(second, 'error');
    second.listen(port, '127.0.0.1');
    const [error] = await failing;
    first.close();
    expect(explainStartFailure(error)).toMatch(new RegExp(`^Port ${port} is taken.*PORT`));
  });

  it('says that nothing answers where the database should be', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      address: '127.0.0.1',
      port: 5432,
    });
    for (const error of [
      refused,
      new AggregateError([refused]),
      new Error('x', { cause: refused }),
    ]) {
      expect(explainStartFailure(error)).toContain('Nothing answers at 127.0.0.1:5432');
    }
  });

  it('says that a migration failed and that nothing was changed', () => {
    const cause = new Error('Failed query: drop table x', { cause: new Error('no such table') });
    expect(explainStartFailure(new MigrationError(cause))).toMatch(
      /^The database cannot be changed .* \(no such table\)\. It is as it was/,
    );
  });

  it('says that the disk is full', () => {
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    expect(explainStartFailure(full)).toMatch(/^The disk is full .*Free some space/);
    const reserve = new DiskReserveError({ folder: '/data', freeBytes: 7_900_000 }, 512_000_000);
    expect(explainStartFailure(reserve)).toBe(
      'Too little disk space to start: 7 MB are free in /data, and 512 MB are kept in reserve. ' +
        'Free some space, or set DISK_RESERVE_MB to less.',
    );
  });

  it('passes on what was written for the operator', async () => {
    expect(explainStartFailure(new FolderInUseError('/data', 'process 7'))).toContain('process 7');
    const fault = await failureOf(() => parseConfig({ PORT: 'x' }));
    expect(explainStartFailure(fault)).toContain('PORT');
  });

  it('does not pretend to know the rest', () => {
    expect(explainStartFailure(new Error('boom'))).toBeNull();
    expect(explainStartFailure('boom')).toBeNull();
  });
});
