import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { countAttempt } from './rate-limit-store.ts';

describeOnEachDatabase('counted attempts', (open) => {
  it('are in an unlogged table, so that writes do not wait for the disk', async () => {
    const { orm } = await open();
    const found = sql`select relpersistence as kept from pg_class where relname = 'rate_limits'`;
    expect((await orm.execute(found)).rows).toEqual([{ kept: 'u' }]);
  });

  it('are one row for each subject, also under concurrent attempts', async () => {
    const { orm } = await open();
    const now = new Date('2026-11-18T12:00:00Z');
    const windows = await Promise.all(
      Array.from({ length: 20 }, () => countAttempt(orm, 'subject', now, 1000)),
    );
    const counts = windows.map(({ count }) => count).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const later = new Date(now.getTime() + 1000);
    expect(await countAttempt(orm, 'subject', later, 1000)).toEqual({
      count: 1,
      resetsAt: new Date(later.getTime() + 1000),
    });
  });
});
