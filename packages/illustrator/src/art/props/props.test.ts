import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROPS } from './index.ts';

const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
const families = [...source.matchAll(/import \{ (\w+) \} from '(\.\/[^']+)';/g)];

it('has one drawing for each name: no family shadows that of another', async () => {
  const tables = await Promise.all(
    families.map(async ([, name = '', file = '']): Promise<Record<string, unknown>> => {
      const loaded = (await import(file)) as Record<string, Record<string, unknown>>;
      return loaded[name] ?? {};
    }),
  );
  const names = tables.flatMap((table) => Object.keys(table));
  expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
  expect(names.length).toBe(Object.keys(PROPS).length);
});

it('has no relative commands in outlines, which the brush does not know', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
  const drawings = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  const relative = drawings.flatMap(
    (file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8').match(
        /[`']M [^`'\n]* [lhvqcsta] [-\d$][^`'\n]*[`']/g,
      ) ?? [],
  );
  expect(drawings.length).toBeGreaterThan(100);
  expect(relative).toEqual([]);
});
