import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each(['perfume bottle surrounded by white flowers', 'teapot with lemons around it'])(
  'puts many on all sides where no number is said: %s',
  (prompt) => {
    const { subjects, relations } = plan(prompt);
    expect(subjects[1]?.count).toBe(8);
    expect(relations).toMatchObject([{ from: 1, to: 0, kind: 'around' }]);
  },
);

it.each(['a watch surrounded by two lemons', 'a planet surrounded by moons that fly'])(
  'keeps a number and what moves: %s',
  (prompt) => {
    expect(plan(prompt).subjects[1]?.count).not.toBe(8);
  },
);
