import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each(['dresses on a rack', 'shirts on a clothing rack'])(
  'hangs garments on a rack: %s',
  (prompt) => {
    const { subjects, words } = planOf(prompt);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@clothesrack']);
    expect(words.notDrawn).toEqual([]);
  },
);
