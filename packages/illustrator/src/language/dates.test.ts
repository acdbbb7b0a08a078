import { expect, it } from 'vitest';
import { takeCaption } from './caption.ts';

it.each([
  [
    'save the date card with a vineyard, names "Priya & Tom" with 14 June 2026',
    'Priya & Tom\nSave the date · 14 June 2026',
  ],
  ['wedding invitation for Anna and Paul, 5 September, eucalyptus', 'Anna and Paul\n5 September'],
  ['save the date card Lena & Max 12.08.2026', 'Lena & Max\nSave the date · 12.08.2026'],
  ['Instagram-Post am 14. Juni, Text: „Trödel & Kuchen“', 'Trödel & Kuchen\n14. Juni'],
  ['poster "Open on June 14", June 14', 'Open on June 14'],
  ['a cat with a sign "Hi", 5 May', 'Hi'],
  ['flyer "Book club" Thursday 7 pm', 'Book club\nThursday 7 pm'],
  ['new year countdown with fireworks', '3 · 2 · 1\nHappy New Year'],
])('letters the day below what it is for: %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});
