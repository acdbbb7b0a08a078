import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('closes the eyes of somebody tired who sleeps', () => {
  expect(planOf('a tired man asleep at his desk').subjects[0]?.expression).toBe('asleep');
  expect(planOf('a tired man at his desk').subjects[0]?.expression).toBe('sleepy');
});

it.each(['laughing so hard crying', 'a man laughing so hard he is crying'])(
  'laughs in tears: %s',
  (prompt) => {
    const { subjects, words } = planOf(prompt);
    expect(subjects[0]?.expression).toBe('joytears');
    expect(words.notDrawn).toEqual([]);
  },
);
