import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { type JobFixture, openJobFixture } from './testing/job-fixture.ts';
import { scriptJob, type ScriptedJob } from './testing/scripted-job.ts';

describeOnEachDatabase('jobs that pg-boss does not have', (open) => {
  let fixture: JobFixture;
  let job: ScriptedJob;
  beforeEach(async () => {
    fixture = await openJobFixture(await open());
    job = scriptJob();
  });
  afterEach(() => fixture.close());

  const loseAll = () => fixture.database.orm.execute(sql`delete from pgboss.job`);

  it('run when a runner starts, in their order and once', async () => {
    const inputs = Array.from({ length: 200 }, (_, index) => `job ${index}`);
    for (const input of inputs) await fixture.enqueue(job.definition, input);
    await loseAll();
    job.finishAtOnce();
    await fixture.newRunner([job.definition], new Map()).start();
    const begun: string[] = [];
    while (begun.length < inputs.length) begun.push((await job.next()).input);
    expect(begun).toEqual(inputs);
    await fixture.newRunner([job.definition], new Map()).start();
    expect(job.begun).toBe(inputs.length);
  });

  it('run again when their worker has died', async () => {
    const id = await fixture.enqueue(job.definition);
    await fixture.dieWith(1);
    await loseAll();
    await fixture.newRunner([job.definition]).start();
    await fixture.rescue([job.definition]);
    (await job.next()).finish();
    await expect.poll(async () => (await fixture.rowOf(id)).status).toBe('finished');
  });
});
