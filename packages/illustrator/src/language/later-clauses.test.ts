import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

function relationsOf(prompt: string): readonly string[] {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  return relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
}

describe('the parts of a long sentence', () => {
  it('do not put the first figure where it snows or burns', () => {
    const relations = relationsOf('a cat on a rug, snow on the roof of a house');
    expect(relations).toEqual(['cat on @rug']);
  });

  it('put people into the vehicle that was named before', () => {
    expect(relationsOf('a red convertible on a road, a couple in sunglasses inside')).toEqual(
      expect.arrayContaining(['man inside @convertible', 'woman inside @convertible']),
    );
  });

  it('put the last thing of a list into a vessel', () => {
    expect(relationsOf('a croissant, a book, flowers in a vase')).toEqual(['blossom inside @vase']);
  });

  it('let somebody read who wears what stars cover', () => {
    const relations = relationsOf('a wizard with a purple robe covered in stars reading a book');
    expect(relations).toContain('mage hold open-book');
  });

  it('let things float where somebody else is', () => {
    const { setting } = parsePrompt(
      'a wizard reading in a library, candles floating in the air',
      vocabulary,
    );
    expect(setting).toBe('library');
  });
});

it.each([
  ['a woman with silver hair in a bun knitting a scarf', 'bun'],
  ['a woman with red hair pulled back in a messy ponytail', 'ponytail'],
  ['a girl with her hair in braids', 'braids'],
])('reads how hair is worn in "%s"', (prompt, style) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects[0]?.person?.head?.hair?.style).toBe(style);
});
