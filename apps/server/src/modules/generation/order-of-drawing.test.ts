import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { LOCAL_CONCURRENCY_GROUP } from '../engines/index.ts';
import { withReservedSlots } from './reserved-slots.ts';
import { pictureOf } from './testing/requests.ts';
import { openStudio, type Studio, type StudioUser } from './testing/studio.ts';

describeOnEachDatabase('the order in which generations are drawn', (open) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio(await open());
  });
  afterEach(() => studio.close());

  const ask = (user: StudioUser, prompt: string) =>
    studio.generations.create(user, pictureOf(prompt));

  it('alternates between users of a plan, and puts a higher plan first', async () => {
    const [ana, ben, cho] = await Promise.all([
      studio.newUser('basic'),
      studio.newUser('basic'),
      studio.newUser('premium'),
    ]);
    for (const prompt of ['ana 1', 'ana 2', 'ana 3']) await ask(ana, prompt);
    for (const prompt of ['ben 1', 'ben 2']) await ask(ben, prompt);
    await ask(cho, 'cho 1');
    studio.engine.finishAtOnce();
    await studio.newWorker().start();
    const order: string[] = [];
    while (order.length < 6) order.push((await studio.engine.next()).request.prompt);
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
