import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  'portrait of a raccoon as a baroque nobleman',
  'portrait of a fox as a renaissance duke',
  'portrait of an owl as a king',
])('paints an animal of rank as one sitter before a dark ground: %s', (prompt) => {
  const { subjects, backdrop, setting } = planOf(prompt);
  expect(subjects.filter(({ person }) => person !== null)).toEqual([]);
  expect(subjects[0]).toMatchObject({ isBust: true });
  expect({ backdrop, setting }).toEqual({ backdrop: 'brown', setting: 'abstract' });
});

it('frames the portrait of a plain animal as a bust in its own place', () => {
  const { subjects, backdrop } = planOf('portrait of a fox');
  expect(subjects[0]?.isBust).toBe(true);
  expect(backdrop).toBeNull();
});

it('frames a dressed animal that is seen from close by without the word portrait', () => {
  expect(planOf('close-up of a raccoon as a nobleman').subjects[0]?.isBust).toBe(true);
});

it.each(['a fox in a forest', 'portrait of a fox running', 'portrait of a fox and a rabbit'])(
  'shows animals whole otherwise: %s',
  (prompt) => {
    expect(planOf(prompt).subjects.some(({ isBust }) => isBust === true)).toBe(false);
  },
);

it.each(['a cute cat', 'fluffy puppy', 'süße Katze', 'cute robot in a park'])(
  'lets a cute one sit and look at the viewer: %s',
  (prompt) => {
    expect(planOf(prompt).subjects[0]).toMatchObject({ motion: 'sit' });
  },
);

it.each(['a cat', 'a cute cat running', 'a cute cat and a dog'])(
  'lets others do as said: %s',
  (prompt) => {
    expect(planOf(prompt).subjects[0]?.motion).not.toBe('sit');
  },
);
