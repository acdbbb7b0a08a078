import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openForTest, PREMIUM, subscribe, type OpenedSandbox } from '../testing/open-for-test.ts';

const DAY = 86_400;
const TOTAL = 120 * DAY;
const RUNS = 12;

/** Made up anew by every run, and so nothing that two runs could share. */
const MADE_UP = /\b[a-z]+(?:_test)?_[0-9A-Za-z]{24,}|stripe-node-retry-[-0-9a-f]+/g;

/** Everything there is, one line each, with ids replaced by the order in which they appear. */
async function historyOf({ stripe }: OpenedSandbox): Promise<string[]> {
  const lines: string[] = [];
  for await (const event of stripe.events.list({ limit: 100 }))
    lines.unshift(JSON.stringify(event));
  const subscriptions = await stripe.subscriptions.list({ status: 'all', limit: 100 });
  lines.push(...subscriptions.data.map((subscription) => JSON.stringify(subscription)));
  const names = new Map<string, string>();
  return lines.map((line) =>
    line.replaceAll(/"invoice_prefix":"[^"]*"/g, '""').replaceAll(MADE_UP, (id) => {
      const name = names.get(id) ?? `#${names.size}`;
      names.set(id, name);
      return name;
    }),
  );
}

async function lives(card: string, canceled: boolean): Promise<OpenedSandbox> {
  const opened = await openForTest();
  await subscribe(opened, { card, trialDays: 7 });
  const second = await subscribe(opened, { card: 'works', price: PREMIUM });
  if (canceled) {
    await opened.stripe.subscriptions.update(second.subscription.id, {
      cancel_at_period_end: true,
    });
  }
  return opened;
}

test('however the clock gets there, the same has happened', async () => {
  const steps = fc.array(fc.integer({ min: 1, max: 30 * DAY }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.constantFrom('works', 'fails_later'),
      fc.boolean(),
      async (parts, card, canceled) => {
        const leap = await lives(card, canceled);
        await leap.advance(TOTAL);
        const walk = await lives(card, canceled);
        let left = TOTAL;
        for (const part of parts) {
          const seconds = Math.min(part, left);
          await walk.advance(seconds);
          left -= seconds;
        }
        await walk.advance(left);
        expect(await historyOf(walk)).toEqual(await historyOf(leap));
      },
    ),
    { numRuns: RUNS },
  );
});
