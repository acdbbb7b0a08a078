import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each(['a cat watching fish in an aquarium', 'a maine coon watching fish in an aquarium'])(
  'puts the fish that a cat watches into a tank in a room: %s',
  (prompt) => {
    const { subjects, relations, setting } = direct(parsePrompt(prompt, art), art);
    const tank = subjects.findIndex(({ glyph }) => glyph === '@fishtank');
    expect(setting).toBe('living');
    expect(relations).toContainEqual(expect.objectContaining({ to: tank, kind: 'inside' }));
  },
);

it('puts fish that are alone into the tank, and sharks of the sea under water', () => {
  const glyphsOf = (prompt: string): readonly string[] =>
    direct(parsePrompt(prompt, art), art).subjects.map(({ glyph }) => glyph);
  expect(glyphsOf('fish in an aquarium')).toContain('@fishtank');
  expect(glyphsOf('sharks in the ocean')).not.toContain('@fishtank');
});
