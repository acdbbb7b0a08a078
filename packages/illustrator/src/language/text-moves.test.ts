import { expect, it } from 'vitest';
import { saidTextMove } from './text-moves.ts';

it.each([
  ['"thank you" text bouncing letter by letter', 'thank you', 'bounce'],
  ['the word "hi" wiggling', 'hi', 'wiggle'],
  ['LOL shaking', 'LOL', 'shake'],
  ['"hello", letters dropping in one by one', 'hello', 'drop'],
  ['happy birthday text popping in', 'Happy birthday', 'appear'],
  ['glitch text "error"', 'error', 'glitch'],
  ['"subscribe" sliding in', 'subscribe', 'slide'],
])('"%s": its text moves', (prompt, text, move) => {
  expect(saidTextMove(prompt, text)?.move).toBe(move);
});

it.each([
  ['a cat dancing, text "friday"', 'friday'],
  ['"keep jumping" poster', 'keep jumping'],
  ['"congrats", balloons floating up', 'congrats'],
])('"%s": something else moves', (prompt, text) => {
  expect(saidTextMove(prompt, text)).toBeNull();
});

it('takes a dance party for no dance of the letters', () => {
  expect(saidTextMove('happy friday dance party', 'Happy Friday')).toBeNull();
  expect(saidTextMove('happy friday dance', 'Happy Friday')).toBeNull();
});
