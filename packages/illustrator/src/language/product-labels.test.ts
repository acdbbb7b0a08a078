import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows the product that a label is for where the label is not named by its goods, and says so', () => {
  const { subjects, words } = planOf('jar label for strawberry jam');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@jamjar']);
  expect(words.notDrawn).toContain('label');
});

it.each([
  ['honey jar label', 'Honey', ['honey-pot']],
  ['lavender soap label design', 'Lavender soap', ['@lavender']],
  ['jam jar label strawberry homemade', 'Strawberry jam\nHomemade', ['strawberry']],
])(
  'has the goods and their name on a label of which nothing else is said: %s',
  (prompt, title, glyphs) => {
    const { format, caption, subjects } = planOf(prompt);
    expect([format, caption]).toEqual(['label', title]);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
  },
);

it.each([
  ['honey jar label with bees', 'Honey', ['honeybee']],
  ['strawberry jam label, vintage style, three lemons', 'Strawberry jam', ['lemon']],
  ['candle label minimalist, moon and moth', 'Candle', ['@moon', '@moth']],
  ['dog treats label with a corgi', 'Dog treats', ['@corgi']],
  ['Honig Etikett mit Bienen', 'Honig', ['honeybee']],
  ['étiquette de miel avec abeilles', 'Miel', ['honeybee']],
  ['etiqueta de café con rosas', 'Café', ['rose']],
  ['はちみつのラベル、ミツバチ', 'はちみつ', ['honeybee']],
])(
  'is a sheet with the name of the goods where something is printed on it: %s',
  (prompt, title, glyphs) => {
    const { format, caption, subjects, setting, words } = planOf(prompt);
    expect([format, caption, setting]).toEqual(['label', title, 'flatlay']);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
    expect(words.notDrawn).toEqual([]);
  },
);

it('frames the place that a label shows', () => {
  const { format, caption, setting } = planOf('wine label with vineyard hills and a crescent moon');
  expect([format, caption]).toEqual(['label', 'Wine']);
  expect(setting).not.toBe('flatlay');
});

it('accounts for the goods in the words of the prompt', () => {
  const { format, words } = planOf('candle label minimalist lavender');
  expect(format).toBe('label');
  expect(words.drawn).toContain('candle label');
});

it('leaves labels that are things', () => {
  expect(planOf('a price label on a coat').words.notDrawn).not.toContain('label');
});

it('shows a designed package before a plain ground', () => {
  expect(planOf('tea packaging with chamomile flowers').setting).toBe('abstract');
});

it('has no can hop for the hops of its beer', () => {
  const { subjects, words } = planOf('craft beer can design with a hop');
  expect(subjects.map(({ motion }) => motion)).toEqual([null]);
  expect(words.notDrawn).toContain('hop');
});

it('is itself what hangs on a wall', () => {
  expect(planOf('boho rainbow wall art').setting).not.toBe('room');
  expect(planOf('living room with wall art').setting).toBe('living');
});

it('shows what a label with a text is for, and names it below the text', () => {
  const { format, caption, subjects } = planOf('strawberry jam label "Grandma\'s Kitchen"');
  expect([format, caption]).toEqual(['label', "Grandma's Kitchen\nStrawberry jam"]);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['strawberry']);
});

it('takes a shop for whom the label is, and not for the goods', () => {
  const { setting, words } = planOf('jar of honey with label for my shop');
  expect(setting).not.toBe('shop');
  expect(words.drawn).toEqual(['jar of honey', 'label']);
});
