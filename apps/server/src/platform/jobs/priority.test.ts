import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import type { ConcurrencyLimits } from './concurrency.ts';
import { fairPriority, lowestPriority } from './priority.ts';
import { type JobFixture, openJobFixture } from './testing/job-fixture.ts';
import { scriptJob, type ScriptedJob } from './testing/scripted-job.ts';

const PREMIUM = 2;

describe('the priority of a job', () => {
  it('falls with each waiting job of the workspace, but never to that of a lower rank', () => {
    expect(fairPriority(1, 0)).toBe(1000);
    expect(fairPriority(1, 1)).toBe(999);
    expect(fairPriority(1, 998)).toBe(2);
    expect(fairPriority(1, 5000)).toBe(lowestPriority(1));
    expect(lowestPriority(1)).toBeGreaterThan(fairPriority(0, 0));
    expect(lowestPriority(2)).toBeGreaterThan(fairPriority(1, 0));
  });
});

describeOnEachDatabase('jobs by priority', (open) => {
  let fixture: JobFixture;
  let job: ScriptedJob;
  beforeEach(async () => {
    fixture = await openJobFixture(await open());
    job = scriptJob();
  });
  afterEach(() => fixture.close());

  const enqueue = (input: string, rank: number, waiting = 0) =>
    fixture.enqueue(job.definition, input, { priority: fairPriority(rank, waiting) });

  const limits = (reservedSlots: number): ConcurrencyLimits => {
    const reserved = { slots: reservedSlots, minPriority: lowestPriority(PREMIUM) };
    return new Map([['scripted', { limit: 1, reserved }]]);
  };

  const start = async (concurrencyLimits: ConcurrencyLimits) =>
    await fixture.newRunner([job.definition], concurrencyLimits).start();

  it("take turns between workspaces, and a higher rank's come first", async () => {
    for (let waiting = 0; waiting < 3; waiting += 1) await enqueue(`ana ${waiting}`, 0, waiting);
    await enqueue('ben', 0);
    await enqueue('premium', PREMIUM, 500);
    job.finishAtOnce();
    await start(limits(0));
    const order: string[] = [];
    while (order.length < 5) order.push((await job.next()).input);
    expect(order).toEqual(['premium', 'ana 0', 'ben', 'ana 1', 'ana 2']);
  });

  it('take the reserved slot of a full group when their priority is high enough', async () => {
    await start(limits(1));
    await enqueue('free', 0);
    const first = await job.next();
    const waiting = await enqueue('free too', 0);
    await enqueue('premium', PREMIUM);
    const fast = await job.next();
    expect([first.input, fast.input]).toEqual(['free', 'premium']);
    const next = await enqueue('premium too', PREMIUM);
    const running = async (id: string) => (await fixture.rowOf(id)).status;
    fast.finish();
    const faster = await job.next();
    expect(faster.input).toBe('premium too');
    expect(await running(next)).toBe('running');
    expect(await running(waiting)).toBe('queued');
    first.finish();
    faster.finish();
    expect((await job.next()).input).toBe('free too');
  });

  it('leave the reserved slot alone when their priority is too low', async () => {
    const other = scriptJob({ kind: 'other', concurrencyGroup: () => 'other' });
    await fixture.newRunner([job.definition, other.definition], limits(1)).start();
    await enqueue('a', 1);
    const first = await job.next();
    const waiting = await enqueue('b', 1);
    // The runner looks at the queue when this comes, and passes the other by.
    await fixture.enqueue(other.definition);
    (await other.next()).finish();
    expect((await fixture.rowOf(waiting)).status).toBe('queued');
    first.finish();
    expect((await job.next()).input).toBe('b');
  });
});
