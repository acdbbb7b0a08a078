import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each(['penguins on an iceberg', 'a seal on a melting ice floe', 'polar bear on floating ice'])(
  'lets those of %s drift on the sea',
  (prompt) => {
    const { setting, landforms, subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
    expect(setting).toBe('isle');
    expect(landforms).toContain('floe');
    expect(subjects).toHaveLength(1);
  },
);

it('says of ice that does not melt that it is drawn', () => {
  const { words } = direct(parsePrompt('penguins on an iceberg', vocabulary), vocabulary);
  expect(words.notDrawn).toEqual([]);
});

it('does not say that ice melts, which is not shown', () => {
  const { words } = direct(parsePrompt('a bear on a melting iceberg', vocabulary), vocabulary);
  expect(words.drawn).toContain('iceberg');
  expect(words.notDrawn).toContain('melting');
});
