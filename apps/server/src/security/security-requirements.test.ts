import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const DOCUMENT = readFileSync(new URL('docs/security-requirements.md', ROOT), 'utf8');

const STATUSES = ['shown', 'written', 'review', 'deviation', 'partly', 'gap', 'not ours'] as const;
type Status = (typeof STATUSES)[number];

const ITEM = /^\*\*([\d.]+)(?:–([\d.]+))?\*\* \(level ([12]), ([a-z ]+)\) (.+)$/;
const NAMED_TESTS = /`([\w./-]+\.(?:test|spec)\.tsx?)`: (“[^”]+”(?: and “[^”]+”)*)/g;
const ANY_TEST = /`[\w./-]+\.(?:test|spec)\.tsx?`|“[^”]+”/;
const PATH = /`((?:apps|packages|tests)\/[\w./-]+)`/g;

interface Requirement {
  readonly number: string;
  /** More than one where a whole section does not apply. */
  readonly count: number;
  readonly level: number;
  readonly status: Status;
  readonly text: string;
  readonly tests: readonly { readonly path: string; readonly name: string }[];
}

const lastPart = (number: string): number => Number(number.split('.').at(-1));

function read(item: string): Requirement {
  const [, number = '', last = number, level, status, text = ''] = ITEM.exec(item) ?? [];
  const known = STATUSES.find((name) => name === status);
  if (known === undefined) throw new Error(`This is no requirement: ${item}`);
  const tests = [...text.matchAll(NAMED_TESTS)].flatMap(([, path = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
  );
  const count = lastPart(last) - lastPart(number) + 1;
  return { number, count, level: Number(level), status: known, text, tests };
}

const requirements = DOCUMENT.split(/^- /m)
  .slice(1)
  .map((item) =>
    read(
      item
        .replace(/^#[^]*/m, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );

const contentOf = (path: string): string => {
  const place = fileURLToPath(new URL(path, ROOT));
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
};

const countOf = (status: string, level: number): number =>
  requirements
    .filter((one) => (status === 'all' || one.status === status) && one.level === level)
    .reduce((sum, { count }) => sum + count, 0);

describe('the list of security requirements', () => {
  it('has each of them once, in the order of their numbers', () => {
    const numbers = requirements.map(({ number }) => number);
    const inOrder = [...new Set(numbers)].sort((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    expect(numbers).toEqual(inOrder);
    expect(numbers.length).toBeGreaterThan(200);
  });

  it.each([...STATUSES, 'all'])('counts right how many are %s', (status) => {
    const row = DOCUMENT.split('\n').find((line) => line.startsWith(`| ${status} `));
    const told = row?.split('|').slice(3, 6).map(Number);
    const [one, two] = [countOf(status, 1), countOf(status, 2)];
    expect(told).toEqual([one, two, one + two]);
  });

  it('names tests that are there', () => {
    const missing = requirements.flatMap(({ number, tests }) =>
      tests
        .filter(({ path, name }) => !contentOf(path).includes(name))
        .map(({ path, name }) => `${number}: ${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names files that are there', () => {
    const missing = requirements.flatMap(({ number, text }) =>
      [...text.matchAll(PATH)]
        .filter(([, path = '']) => !existsSync(new URL(path, ROOT)))
        .map(([, path]) => `${number}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('gives what each answer needs: a test, a document, a record, or what is missing', () => {
    const needs: Readonly<Record<Status, RegExp>> = {
      shown: ANY_TEST,
      written: /\]\((?:security|operations)\.md#/,
      review: /\w/,
      deviation: /\]\(decisions\/\d{4}-/,
      partly: /Gap: /,
      gap: /\w/,
      'not ours': /\w/,
    };
    const bare = requirements.filter(
      ({ status, text, tests }) =>
        !needs[status].test(text) || (status === 'shown' && tests.length === 0),
    );
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  it('leads to places that are there', () => {
    const links = [...DOCUMENT.matchAll(/\]\(([\w./-]+)(?:#([\w-]+))?\)/g)];
    const dead = links.filter(([, path = '', anchor]) => {
      const headings = [...contentOf(`docs/${path}`).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
        text
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
      return anchor === undefined ? headings.length === 0 : !headings.includes(anchor);
    });
    expect(dead.map(([link]) => link)).toEqual([]);
    expect(links.length).toBeGreaterThan(30);
  });
});
