import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { numeralOf } from './tarot-cards.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('a card of the tarot', () => {
  it.each([
    ['tarot card, the hermit as an owl holding a lantern', 'The Hermit', 'owl'],
    ['the fool tarot card with a fox', 'The Fool', 'fox'],
    ['a swan at a castle, in the style of a tarot card', null, 'swan'],
    ['tarot card of a black cat, gold and navy', null, 'cat'],
    ['strength as a tarot card', 'Strength', 'woman'],
  ])('is the whole picture: %s', (prompt, caption, first) => {
    const spec = read(prompt);
    expect(spec).toMatchObject({ format: 'tarot', caption });
    expect(spec.subjects.some(({ glyph }) => glyph.includes(first))).toBe(true);
    expect(spec.subjects.map(({ glyph }) => glyph)).not.toContain('@tarotcard');
    expect(spec.words.drawn).toContain('tarot card');
  });

  it('is a thing where somebody has it', () => {
    const { format, subjects } = read('a fortune teller with tarot cards at a table');
    expect(format).toBeNull();
    expect(subjects.map(({ glyph }) => glyph)).toContain('@tarotcard');
  });

  it('has the number of its title', () => {
    expect(numeralOf('The Fool')).toBe('0');
    expect(numeralOf('The Hermit')).toBe('IX');
    expect(numeralOf('Strength')).toBe('VIII');
    expect(numeralOf('The Moon')).toBe('XVIII');
    expect(numeralOf('Dinner')).toBeNull();
  });
});
