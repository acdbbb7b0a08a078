import { PLANS } from '@loopwright/contract';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { BillingFixture } from './testing/billing-fixture.ts';
import type { FakeStripe } from './testing/fake-stripe.ts';
import { LIFE_STEPS, live, planAfter, type LifeStep } from './testing/subscription-steps.ts';

const steps = fc.array(fc.constantFrom(...LIFE_STEPS), { minLength: 6, maxLength: 6 });
/** How often each of the six is delivered, and numbers that put all deliveries into an order. */
const copies = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 });
const order = fc.array(fc.nat(), { minLength: 18, maxLength: 18 });

/** For a machine that is busy with other things. */
const PATIENCE_MS = 300_000;

/** The database that is there already does a thousand in the time that the other takes for fifty. */
const LIVES = { postgres: Number(process.env['FUZZ_LIVES'] ?? 200), embedded: 15 };

interface Delivery {
  readonly step: number;
  readonly rank: number;
}

function deliveriesOf(counts: readonly number[], ranks: readonly number[]): Delivery[] {
  return counts
    .flatMap((count, step) => Array.from({ length: count }, () => step))
    .map((step, index) => ({ step, rank: ranks[index] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank);
}

describeOnEachDatabase('a subscription, however its events arrive', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const begin = async () => {
    const fixture = new BillingFixture(database);
    const workspaceId = await createTestUser(database);
    const { id } = await fixture.stripe.createCustomer(
      { workspaceId, email: 'a@example.com' },
      workspaceId,
    );
    return { fixture, workspaceId, customerId: id, stripe: fixture.stripe };
  };
  const stepOnce = (stripe: FakeStripe, customerId: string, step: LifeStep): string => {
    live(stripe, customerId, step);
    // A step that could not be taken in this state is told all the same.
    return stripe.emit('invoice.paid', customerId).id;
  };

  it(
    'stands as in Stripe, its week granted once, in every order and number',
    async () => {
      const holds = fc.asyncProperty(steps, copies, order, async (life, counts, ranks) => {
        const { fixture, workspaceId, customerId, stripe } = await begin();
        const eventIds = life.map((step) => stepOnce(stripe, customerId, step));
        for (const { step } of deliveriesOf(counts, ranks))
          await fixture.deliver(eventIds[step] ?? '');
        const { plan, tokens, account } = await fixture.read(workspaceId);
        const truth = planAfter(stripe.subscriptionsOf(customerId));
        expect({ plan, tokens }).toEqual({ plan: truth, tokens: PLANS[truth].tokensPerWeek });
        expect(account?.plan).toBe(truth);
        expect(fixture.counts.counted.filter((outcome) => outcome === 'applied')).toHaveLength(6);
      });
      const numRuns = LIVES[database.kind];
      await expect(fc.assert(holds, { numRuns })).resolves.toBeUndefined();
    },
    PATIENCE_MS,
  );

  it(
    'follows while it lives, whichever hints come late, early or together',
    async () => {
      const holds = fc.asyncProperty(steps, copies, order, async (life, counts, ranks) => {
        const { fixture, workspaceId, customerId, stripe } = await begin();
        let highest = 0;
        const waiting = deliveriesOf(counts, ranks);
        const running: Promise<unknown>[] = [];
        for (const [index, step] of life.entries()) {
          const eventId = stepOnce(stripe, customerId, step);
          const truth = planAfter(stripe.subscriptionsOf(customerId));
          highest = Math.max(highest, PLANS[truth].tokensPerWeek);
          for (const { step: delivered } of waiting) {
            if (delivered === index) running.push(fixture.deliver(eventId));
          }
          if ((ranks[index] ?? 0) % 2 === 0) await Promise.all(running);
        }
        await Promise.all(running);
        const { plan, tokens } = await fixture.read(workspaceId);
        expect(plan).toBe(planAfter(stripe.subscriptionsOf(customerId)));
        expect(tokens).toBeLessThanOrEqual(highest === 0 ? PLANS.free.tokensPerWeek : highest);
      });
      const numRuns = database.kind === 'postgres' ? 50 : 10;
      await expect(fc.assert(holds, { numRuns })).resolves.toBeUndefined();
    },
    PATIENCE_MS,
  );
});
