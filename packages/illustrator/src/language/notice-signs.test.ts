import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('printed notices', () => {
  it.each([
    ['"please wash your hands" sign with soap', '@soapbar'],
    ['"Quiet please" library sign with an owl', 'owl'],
    ['"Be right back" sign with a coffee cup for an office desk', '@coffee'],
  ])('are printed with their thing: %s', (prompt, glyph) => {
    const { format, subjects } = read(prompt);
    expect([format, subjects.map((each) => each.glyph)]).toEqual(['card', [glyph]]);
  });

  it.each(['"Closed for holidays" sign on a wooden door', 'a girl holding a "Hello" sign'])(
    'are boards in a scene: %s',
    (prompt) => {
      expect(read(prompt).format).toBeNull();
    },
  );
});
