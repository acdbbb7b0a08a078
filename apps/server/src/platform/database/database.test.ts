import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { assets, creations, jobs, rateLimits, users } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import type { Database } from './database.ts';

describeOnEachDatabase('a database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('answers', async () => {
    expect(await database.isReady()).toBe(true);
  });

  it('rolls back when the work rejects', async () => {
    const key = randomUUID();
    const work = database.transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key, count: 1, resetsAt: new Date() });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    const rows = await database.orm.select().from(rateLimits).where(eq(rateLimits.key, key));
    expect(rows).toEqual([]);
  });

  it('refuses the outer handle inside a transaction instead of waiting for ever', async () => {
    const work = database.transaction(async () => database.orm.select().from(users));
    await expect(work).rejects.toMatchObject({ cause: { message: /only its own handle/ } });
    const nested = database.transaction(async () => database.transaction(async () => 1));
    await expect(nested).rejects.toThrow('only its own handle');
  });

  it('allows the outer handle in what a transaction started and did not wait for', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
    let later: Promise<unknown> = Promise.resolve();
    await database.transaction(async () => {
      later = ended.then(() => database.orm.select().from(users).limit(1));
    });
    end(undefined);
    await expect(later).resolves.toBeDefined();
  });

  it('tells listeners what a transaction said once it has committed', async () => {
    const heard: string[] = [];
    const { promise: second, resolve } = Promise.withResolvers<undefined>();
    const stop = await database.listen('test_channel', (payload) => {
      heard.push(payload);
      if (heard.length === 2) resolve(undefined);
    });
    const failed = database.transaction(async (tx) => {
      tx.afterCommit(() => database.notify('test_channel', 'never'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await database.transaction(async (tx) => {
      tx.afterCommit(() => database.notify('test_channel', "it's one"));
    });
    database.notify('test_channel', 'two');
    database.notify('test_channel', 'two');
    await second;
    expect(heard).toEqual(["it's one", 'two']);
    await stop();
  });

  it('lets a listener query although a transaction woke it', async () => {
    const { promise: queried, resolve } = Promise.withResolvers<Promise<unknown>>();
    const stop = await database.listen('test_query', () =>
      resolve(database.orm.select().from(users).limit(1).execute()),
    );
    await database.transaction(async (tx) => {
      tx.afterCommit(() => database.notify('test_query', ''));
    });
    await expect(queried).resolves.toBeDefined();
    await stop();
  });

  it('refuses channel names that would need quoting', async () => {
    await expect(database.listen('a; drop table users', () => undefined)).rejects.toThrow(
      'Not a channel name',
    );
    expect(() => database.notify('Upper', '')).toThrow('Not a channel name');
  });

  it('gives back instants, JSON and large numbers as they were given', async () => {
    const userId = await createTestUser(database);
    const createdAt = new Date('2026-03-29T01:59:59.987Z');
    const options = {
      seed: 2 ** 31 - 1,
      aspect: '4:5',
      width: 1,
      height: 2,
      seconds: 1.25,
    } as const;
    const id = randomUUID();
    await database.orm.insert(jobs).values({
      id,
      kind: 'naïve 🦊 "quoted" \\ back',
      input: options,
      priority: 2,
      concurrencyGroup: 'a',
      fraction: 0.5,
      createdAt,
    });
    const [job] = await database.orm.select().from(jobs).where(eq(jobs.id, id));
    expect(job).toMatchObject({ input: options, createdAt, fraction: 0.5, finishedAt: null });
    expect(job?.kind).toBe('naïve 🦊 "quoted" \\ back');

    await database.orm.insert(creations).values({
      id,
      workspaceId: userId,
      kind: 'gif',
      prompt: '',
      mediaToken: id,
      createdAt,
      width: 1,
      height: 1,
      seam: 1.5,
    });
    const [creation] = await database.orm.select().from(creations).where(eq(creations.id, id));
    expect(creation).toMatchObject({ seam: 1.5, createdAt });

    const sizeBytes = 2 ** 40 + 1;
    const asset = {
      id,
      workspaceId: userId,
      role: 'master',
      storageKey: id,
      mimeType: '',
    } as const;
    await database.orm.insert(assets).values({ ...asset, sizeBytes, createdAt });
    const [stored] = await database.orm.select().from(assets).where(eq(assets.id, id));
    expect(stored).toMatchObject({ sizeBytes, sha256: null, hasAlpha: false });
  });

  it('answers raw SQL with rows', async () => {
    const { rows } = await database.orm.execute<{ one: number }>(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
