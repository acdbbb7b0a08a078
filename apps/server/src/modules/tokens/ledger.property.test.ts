import { PLAN_NAMES } from '@loopwright/contract';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { LedgerHistory, type LedgerStep } from '../../testing/ledger-history.ts';

const amounts = fc.array(fc.constantFrom(1, 4, 150), { minLength: 1, maxLength: 4 });
const endKind = fc.constantFrom('settle' as const, 'release' as const, 'race' as const);
const step: fc.Arbitrary<LedgerStep> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('hold' as const), amounts }) },
  { weight: 12, arbitrary: fc.record({ kind: endKind, hold: fc.nat({ max: 6 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 200 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('plan' as const),
      plan: fc.constantFrom(...PLAN_NAMES),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'delete' as const }) },
);

describeOnEachDatabase('the token ledger, whatever happens', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('agrees with the model, explains its balance, and is immune to replays', async () => {
    const steps = fc.array(step, { minLength: 5, maxLength: 40 });
    const agrees = fc.asyncProperty(steps, async (steps) => {
      const history = new LedgerHistory(database, await createTestUser(database));
      for (const step of steps) await history.play(step);
      await history.replay();
    });
    await expect(fc.assert(agrees, { numRuns: 40 })).resolves.toBeUndefined();
  });
});
