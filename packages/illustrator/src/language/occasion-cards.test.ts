import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { takeCaption } from './caption.ts';
import { readOccasionCard } from './occasion-cards.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

describe('readOccasionCard', () => {
  it.each([
    [
      'make me a birthday gif for my sister Nadia',
      'Happy birthday Nadia',
      'make me a birthday gif ',
    ],
    [
      'anniversary post for Ana and Luis, swans',
      'Happy anniversary Ana and Luis',
      'anniversary post , swans',
    ],
    ['birthday card for grandma', 'Happy birthday Grandma', 'birthday card '],
    ['christmas card with a robin', 'Merry Christmas', 'christmas card with a robin'],
    ['graduation card for Maya', 'Congratulations Maya', 'graduation cap card '],
  ])('letters the wish of %j', (prompt, caption, rest) => {
    expect(readOccasionCard(prompt)).toEqual({ caption, rest });
  });

  it.each(['birthday gif with a cat', 'christmas post for Instagram', 'a unicorn for my daughter'])(
    'wishes nothing in %j',
    (prompt) => {
      expect(readOccasionCard(prompt)).toBeNull();
    },
  );
});

describe('takeCaption', () => {
  it.each([
    ['Good luck on your exam animated card', 'Good luck on your exam'],
    ['good luck card for Tim', 'Good luck Tim'],
    ['ramadan iftar invitation with lantern', 'You’re invited'],
    ['teacher appreciation card with apple', 'Thank you'],
    ['thanksgiving dinner invitation turkey', 'Thanksgiving dinner'],
    ['fathers day card with a tie', 'Happy Father’s Day'],
    ['merry christmas from our bakery, text and gingerbread', 'Merry Christmas from our bakery'],
    ['hanukkah card from our family', 'Happy Hanukkah from our family'],
    ['happy holidays from our team, reindeer', 'Happy holidays from our team'],
  ])('letters the wish of %j alone', (prompt, caption) => {
    expect(takeCaption(prompt).caption).toBe(caption);
  });
});

it.each([
  ['thank you card for a nurse with sunflowers', 'Thank you nurse'],
  ['birthday card for my sister', 'Happy birthday sister'],
  ['sympathy card for a friend', 'With sympathy'],
  ['get well card for my aunt', 'Get well soon aunt'],
])('speaks to whom a card is for: %s', (prompt, caption) => {
  expect(parsePrompt(prompt, vocabulary).caption).toBe(caption);
});

it('draws no well for who is to get well', () => {
  expect(parsePrompt('get well card with tulips', vocabulary).subjects).toHaveLength(1);
});

it.each([
  ['housewarming invite, Saturday 6pm', 'Housewarming party\nSaturday 6pm'],
  ['graduation announcement with a cap', 'Graduation'],
  ['pregnancy announcement with tiny shoes', 'Baby on the way'],
  ['missing cat flyer, call 555-0147', 'Missing cat\nCall 555-0147'],
])('letters what is announced: %s', (prompt, caption) => {
  expect(parsePrompt(prompt, vocabulary).caption).toBe(caption);
});

it('shows no guests on the invitation to their party', () => {
  const shown = (prompt: string) =>
    parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);
  expect(shown('kids birthday party invitation with a rocket')).toEqual(['rocket']);
  expect(shown('a kids birthday party')).toEqual(['child']);
});

it.each([
  ['baptism invitation with doves', 'Baptism\nYou’re invited'],
  ['invitation for a 60th birthday, elegant, gold', '60th birthday\nYou’re invited'],
  ['dinosaur birthday invitation for a 5 year old', '5th birthday\nYou’re invited'],
  ['birthday card for a 3 year old', 'Happy 3rd birthday'],
])('says what an invitation is to: %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});
