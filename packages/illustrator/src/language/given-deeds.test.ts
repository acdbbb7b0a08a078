import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const castOf = (prompt: string) => {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const names = subjects.map(({ glyph, motion }) => (motion ? `${glyph} ~${motion}` : glyph));
  return [...names, ...relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`)].join('; ');
};

describe('deeds that somebody is given', () => {
  it.each([
    ['a girl giving her cat a hug', 'girl; cat; 0 hug 1'],
    ['barber giving a lion a trim', 'man ~pet; lion; scissors; 0 beside 1; 0 hold 2'],
    ['a boy giving a dog a pat', 'boy ~pet; dog; 0 beside 1'],
  ])('are done to them: %s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it('leave things that are given', () => {
    expect(castOf('a girl giving her mom a flower')).toContain('~give');
  });
});

describe('steps of buildings', () => {
  it.each(['a nurse on hospital steps', 'a nurse on the hospital steps'])('%s', (prompt) => {
    expect(castOf(prompt)).toBe('health-worker; hospital; 0 front 1');
  });
});
