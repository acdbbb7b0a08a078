import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('juggles the balls that are named by themselves', () => {
  const { subjects, relations } = plan('a juggling clown, three balls');
  expect(subjects.map(({ glyph, count }) => `${count} ${glyph}`)).toEqual([
    '1 clown-face',
    '3 soccer-ball',
  ]);
  expect(relations).toEqual([{ from: 0, to: 1, kind: 'hold' }]);
});

it('juggles all that is listed', () => {
  const { subjects, relations } = plan('a woman juggling a laptop, a phone and a coffee');
  const held = relations.flatMap(({ from, to, kind }) =>
    from === 0 && kind === 'hold' ? (subjects[to]?.glyph ?? []) : [],
  );
  expect(held).toEqual(['laptop', 'mobile-phone', '@coffee']);
});

it('juggles on what is ridden', () => {
  const { subjects, relations } = plan('a bear riding a unicycle and juggling balls');
  expect(subjects[0]?.motion).toBe('juggle');
  expect(relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual([
    '0 on 1',
    '0 hold 2',
  ]);
});
