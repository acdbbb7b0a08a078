import { expect, it } from 'vitest';
import { takeCaption } from './caption.ts';

it.each([
  ['a neon sign saying game over in pink', 'game over'],
  ['a sign saying hello over a door', 'hello'],
  ['a jar labeled love potion no 9', 'love potion no 9'],
  ['race car with number 7', '7'],
  ['race car number 7 on a track', '7'],
  ['the number 5 as a birthday balloon', '5'],
  ['number of cats on a sofa', null],
  ['a robot saying goodbye to a friend', 'goodbye'],
  ['a sign saying welcome to the jungle', 'welcome to the jungle'],
  ['birthday cake with Happy 30th Anna written on it', 'Happy 30th Anna'],
  ['pumpkin with boo carved into it', 'boo'],
  ['cookie with the word love in icing', 'love'],
  ['graduation banner Congrats Class of 2026', 'Congrats Class of 2026'],
  ['chalkboard with 2 + 2 = 4 and an owl', '2 + 2 = 4'],
  ['note saying buy milk, dont forget!!', 'buy milk, dont forget!!'],
  ['logo with the name Bluefin Surf Co and a wave', 'Bluefin Surf Co'],
  ['black cat, text at the top MONDAYS, text at the bottom NOPE', 'MONDAYS\nNOPE'],
  ['lost cat flyer with headline LOST CAT and below "Reward $200"', 'LOST CAT\nReward $200'],
  ['"Mother\'s Day" headline and below "Brunch at ten", flowers', "Mother's Day\nBrunch at ten"],
  ['wedding invitation "Emma & Lucas, June 14, 2025"', 'Emma & Lucas\nJune 14, 2025'],
  ['book cover titled "The Last Orchard" by M. Hale', 'The Last Orchard\nby M. Hale'],
  [
    "grand opening flyer for Rosie's Flower Shop, Saturday 10 AM",
    "Grand opening\nRosie's Flower Shop · Saturday 10 AM",
  ],
  ['shop window, sorry were closed, were open sundays', 'Sorry we’re closed\nWe’re open Sundays'],
  ['garage sale sign, saturday 9 to 3', 'Garage sale\nSaturday 9 to 3'],
  [
    'birthday party invitation for mia, turning 5, saturday at 3pm',
    'Birthday party\nMia turns 5 · Saturday at 3pm',
  ],
  ['postcard saying greetings from hawaii', 'Greetings From Hawaii'],
  ['the doors were open', null],
  ['a girl that reads a book on a box', null],
  ['a dog with 3 balls on it', null],
  ['numbers on a wall', null],
])('letters the words of %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});

it('keeps a long quotation whole', () => {
  const quote =
    'Never give up on a dream just because of the time it will take to accomplish it. The time will pass anyway.';
  expect(takeCaption(`poster "${quote}" with mountains`).caption).toBe(quote);
});

it('ends a text that is too long behind a word, and says that more follows', () => {
  const { caption } = takeCaption(`letter "${'all of these words '.repeat(20)}"`);
  expect(caption).toMatch(/ (?:all|of|these|words)…$/u);
});

it.each([
  ['la palabra AMOR hecha de flores', 'AMOR'],
  ['das Wort Hallo aus Luftballons', 'Hallo'],
  ['Torte mit der Zahl 30', '30'],
  ['gâteau avec le chiffre 5', '5'],
])('letters what %s says', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});

it.each([
  ['instagram story with a coffee cup and good vibes text', 'good vibes'],
  ['poster with mountains and bold white text', null],
])('letters words before the word for a text: %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});
