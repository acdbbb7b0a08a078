import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { promptsOfUsers } from '../testing/prompts-of-users.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const read = (prompt: string): PromptSpec => parsePrompt(prompt, vocabulary);
const glyphsOf = (prompt: string): readonly string[] =>
  read(prompt).subjects.map(({ glyph }) => glyph);

describe('input that no one means', () => {
  it('of 10,000 words is read in time, and what does not fit is reported', () => {
    const words = ['a cat', 'zyqx', 'on the beach', 'red', 'whippets', 'ohne Palmen', 'dancing'];
    const prompt = Array.from({ length: 10_000 }, (_, i) => words[i % words.length]).join(' ');
    // Of the processor, so that other work on the machine does not count.
    const start = process.threadCpuUsage();
    const spec = read(prompt);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(15);
    expect(spec.subjects.length).toBeLessThanOrEqual(12);
    expect(spec.words.notDrawn).toContain('zyqx');
  });

  it.each([
    ['one word again and again', () => 'cat'],
    ['unknown words', (i: number) => `zq${i}`],
  ])('of %s takes as long as it is long', (_, word) => {
    const secondsFor = (count: number): number => {
      const prompt = Array.from({ length: count }, (__, i) => word(i)).join(' ');
      const start = process.threadCpuUsage();
      read(prompt);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1e6;
    };
    secondsFor(2000);
    expect(secondsFor(10_000) / secondsFor(2000)).toBeLessThan(13);
  });

  it('of emoji alone is drawn', () => {
    expect(glyphsOf('🦊🌲🌙')).toEqual(['fox', 'evergreen-tree', 'crescent-moon']);
  });

  it.each(['...!!! ???', '', '   \n\t', '-- -- --', '「」、。', '"""', '#@%^&*'])(
    'of punctuation alone gives an empty scene: %j',
    (prompt) => {
      const { subjects, words } = read(prompt);
      expect(subjects).toEqual([]);
      expect(words.drawn).toEqual([]);
      expect(words.standIns).toEqual([]);
    },
  );

  it.each([
    ['قطة سوداء على الشاطئ', 'قطة'],
    ['חתול שחור', 'חתול'],
    ['z̷̢̛a̴͝l̶͘g̷͠o̵̕', 'z̷̢̛a̴͝l̶͘g̷͠o̵̕'],
    ['кот на пляже', 'кот'],
    ['한국어 고양이', '고양이'],
  ])('in a script that is not read is reported word by word: %s', (prompt, word) => {
    expect(read(prompt).words.notDrawn).toContain(word);
    expect(read(prompt).subjects).toEqual([]);
  });

  it.each([
    ['many spaces', `a cat${' '.repeat(2000)}on a mat`],
    ['many quotations that are never opened', `a sign "hi" ${'the other and '.repeat(140)}`],
  ])('of %s is read in time', (_, prompt) => {
    const start = process.threadCpuUsage();
    expect(glyphsOf(prompt)).not.toEqual([]);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(3);
  });

  it.each(['a cat made of constructor', 'a logo for constructor', 'a cat in a constructor'])(
    'that names what every object of the program has is read as a builder: %s',
    (prompt) => {
      const { words } = read(prompt);
      const all = [...words.drawn, ...words.notDrawn, ...words.standIns.map(({ word }) => word)];
      expect(all).toContain('constructor');
    },
  );

  it('that wants nothing says that nothing is not drawn', () => {
    expect(read('nothing').words).toEqual({ drawn: [], standIns: [], notDrawn: ['nothing'] });
  });

  it('that contradicts itself keeps the first wish and reports the other', () => {
    const spec = read('a fox at night, on a sunny day, pixel art, watercolor');
    expect([spec.time, spec.style]).toEqual(['night', 'pixel']);
    expect(spec.words.notDrawn).toEqual(['sunny day', 'watercolor']);
  });

  it.each(['a prostitute', 'a stripper', 'a whore', 'a klansman', 'porn', 'a slut'])(
    'that is hateful or sexual gets no person as a stand-in: %s',
    (prompt) => {
      const people = glyphsOf(prompt).filter((glyph) =>
        (vocabulary.categoryOf(glyph) ?? '').startsWith('person'),
      );
      expect(people).toEqual([]);
    },
  );
});

it('prompts of users are read in less than 5 ms each', () => {
  const prompts = [...promptsOfUsers('tuned'), ...promptsOfUsers('kept')];
  const times = Array.from({ length: 5 }, () => {
    // Processor time: others on this machine do not make the reading slower.
    const start = process.threadCpuUsage();
    for (const { prompt } of prompts) read(prompt);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000 / prompts.length;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});
