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

describe('deeds that are done by somebody who is named behind them', () => {
  it.each([
    ['a sign held by a cat', '@sign; cat; 1 hold 0'],
    ['a guitar played by a fox', 'guitar; fox ~shake; 1 hold 0'],
    ['a kitten held by a girl', 'cat; girl; 1 hug 0'],
    ['a horse ridden by a cat', 'horse; cat; 1 ride 0'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });
});

describe('steps of buildings', () => {
  it.each(['a nurse on hospital steps', 'a nurse on the hospital steps'])('%s', (prompt) => {
    expect(castOf(prompt)).toBe('health-worker; hospital; 0 front 1');
  });
});
