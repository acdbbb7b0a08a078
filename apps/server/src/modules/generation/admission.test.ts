import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobs } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createAdmission } from './admission.ts';
import type { GenerationDefinition } from './generation-jobs.ts';
import {
  type GenerationFixtures,
  openGenerationFixtures,
  QUEUE_LIMIT,
  QUEUE_LIMIT_PER_PERSON,
} from './testing/fixtures.ts';
import { imageOf } from './testing/requests.ts';

describeOnEachDatabase('the admission of a generation', (open) => {
  let fixtures: GenerationFixtures;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open());
  });
  afterEach(() => fixtures.close());

  it('of a repeated request does not wait for the end of the first one', async (context) => {
    const { database, jobs: openedJobs, generations } = fixtures;
    context.skip(database.kind === 'embedded', 'It has one connection.');
    const user = await fixtures.newUser('basic');
    const { id: createdBy, workspaceId } = user;
    const requestKey = 'k1';
    const first = await generations.create(user, imageOf('a fox', { requestKey }));
    const { queue } = openedJobs;
    const limits = { queueLimit: QUEUE_LIMIT, queueLimitPerWorkspace: QUEUE_LIMIT_PER_PERSON };
    const diskSpace = { checkRoom: () => Promise.resolve() };
    const admission = createAdmission({ database, queue, diskSpace, ...limits });
    const repeated = {
      id: randomUUID(),
      workspaceId,
      createdBy,
      kind: 'image',
      prompt: 'a fox',
      options: { seed: 1, aspect: '1:1', width: 1024, height: 1024, model: 'scripted' },
      referenceKey: null,
      holdId: randomUUID(),
      createdAt: new Date(),
    } as const;
    const definition = { kind: 'generation' } as GenerationDefinition;
    const request = {
      definition,
      requestKey,
      requestHash: 'any',
      plan: 'basic',
      tokens: 1,
    } as const;
    // What ends a generation changes its row, and then wants the account that the admission has locked.
    const changed = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const ending = database.transaction(async (tx) => {
      await tx.update(jobs).set({ stage: 'encoding' }).where(eq(jobs.id, first));
      changed.resolve();
      await mayEnd.promise;
    });
    await changed.promise;
    expect(await admission.admit(repeated, request)).toBeNull();
    mayEnd.resolve();
    await ending;
  });
});
