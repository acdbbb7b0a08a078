import { describe, expect, it } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { Activity } from './activity.ts';
import { Maintenance } from './maintenance.ts';

const MINUTE_MS = 60_000;

describe('the maintenance of the embedded database', () => {
  const setUp = () => {
    const statements: string[] = [];
    const activity = new Activity();
    const clock = { nowMs: 0 };
    const run = async (statement: string): Promise<void> => {
      statements.push(statement);
    };
    const maintenance = new Maintenance(run, activity, silentLog, () => clock.nowMs);
    return { statements, activity, clock, maintenance };
  };
  const somethingHappens = (activity: Activity) => activity.count(async () => undefined);

  it('does nothing while nothing happens', async () => {
    const { statements, clock, maintenance } = setUp();
    clock.nowMs = 24 * 60 * MINUTE_MS;
    await maintenance.runDue();
    expect(statements).toEqual([]);
  });

  it('writes a checkpoint a minute after something happened, once', async () => {
    const { statements, activity, clock, maintenance } = setUp();
    await somethingHappens(activity);
    clock.nowMs = MINUTE_MS - 1;
    await maintenance.runDue();
    expect(statements).toEqual([]);
    clock.nowMs = MINUTE_MS;
    await maintenance.runDue();
    clock.nowMs = 2 * MINUTE_MS;
    await maintenance.runDue();
    expect(statements).toEqual(['checkpoint']);
  });

  it('vacuums every half hour', async () => {
    const { statements, activity, clock, maintenance } = setUp();
    await somethingHappens(activity);
    clock.nowMs = 30 * MINUTE_MS;
    await maintenance.runDue();
    expect(statements).toEqual(['checkpoint', 'vacuum (analyze)']);
  });

  it('waits for a quiet moment, but not for ever', async () => {
    const { statements, activity, clock, maintenance } = setUp();
    const { promise: running, resolve: finish } = Promise.withResolvers<undefined>();
    const query = activity.count(() => running);
    clock.nowMs = 5 * MINUTE_MS - 1;
    await maintenance.runDue();
    expect(statements).toEqual([]);
    clock.nowMs = 5 * MINUTE_MS;
    await maintenance.runDue();
    expect(statements).toEqual(['checkpoint']);
    finish(undefined);
    await query;
  });
});
