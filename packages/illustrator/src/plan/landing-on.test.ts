import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each(['a butterfly landing on a flower', 'a bee landing on a sunflower'])(
  '"%s" brings it down onto the flower',
  (prompt) => {
    const { subjects, relations, words } = planOf(prompt);
    expect(subjects[0]?.motion).toBe('touchdown');
    expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'on' }]);
    expect(words.notDrawn).toEqual([]);
  },
);

it('leaves who lands on people beside them', () => {
  expect(planOf("a butterfly landing on a girl's nose").relations).toEqual([]);
});
