import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
describe('clothes beside one person', () => {
  const wornIn = (prompt: string): boolean => {
    const { relations, subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
    return relations.some(({ to, kind }) => kind === 'hold' && subjects[to]?.glyph === 'scarf');
  };

  it('are worn', () => {
    expect(wornIn('a ninja under a red moon, flowing scarf')).toBe(true);
    expect(wornIn('portrait of a fox, red scarf')).toBe(true);
  });

  it('lie where the prompt says so', () => {
    expect(wornIn('a woman and a scarf on a chair')).toBe(false);
  });
});
