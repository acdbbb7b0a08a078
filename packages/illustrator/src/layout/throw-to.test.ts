import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('puts those who are to catch a thing before who throws it, with their arms up', () => {
  const { of, all } = layOutPrompt('a boy throwing a ball to three girls', vocabulary);
  const thrower = of('boy');
  expect(thrower).toMatchObject({ facing: 'right', motion: 'throw' });
  expect(all('girl')).toHaveLength(3);
  for (const girl of all('girl')) {
    expect(girl.x - thrower.x).toBeGreaterThan(0.3);
    expect(girl).toMatchObject({ facing: 'left', motion: 'cheer' });
  }
});

it('leaves others who are not thrown to where they are', () => {
  const { of } = layOutPrompt('a boy throwing a ball and a girl', vocabulary);
  expect(of('girl').motion).not.toBe('cheer');
});
