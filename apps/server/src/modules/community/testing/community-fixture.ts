import { pathTo, type Share, type ShareRequest, SHARE_ROUTES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { createJobRunner } from '../../../platform/jobs/runner.ts';
import { jobs } from '../../../schema/schema.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { masterKey } from '../../creations/creation.ts';
import type { NewCreation } from '../../creations/store.ts';
import { makeTestGif } from '../../exports/testing/finished-export.ts';
import { addCreation, type Maker } from '../../sharing/testing/sharing-fixture.ts';
import { PUBLICATION_CONCURRENCY_GROUP } from '../publication-job.ts';

/** Environment in which what a new account offers is listed without an operator. */
export const NOBODY_WAITS = { COMMUNITY_NEW_ACCOUNT_HOURS: '0' };

/** Runs the jobs that look at what was offered, until all have ended. */
export async function lookAtAll(server: TestApp): Promise<void> {
  const { database, jobs: queue, storage } = server.fixtures;
  const runner = createJobRunner({
    database,
    jobs: queue,
    storage,
    clock: () => server.time.now,
    log: silentLog,
    definitions: [server.publicationJob],
    concurrencyLimits: new Map([[PUBLICATION_CONCURRENCY_GROUP, { limit: 1 }]]),
  } as Parameters<typeof createJobRunner>[0]);
  await runner.start();
  try {
    await vi.waitFor(
      async () => {
        const rows = await database.orm.select().from(jobs).where(eq(jobs.kind, 'publication'));
        const open = rows.filter(({ status }) => status === 'queued' || status === 'running');
        if (open.length > 0) throw new Error('publications are still looked at');
      },
      { timeout: 200_000, interval: 20 },
    );
  } finally {
    await runner.stop(0);
  }
}

/** Offers a new creation with a real file to the community. */
export async function offer(
  server: TestApp,
  maker: Maker,
  changes: Partial<NewCreation> = {},
  request: ShareRequest = {},
): Promise<Share & { readonly id: string }> {
  const { id } = await addCreation(server, maker, changes);
  await server.fixtures.storage.put(
    masterKey(id, changes.kind ?? 'gif'),
    await makeTestGif(4),
    'image/gif',
  );
  const path = pathTo(SHARE_ROUTES.ofCreation, { id });
  const response = await maker.browser.post(path, { visibility: 'public', ...request });
  if (response.statusCode !== 200) throw new Error(`It was not offered: ${response.body}`);
  return { ...response.json<{ share: Share }>().share, id };
}

/** Offers a new creation, and has it listed. */
export async function publish(
  ...parameters: Parameters<typeof offer>
): Promise<Share & { readonly id: string }> {
  const offered = await offer(...parameters);
  await lookAtAll(parameters[0]);
  return offered;
}
