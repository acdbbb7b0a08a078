import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { onConveyorBelts } from './on-conveyor-belts.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => onConveyorBelts(parsePrompt(prompt, vocabulary));
const glyphs = (prompt: string) => planOf(prompt).subjects.map(({ glyph }) => glyph);

it('leaves the belt to what is on it', () => {
  expect(glyphs('sushi on a conveyor belt')).toContain('@emptybelt');
  expect(glyphs('a conveyor belt')).toEqual(['@conveyorbelt']);
});
