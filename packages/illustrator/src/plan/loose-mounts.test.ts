import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('puts who rides on the bicycle that was named before', () => {
  const { subjects, relations } = plan('bike wheels turning, a girl riding past trees');
  const ride = relations.find(({ kind }) => kind === 'ride');
  expect(subjects[ride?.from ?? -1]?.glyph).toBe('girl');
  expect(subjects[ride?.to ?? -1]).toMatchObject({ glyph: 'bicycle', motion: null });
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('wheel');
});
