import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('a plain background', () => {
  it('is behind somebody whose kind has a place in its name', () => {
    const { setting, words } = planOf('a desert ranger with goggles, white background');
    expect(setting).toBe('abstract');
    expect(words.notDrawn).toContain('desert');
  });

  it('is not said by the word alone', () =>
    expect(planOf('a desert ranger with goggles').setting).toBe('desert'));
});

describe('a creature with a role', () => {
  it('is one, and has what the role has', () => {
    const { subjects, relations, words } = planOf('a goblin merchant with a huge backpack');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@greengoblin', 'backpack']);
    expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'hold' }]);
    expect(words.notDrawn).toContain('merchant');
  });

  it('is two where both are said', () =>
    expect(planOf('a goblin and a merchant').subjects).toHaveLength(2));
});

describe('what lives in water', () => {
  it.each([
    ['a whale swimming through a starry sky above a sleeping town', 'float'],
    ['a whale swimming in the ocean', 'swim'],
  ])('%s', (prompt, motion) => expect(planOf(prompt).subjects[0]?.motion).toBe(motion));
});

it('gives the color of armor to no fur', () => {
  const { subjects, words } = planOf('a fox samurai in red armor');
  expect(subjects[0]?.colour).toBeNull();
  expect(subjects[1]).toMatchObject({ glyph: '@armorsuit', colour: 'red' });
  expect(words.notDrawn).toEqual([]);
  expect(planOf('a woman in a red kimono').subjects[1]?.colour).toBe('red');
  expect(planOf('a purple fox in the snow').subjects[0]?.colour).toBe('purple');
});

it('dresses one of several in a garment', () => {
  const { subjects, relations } = planOf('paper lanterns, a woman in a red kimono walking away');
  expect(relations.filter(({ to }) => subjects[to]?.glyph === 'kimono')).toHaveLength(1);
  expect(subjects[0]?.motion).toBeNull();
});

it('makes a crescent moon over land small', () => {
  expect(planOf('mountains, crescent moon').subjects[0]?.scale).toBeLessThan(0.5);
  expect(planOf('a crescent moon').subjects[0]?.scale).toBe(1);
});

describe('words that are no things of their own', () => {
  it.each([
    ['an alien egg in a dark cave', ['egg']],
    ['a horse, Pre-Raphaelite painting', ['horse']],
    ['vaporwave bust of a Greek statue', ['@statue']],
    ['a vase, botanical illustration, vintage paper', ['@vase']],
    ['a lone traveler with a staff', ['person', '@wizardstaff']],
  ])('%s', (prompt, glyphs) =>
    expect(planOf(prompt).subjects.map(({ glyph }) => glyph)).toEqual(glyphs),
  );

  it('lets an old woman paint', () =>
    expect(planOf('an old woman painting').subjects[0]?.motion).toBe('paint'));

  it('reports a view in profile', () =>
    expect(planOf('a girl with pink hair, profile view').words.notDrawn).toContain('profile view'));
});
