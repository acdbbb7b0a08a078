import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { sceneOfMood } from './mood-scenes.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

describe('a prompt that names a mood alone', () => {
  it('shows somebody who has it, and says so', () => {
    const { subjects, words } = parsePrompt('monday morning mood', vocabulary);
    expect(subjects.map(({ glyph }) => glyph)).toContain('cat');
    expect(words.standIns).toEqual([
      { word: 'monday morning mood', as: 'a sleepy cat with a cup of coffee' },
    ]);
    expect(words.notDrawn).toEqual([]);
  });

  it.each(['a happy dog in a good mood', 'mood board', 'sad frog'])('is not %s', (prompt) => {
    expect(sceneOfMood(prompt)).toBeNull();
  });
});
