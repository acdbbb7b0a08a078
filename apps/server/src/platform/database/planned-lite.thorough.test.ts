import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlannedLite } from './planned-lite.ts';

const STATEMENTS_MAXIMUM = 400;

describe('a database that keeps its plans', () => {
  let lite: PlannedLite;
  const onDiskFull = vi.fn<() => void>();

  beforeAll(async () => {
    lite = await PlannedLite.open({}, onDiskFull);
    await lite.exec(
      'create table fruit (name text primary key, weight int, tags text[], at timestamptz)',
    );
    await lite.exec(`insert into fruit values ('fig', 40, '{sweet,soft}', '2026-01-02T03:04:05Z')`);
  });
  afterAll(() => lite.close());

  /** How many plans PostgreSQL keeps of statements with the mark in them. */
  const countPlans = async (mark: string): Promise<unknown> => {
    const [result] = await lite.exec(
      `select count(*)::int as plans from pg_prepared_statements where statement like '%${mark}%'`,
    );
    return result?.rows[0]?.['plans'];
  };

  it('plans a statement once, and gives each run its own values', async () => {
    const weigh = 'select name as heavier from fruit where weight > $1';
    const found: unknown[] = [];
    for (const weight of [10, 39, 40, 100])
      found.push((await lite.query(weigh, [weight])).rows.length);
    expect(found).toEqual([1, 1, 0, 0]);
    expect(await countPlans('as heavier')).toBe(1);
  });

  it('reads every type as PGlite does', async () => {
    const everything = `select *, 1.5::float8 as number, true as yes, '{"a":[1]}'::jsonb as object,
      9007199254740993::int8 as long, null as nothing, array[1, 2] as list from fruit`;
    const expected = {
      name: 'fig',
      weight: 40,
      tags: ['sweet', 'soft'],
      at: new Date('2026-01-02T03:04:05Z'),
      number: 1.5,
      yes: true,
      object: { a: [1] },
      long: 9007199254740993n,
      nothing: null,
      list: [1, 2],
    };
    const [direct] = await lite.exec(everything);
    for (let run = 0; run < 3; run += 1) {
      const { rows, fields } = await lite.query(everything);
      expect(rows).toEqual([expected]);
      expect({ rows, fields }).toEqual({ rows: direct?.rows, fields: direct?.fields });
    }
  });

  it('counts what was changed, and answers what is returned', async () => {
    const rename = 'update fruit set weight = $2 where name = $1 returning weight';
    expect(await lite.query(rename, ['fig', 41])).toMatchObject({
      affectedRows: 1,
      rows: [{ weight: 41 }],
    });
    expect(await lite.query(rename, ['kiwi', 1])).toMatchObject({ affectedRows: 0, rows: [] });
    expect(await lite.query(rename, ['fig', null])).toMatchObject({ rows: [{ weight: null }] });
    await lite.query(rename, ['fig', 40]);
  });

  it('reports errors and goes on: of the text, of a value, of a run, in a transaction', async () => {
    await expect(lite.query('select nothing_of_that from fruit')).rejects.toMatchObject({
      code: '42703',
    });
    const divide = 'select 10 / weight as share from fruit where weight = $1';
    const insert = 'insert into fruit (name) values ($1)';
    await expect(lite.query(divide, ['many'])).rejects.toMatchObject({ code: '22P02' });
    await expect(lite.query(insert, ['fig'])).rejects.toMatchObject({
      code: '23505',
      params: ['fig'],
    });
    await expect(
      lite.transaction(async (tx) => {
        await tx.query(insert, ['plum']);
        await tx.query(insert, ['fig']).catch(() => undefined);
        await tx.query('select 1 as after_the_failure');
      }),
    ).rejects.toMatchObject({ code: '25P02' });
    expect((await lite.query('select name from fruit')).rows).toEqual([{ name: 'fig' }]);
    expect((await lite.query(divide, [40])).rows).toEqual([{ share: 0 }]);
  });

  it('keeps plans that were made in a transaction that came to nothing', async () => {
    const count = 'select count(*)::int as rolled_back from fruit';
    const roll = lite.transaction(async (tx) => {
      await tx.query(count);
      throw new Error('no');
    });
    await expect(roll).rejects.toThrow('no');
    expect((await lite.query(count)).rows).toEqual([{ rolled_back: 1 }]);
    expect(await countPlans('rolled_back')).toBe(1);
  });

  it.each(['exec', 'query'] as const)('forgets them when the schema changes by %s', async (how) => {
    const all = 'select * from crates';
    await lite.exec('create table crates (size int)');
    await lite.query(`insert into crates values (3)`);
    expect((await lite.query(all)).rows).toEqual([{ size: 3 }]);
    await lite[how]('alter table crates alter column size type text');
    expect((await lite.query(all)).rows).toEqual([{ size: '3' }]);
    await lite[how]('drop table crates');
    await expect(lite.query(all)).rejects.toMatchObject({ code: '42P01' });
  });

  it('keeps those that were used last when there are too many', async () => {
    const kept = 'select 1 as used_all_the_time';
    for (let n = 0; n < STATEMENTS_MAXIMUM + 50; n += 1) {
      await lite.query(`select ${n} as one_of_many`);
      if (n % 100 === 0) await lite.query(kept);
    }
    expect(await countPlans('one_of_many')).toBeLessThan(STATEMENTS_MAXIMUM);
    expect(await countPlans('used_all_the_time')).toBe(1);
    expect((await lite.query('select 0 as one_of_many')).rows).toEqual([{ one_of_many: 0 }]);
  });

  it('hears what it is told in a planned statement', async () => {
    const heard: string[] = [];
    const stop = await lite.listen('fruit', (payload) => heard.push(payload));
    for (const name of ['fig', 'plum'])
      await lite.query('select pg_notify($1, $2)', ['fruit', name]);
    await stop();
    expect(heard).toEqual(['fig', 'plum']);
  });

  it('tells of a disk that PostgreSQL says is full', async () => {
    await expect(lite.exec('select 1/0')).rejects.toMatchObject({ code: '22012' });
    expect(onDiskFull).not.toHaveBeenCalled();
    const fail = `do $$ begin raise exception 'could not extend' using errcode = '53100'; end $$`;
    await expect(lite.exec(fail)).rejects.toMatchObject({ code: '53100' });
    expect(onDiskFull).toHaveBeenCalledOnce();
  });
});
