import { expect, it } from 'vitest';
import { mannerOfSpeech } from './manner-of-speech.ts';

it.each(['a man yelling "stop"', 'comic panel with POW', 'a cat screams "no"', 'boooom "hi"'])(
  'is shouted: %s',
  (prompt) => expect(mannerOfSpeech(prompt, 'no', [])).toBe('shouted'),
);

it.each(['a panda eating bamboo saying "hi"', 'a power plant that says "on"', 'a boomerang'])(
  'is only said: %s',
  (prompt) => expect(mannerOfSpeech(prompt, 'hi', [])).toBe('said'),
);

it('draws a thought for thinking, not for a thoughtful look', () => {
  expect(mannerOfSpeech('a dog thinking "bone"', 'bone', [])).toBe('thought');
  expect(mannerOfSpeech('a cat with a thought bubble "fish"', 'fish', [])).toBe('thought');
  expect(mannerOfSpeech('thoughtful girl saying "what if"', 'what if', [])).toBe('said');
});

it('lets each of two speakers speak in their own manner', () => {
  const prompt = 'a cat shouts "food!" and a dog says "later"';
  expect(mannerOfSpeech(prompt, 'food!', ['later'])).toBe('shouted');
  expect(mannerOfSpeech(prompt, 'later', ['food!'])).toBe('said');
  const reversed = '"later" says a dog and "food!" shouts a cat';
  expect(mannerOfSpeech(reversed, 'later', ['food!'])).toBe('said');
  expect(mannerOfSpeech(reversed, 'food!', ['later'])).toBe('shouted');
});
