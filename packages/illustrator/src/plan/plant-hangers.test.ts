import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

it.each(['hanging plants in macrame hangers', 'a macrame plant hanger by the window'])(
  'is no coat hanger: %s',
  (prompt) => {
    const { subjects } = direct(parsePrompt(prompt, art), art);
    expect(subjects.map(({ glyph, motion }) => [glyph, motion])).toEqual([
      ['potted-plant', 'hang'],
    ]);
  },
);
