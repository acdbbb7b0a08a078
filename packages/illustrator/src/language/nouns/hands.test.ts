import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { parsePrompt } from '../parse.ts';

const vocabulary = await readVocabulary();

describe('hands by themselves', () => {
  it.each([
    ['two hands shaking', 'handshake'],
    ['hands making a heart shape', 'heart-hands'],
    ['a raised fist', 'raised-fist'],
  ])('are drawn without the rest of somebody: %s', (prompt, glyph) => {
    const { subjects, words } = parsePrompt(prompt, vocabulary);
    expect(subjects.map((subject) => subject.glyph)).toEqual([glyph]);
    expect(words.notDrawn).toEqual([]);
  });

  it('stay at the people who have them', () => {
    const { subjects } = parsePrompt('two friends shaking hands', vocabulary);
    expect(subjects.map((subject) => subject.glyph)).not.toContain('handshake');
  });
});
