import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);
const castOf = (prompt: string) =>
  read(prompt).subjects.map(({ glyph, role }) => (role ? `${glyph}: ${role}` : glyph));

describe('an animal as somebody', () => {
  it.each([
    ['portrait of a raccoon as a baroque nobleman', ['raccoon: nobleman', '@ruff']],
    ['portrait of a cat as a victorian gentleman', ['cat: gentleman', '@bowtie']],
    ['a fox as a medieval king', ['fox: king', 'crown']],
  ])('is one figure in the clothes of its time: %s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('stands alone where the clothes of its role are not drawn', () => {
    expect(castOf('portrait of a fox as a politician')).toEqual(['fox']);
    expect(read('portrait of a fox as a politician').words.notDrawn).toContain('politician');
  });
});
