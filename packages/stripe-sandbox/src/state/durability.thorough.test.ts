import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openForTest, sdkFor, subscribe } from '../testing/open-for-test.ts';

const PROCESS = path.join(import.meta.dirname, '../testing/sandbox-process.ts');
const KILLS = 4;

let file = '';

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'));
  file = path.join(folder, 'state.sqlite');
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [PROCESS, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(chunk.toString()) };
}

test('state and clock survive a restart', async () => {
  const first = await openForTest({ stateFile: file });
  const { subscription, customer } = await subscribe(first, { trialDays: 7 });
  await first.advance(8 * 86_400);
  const before = await first.stripe.subscriptions.retrieve(subscription.id);
  const clock = await first.stripe.customers.create({}, { idempotencyKey: 'once' });
  await first.sandbox.close();

  const second = await openForTest({ stateFile: file });
  expect(await second.stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
  expect((await second.stripe.customers.retrieve(customer.id)).id).toBe(customer.id);
  expect((await second.stripe.customers.create({}, { idempotencyKey: 'once' })).id).toBe(clock.id);
  const { created } = await second.stripe.customers.create({});
  expect(created).toBe(clock.created);
});

test('a state that is open elsewhere is refused, with its name', async () => {
  const { child } = await startProcess();
  await expect(openForTest({ stateFile: file })).rejects.toThrow(
    `The Stripe sandbox's state ${file} is in use by another process.`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  await openForTest({ stateFile: file });
});

test('nothing that was answered is lost when the process is killed', async () => {
  const answered: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, port } = await startProcess();
    const stripe = sdkFor('127.0.0.1', port);
    const target = answered.length + 3 + kill;
    const exited = once(child, 'exit');
    const creating = (async () => {
      for (;;) {
        const call = stripe.customers.create({ name: `Ada ${kill}` });
        // In the middle of a call, sometimes before its work and sometimes after.
        if (answered.length === target) setImmediate(() => child.kill('SIGKILL'));
        answered.push((await call).id);
      }
    })();
    await Promise.all([exited, expect(creating).rejects.toThrow(/connection/)]);
  }
  const { stripe } = await openForTest({ stateFile: file });
  const kept: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 100 })) kept.push(customer.id);
  expect(answered.filter((id) => !kept.includes(id))).toEqual([]);
  // At most the one call that was under way at each kill was done without being answered.
  expect(kept.length - answered.length).toBeLessThanOrEqual(KILLS);
  const events: string[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) events.push(event.id);
  expect(events).toHaveLength(kept.length);
});
