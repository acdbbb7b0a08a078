import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('printed papers', () => {
  it.each([
    ['gift voucher for a spa', 'Gift voucher\nSpa'],
    ['dentist appointment reminder card', 'Dentist appointment reminder'],
    ['employee of the month certificate', 'Certificate\nEmployee of the month'],
    ['certificate for best employee of the month', 'Certificate\nBest employee of the month'],
    ['spa gift voucher $50', 'Spa gift voucher\n$50'],
    ['certificate of appreciation with a gold seal', 'Certificate of appreciation'],
    [
      'an elegant bakery menu with croissants',
      'Bakery menu\nCroissant …\nBaguette …\nCinnamon roll …\nCupcake …',
    ],
    ['weekly planner header with cactus plants', 'Weekly planner'],
    ['plumbing business card', 'Plumbing\nYour name · Phone · Website'],
    ['business card for a tailor', 'Tailor\nYour name · Phone · Website'],
    ['business card black and gold for a barber', 'Barber\nYour name · Phone · Website'],
    ['restaurant menu template elegant', 'Restaurant menu'],
    ['"Fresh Start" menu with tropical fruit', 'Fresh Start'],
  ])('bear their title: %s', (prompt, title) => {
    const { caption, format, subjects } = read(prompt);
    expect([caption, format]).toEqual([title, 'card']);
    expect(subjects.filter(({ person }) => person !== null)).toEqual([]);
  });

  it.each([
    ['bakery menu: croissant 3€, baguette 2€', 'Bakery menu\nCroissant 3€\nBaguette 2€'],
    [
      'barber price list with haircut $20 and shave for $15',
      'Barber price list\nHaircut $20\nShave $15',
    ],
  ])('have a line for everything that costs something: %s', (prompt, caption) => {
    expect(read(prompt)).toMatchObject({ caption, format: 'card' });
  });

  it('show what their trade is known by, where nothing else is named', () => {
    expect(read('loyalty card for a coffee shop').subjects[0]?.glyph).toBe('@coffee');
  });

  it('have leaves around their words for greenery', () => {
    const { subjects, words } = read('wedding menu with greenery');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['herb']);
    expect(words.drawn).toContain('greenery');
  });

  it('keep the text that is given', () => {
    const { caption, subjects } = read('gift voucher "For you, dear Ida" with lavender');
    expect([caption, subjects.map(({ glyph }) => glyph)]).toEqual([
      'For you, dear Ida',
      ['@lavender'],
    ]);
  });

  it('are things in the hands of people', () => {
    expect(read('restaurant menu on a table').caption).toBeNull();
    expect(read('a waiter holding a menu').caption).toBeNull();
    expect(read('woman reading a menu in a restaurant').caption).toBeNull();
  });
});
