import { expect, it } from 'vitest';
import { takeShortCall } from './short-calls.ts';

it.each([
  ['sorry with a sad puppy', 'Sorry'],
  ['bye bye waving hand', 'Bye bye'],
  ['see you later alligator waving', 'See you later'],
  ['omg', 'OMG'],
  ['praying hands thank you', 'Thank you'],
  ['two bears hugging miss you', 'Miss you'],
  ['a bee flying with happy weekend', 'Happy weekend'],
])('letters what %j calls', (prompt, caption) => {
  expect(takeShortCall(prompt)?.caption).toBe(caption);
});

it.each([
  'no entry',
  'amazing castle with a dragon',
  'a card that says thank you',
  'a dog that is sorry',
  "let's go to the beach",
  'peace',
])('sees no call in %j', (prompt) => {
  expect(takeShortCall(prompt)).toBeNull();
});
