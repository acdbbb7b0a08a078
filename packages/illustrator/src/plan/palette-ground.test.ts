import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('puts plain things on the first color of a palette, in the others', () => {
  const { backdrop, setting, subjects } = planOf(
    'teamwork concept, puzzle pieces, blue and orange palette',
  );
  expect([backdrop, setting, subjects[0]?.colour]).toEqual(['blue', 'abstract', 'orange']);
});

it('leaves animals and places as they are', () => {
  expect(planOf('a fox in a forest, blue and orange palette').backdrop).toBeNull();
});

it('keeps a named ground from the scene of a feast', () => {
  const { backdrop, setting } = planOf('eid mubarak card with a lantern, emerald background');
  expect([backdrop, setting]).toEqual(['emerald', 'abstract']);
});

it('makes night of a dark palette, unless paper is one of its colors', () => {
  expect(planOf('art deco skyline of a city, gold on black').time).toBe('night');
  expect(planOf('navy and cream poster of a heron').time).not.toBe('night');
});

it.each([
  ['geometric owl, bauhaus style, red blue yellow', 'owl'],
  ['constructivist poster of a rocket', 'rocket'],
])('puts plain figures behind things in a manner of figures: %s', (prompt, glyph) => {
  const { setting, subjects, time, hasGeometricGround, words } = planOf(prompt);
  expect({ setting, time, hasGeometricGround }).toEqual({
    setting: 'abstract',
    time: 'day',
    hasGeometricGround: true,
  });
  expect(subjects.map((subject) => subject.glyph)).toEqual([glyph]);
  expect(words.notDrawn).toEqual([]);
});

it('leaves the place of those who wear such a pattern', () => {
  const prompt = 'a woman in a dress with geometric patterns';
  expect(planOf(prompt).hasGeometricGround).toBeUndefined();
});
