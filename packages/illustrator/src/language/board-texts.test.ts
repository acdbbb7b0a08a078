import { expect, it } from 'vitest';
import { takeCaption } from './caption.ts';

it.each([
  ['cafe menu board: espresso 2, latte 3', 'espresso 2\nlatte 3'],
  ['to do list: sleep, eat, repeat, flat vector', 'sleep\neat\nrepeat'],
  ['a grocery list that says milk, eggs, bread', 'milk\neggs\nbread'],
  ['protest sign climate justice now', 'climate justice now'],
  ['yard sign vote for rosa, sunny lawn', 'vote for rosa'],
  ['monday again?? tired sloth sticker with text', 'monday again??'],
  ['dreidel, hanukkah sameach, cute', 'Hanukkah sameach'],
  ['a kwanzaa card', 'Happy Kwanzaa'],
  ['春节快乐 card with lanterns', '春节快乐'],
  ['a cake with roses, с днем рождения', 'с днем рождения'],
  ['monogram logo, letters J and K', 'J & K'],
])('letters what is said without quotation marks: %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});

it.each([
  'a protest sign held by a girl',
  'a fox, style: flat vector, soft light',
  'a man reading a menu in a cafe',
  'a placard with flowers',
  'draw me a happy sloth! sticker',
])('letters nothing: %s', (prompt) => {
  expect(takeCaption(prompt).caption).toBeNull();
});
