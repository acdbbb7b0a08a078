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
const glyphs = (prompt: string) => plan(prompt).subjects.map(({ glyph }) => glyph);

describe('goods together with others', () => {
  it.each([
    ['a ring in a velvet box', ['@ringbox']],
    ['an umbrella stand with one umbrella', ['@umbrellastand']],
    ['honey dripping from a wooden dipper', ['@honeydipper']],
    ['barbershop with leather chairs', ['@barberchair']],
    ['fried eggs and bacon in a pan', ['@openpan']],
    ['strawberry jam in a glass jar', ['@jamjar']],
    ['two fried eggs in a pan', ['@openpan']],
    ['six eggs in a carton, one is blue', ['@eggcarton']],
    ['waffles with whipped cream', ['@wafflestack']],
    ['candle label mockup, dried flowers', ['@candlejar', '@driedgrass']],
    ['hot chocolate with whipped cream', ['@cocoa']],
  ])('%s', (prompt, shown) => {
    expect(glyphs(prompt)).toEqual(shown);
  });

  it('says that a carton is missing around another number of eggs', () => {
    const { subjects, words } = plan('nine eggs in a carton');
    expect(subjects.map(({ glyph, count }) => [glyph, count])).toEqual([['egg', 9]]);
    expect(words.notDrawn).toContain('carton');
  });
});
