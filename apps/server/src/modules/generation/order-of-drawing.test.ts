import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { LOCAL_CONCURRENCY_GROUP } from '../engines/index.ts';
import { withReservedSlots } from './reserved-slots.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { imageOf } from './testing/requests.ts';

describeOnEachDatabase('the order in which generations are drawn', (open) => {
  let fixtures: GenerationFixtures;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open());
  });
  afterEach(() => fixtures.close());

  const ask = (user: FixtureUser, prompt: string) =>
    fixtures.generations.create(user, imageOf(prompt));

  it('alternates between users of a plan, and puts a higher plan first', async () => {
    const [ana, ben, cho] = await Promise.all([
      fixtures.newUser('basic'),
      fixtures.newUser('basic'),
      fixtures.newUser('premium'),
    ]);
    for (const prompt of ['ana 1', 'ana 2', 'ana 3']) await ask(ana, prompt);
    for (const prompt of ['ben 1', 'ben 2']) await ask(ben, prompt);
    await ask(cho, 'cho 1');
    fixtures.engine.finishAtOnce();
    // One at a time: of two that are taken at once, either may reach the engine first.
    await fixtures.newWorker(undefined, 1).start();
    const order: string[] = [];
    while (order.length < 6) order.push((await fixtures.engine.next()).request.prompt);
    expect(order).toEqual(['cho 1', 'ana 1', 'ben 1', 'ana 2', 'ben 2', 'ana 3']);
  });

  it('has one slot beyond the cores for the premium plan', () => {
    const limits = withReservedSlots(
      new Map([
        [LOCAL_CONCURRENCY_GROUP, 2],
        ['openai', 4],
      ]),
    );
    expect(limits.get(LOCAL_CONCURRENCY_GROUP)).toEqual({
      limit: 2,
      // Above all of the basic plan, and below all of the premium plan.
      reserved: { slots: 1, minPriority: 1001 },
    });
    expect(limits.get('openai')).toEqual({ limit: 4 });
  });
});
