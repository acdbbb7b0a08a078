import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

describe('a game over a net', () => {
  it('has one side on the left and the other on the right, two each in a doubles', () => {
    const { all, of } = layOutPrompt('tennis doubles, women against men', vocabulary);
    const net = of('@courtnet');
    expect(all('woman').map(({ x, facing }) => [x < net.x, facing])).toEqual([
      [true, 'right'],
      [true, 'right'],
    ]);
    expect(all('man').map(({ x, facing }) => [x > net.x, facing])).toEqual([
      [true, 'left'],
      [true, 'left'],
    ]);
    expect(of('@tennisball')).toMatchObject({ airborne: true });
  });

  it('gives each player a racket', () => {
    const { plan } = layOutPrompt('father and daughter playing badminton', vocabulary);
    expect(plan.subjects.filter(({ glyph }) => glyph === '@racket')).toHaveLength(2);
  });

  it('has no net of its own for one player or at a television', () => {
    for (const prompt of ['a woman playing tennis', 'two men watching a tennis match on tv'])
      expect(layOutPrompt(prompt, vocabulary).all('@courtnet')).toHaveLength(0);
  });
});
