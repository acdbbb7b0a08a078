import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

describe('what is printed on a thing', () => {
  it.each([
    ['a t-shirt with a cat on it', '@printshirt', 'cat'],
    ['a mug with a penguin', '@coffee', 'penguin'],
    ['a t-shirt with a sunflower', '@printshirt', 'sunflower'],
    ['mug with a fox print', '@coffee', 'fox'],
    ['a tote bag with printed oranges', '@totebag', 'tangerine'],
    ['cereal box with a cartoon tiger on it', '@cerealbox', 'tiger'],
    ['white hoodie with a rainbow on the front', '@hoodie', '@rainbow'],
  ])('%s', (prompt, bearer, print) => {
    const { subjects } = plan(prompt);
    expect(subjects.map(({ glyph }) => glyph)).toEqual([bearer]);
    expect(subjects[0]?.prints?.map(({ glyph }) => glyph)).toEqual([print]);
  });

  it('says that a print is drawn', () => {
    expect(plan('mug with a fox print').words.notDrawn).toEqual([]);
  });

  it.each([
    'a cat next to a mug',
    'a mug and a lemon',
    'a mug with a spoon',
    'a cat sleeping on a pillow',
  ])('leaves what stands beside or lies on it: %s', (prompt) => {
    expect(plan(prompt).subjects.length).toBeGreaterThan(1);
  });
});
