import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { onConveyorBelts } from './on-conveyor-belts.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => onConveyorBelts(parsePrompt(prompt, vocabulary), vocabulary);
const glyphs = (prompt: string) => planOf(prompt).subjects.map(({ glyph }) => glyph);

it('leaves the belt to what is on it', () => {
  expect(glyphs('sushi on a conveyor belt')).toContain('@emptybelt');
  expect(glyphs('a conveyor belt')).toEqual(['@conveyorbelt']);
});

it('puts what moves along a belt on it', () => {
  const { relations } = planOf('boxes moving along a conveyor belt in a warehouse');
  expect(relations).toEqual([{ from: 0, to: 1, kind: 'on' }]);
});

it.each(['a conveyor belt moving boxes in a factory', 'a factory conveyor belt with packages'])(
  '"%s" puts them on the belt',
  (prompt) => {
    const { relations, subjects, words } = planOf(prompt);
    expect(subjects[0]?.glyph).toBe('@emptybelt');
    expect(relations).toEqual([{ from: 1, to: 0, kind: 'on' }]);
    expect(words.notDrawn).not.toContain('moving');
  },
);
