import { beforeAll, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each(['a desert road with a cactus', 'a winding road through autumn trees'])(
  'leaves the road free: %s',
  (prompt) => {
    for (const { x } of layOutPrompt(prompt, vocabulary).placements)
      expect(Math.abs(x - 0.5)).toBeGreaterThan(0.14);
  },
);
