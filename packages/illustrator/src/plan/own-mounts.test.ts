import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('those who are on their way', () => {
  it('sit on a horse when they are called riders', () => {
    const { subjects, relations } = planOf('a lone rider in the desert');
    const ride = relations.find(({ kind }) => kind === 'ride');
    expect(subjects[ride?.to ?? -1]?.glyph).toBe('horse');
    expect(planOf('a rider on a dragon').subjects.map(({ glyph }) => glyph)).not.toContain('horse');
  });
});
