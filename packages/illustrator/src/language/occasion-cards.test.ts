import { describe, expect, it } from 'vitest';
import { takeCaption } from './caption.ts';
import { readOccasionCard } from './occasion-cards.ts';

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
    ['thanksgiving dinner invitation turkey', 'You’re invited'],
    ['fathers day card with a tie', 'Happy Father’s day'],
    ['merry christmas from our bakery, text and gingerbread', 'Merry Christmas from our bakery'],
    ['hanukkah card from our family', 'Happy Hanukkah from our family'],
    ['happy holidays from our team, reindeer', 'Happy holidays from our team'],
  ])('letters the wish of %j alone', (prompt, caption) => {
    expect(takeCaption(prompt).caption).toBe(caption);
  });
});
