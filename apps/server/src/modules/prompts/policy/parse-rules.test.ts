import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../../config.ts';
import { openPromptPolicy } from './open-policy.ts';
import { parseRules } from './parse-rules.ts';

describe('a rules file', () => {
  it('may have comments, empty lines and any kind of line end', () => {
    const { rules, allowed } = parseRules(
      '\uFEFF# words\r\n\r\nlist a: b, c # these two\r\nallow: d e\r\nrefuse some-kind: @a + f, g\r\n',
    );
    expect(rules.map(({ kind, parts }) => [kind, parts.map((part) => part.length)])).toEqual([
      ['some-kind', [2, 1]],
      ['some-kind', [1]],
    ]);
    expect(allowed).toHaveLength(1);
  });

  it.each([
    ['refuse x: a\nnonsense', 'line 2: expected "list name: …", "allow: …" or "refuse kind: …"'],
    ['refuse x:', 'line 1: expected "list name: …", "allow: …" or "refuse kind: …"'],
    ['refuse: a', 'line 1: expected "list name: …", "allow: …" or "refuse kind: …"'],
    ['refuse X y: a', 'line 1: expected "list name: …", "allow: …" or "refuse kind: …"'],
    ['allow x: a', 'line 1: expected "list name: …", "allow: …" or "refuse kind: …"'],
    ['\nrefuse x: @a', 'line 2: there is no list "a" above'],
    ['refuse x: a, , b', 'line 1: "" has no word'],
    ['refuse x: a +', 'line 1: "" has no word'],
    ['refuse x: ***', 'line 1: "***" has no word'],
    ['list a: @b\nrefuse x: @a', 'line 1: "@b" is not understood'],
    ['refuse x: a*b', 'line 1: "a*b" is not understood'],
    ['refuse x: cat 猫', 'line 1: "cat 猫" mixes'],
    ['allow: a', 'nothing is refused'],
    ['', 'nothing is refused'],
  ])('with the mistake in %j is refused with the line', (text, message) => {
    expect(() => parseRules(text)).toThrow(message);
  });
});

describe('PROMPT_RULES', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function open(text: string | null) {
    const file = path.join(folder, text === null ? 'none' : 'rules.txt');
    if (text !== null) await writeFile(file, text);
    return await openPromptPolicy(parseConfig({ PROMPT_RULES: file }).security);
  }

  it('replaces the built-in rules', async () => {
    const policy = await open('refuse dull: beige');
    expect(await policy.check('a beige wall')).toBe('dull');
    expect(await policy.check('heil hitler')).toBeNull();
  });

  it.each([
    ['a mistake', 'refuse dull', 'rules.txt): line 1: expected'],
    ['nothing', '# later', 'rules.txt): nothing is refused'],
    ['no file', null, 'none): there is no such file'],
  ])('with %s prevents the start, with a reason', async (_, text, message) => {
    await expect(open(text)).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: expect.stringContaining(message),
    });
  });
});
