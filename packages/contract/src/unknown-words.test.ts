import { describe, expect, it } from 'vitest';
import { SERVER_MESSAGES } from './messages.ts';
import { couldNotDraw, unknownWordsIn } from './unknown-words.ts';

describe('words that the built-in engine does not know', () => {
  it.each([
    [['zorblax'], "We couldn't draw “zorblax”."],
    [['don’t', 'Fuchs'], "We couldn't draw “don’t” and “Fuchs”."],
    [['a', 'b', '猫'], "We couldn't draw “a”, “b”, and “猫”."],
  ])('are named and can be read back: %j', (words, sentence) => {
    expect(couldNotDraw(words)).toBe(sentence);
    expect(unknownWordsIn(sentence)).toEqual(words);
    expect(unknownWordsIn(SERVER_MESSAGES.nothingToDraw({ words }))).toEqual(words);
  });

  it('are read from what earlier versions have stored', () => {
    expect(unknownWordsIn('I could not draw: quantum, flux.')).toEqual(['quantum', 'flux']);
  });

  it.each(['', 'Here is your “fox”.', "We couldn't draw ", 'It said: I could not draw: a.'])(
    'are not seen in other sentences: %j',
    (sentence) => expect(unknownWordsIn(sentence)).toEqual([]),
  );
});
