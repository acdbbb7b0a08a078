import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';

let read: (prompt: string) => PromptSpec;
beforeAll(async () => {
  const { art } = await createNodeHost();
  read = (prompt) => parsePrompt(prompt, art);
});

describe('parts of things', () => {
  it('are in the picture of the thing already', () => {
    const { subjects, words } = read('a burger with cheese and lettuce');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['hamburger']);
    expect(words.drawn).toEqual(['burger', 'cheese', 'lettuce']);
  });

  it('have colors of their own where their pixels are known', () => {
    const { subjects, setting, words } = read('a cottage with a blue roof');
    expect(subjects[0]).toMatchObject({ colour: null, parts: [{ part: 'roof', colour: 'blue' }] });
    expect(setting).toBeNull();
    expect(words.notDrawn).toEqual([]);
  });

  it('are reported with a color that they cannot have', () => {
    const { subjects, words } = read('a blue door with a golden handle');
    expect(subjects).toHaveLength(1);
    expect(words.drawn).toEqual(['blue', 'door']);
    expect(words.notDrawn).toEqual(['golden handle']);
  });
});

describe('patterns of things', () => {
  it.each([
    ['striped socks', 'stripes', null],
    ['a blue polka dot mug', 'dots', null],
    ['red and white striped mug', 'stripes', 'white'],
    ['a mug with green dots', 'dots', 'green'],
    ['a marble vase', 'marble', null],
  ] as const)('%s: %s', (prompt, name, colour) => {
    const { subjects, words } = read(prompt);
    expect(subjects[0]?.pattern).toEqual({ name, colour });
    expect(words.notDrawn).toEqual([]);
  });

  it('are printed on what somebody wears, and not on legs and animals', () => {
    expect(read('a boy in a striped shirt').words.notDrawn).toEqual([]);
    expect(read('a boy in a striped shirt').subjects[1]?.pattern?.name).toBe('stripes');
    expect(read('a woman in a floral dress').subjects[1]?.pattern?.name).toBe('flowers');
    expect(read('a boy in striped jeans').words.notDrawn).toEqual(['striped']);
    expect(read('a striped cat').subjects[0]?.pattern).toBeUndefined();
  });
});

describe('names of colors that name other things', () => {
  it('are colors before a backdrop and beside other colors', () => {
    const { subjects, backdrop } = read('a lemon on a sage green background');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['lemon']);
    expect(backdrop).toBe('sage green');
    expect(read('an old sage with a staff').subjects[0]?.glyph).toBe('old-man');
  });
});

describe('two colors of one thing', () => {
  it('are not both reported as drawn', () => {
    expect(read('a blue and white porcelain teapot').words.drawn).toEqual(['blue', 'teapot']);
    expect(read('red and blue balloons').words.drawn).toEqual(['red', 'blue', 'balloons']);
  });
});
