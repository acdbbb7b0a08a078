import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string): ScenePlan => direct(parsePrompt(prompt, art), art);

describe('effects of things', () => {
  it.each([
    ['a milkshake splashing in a glass', 'splash'],
    ['perfume bottle with water splash', 'splash'],
    ['a burning guitar', 'burning'],
    ['a house on fire', 'burning'],
    ['red sports car drifting, smoke', 'drift'],
    ['a taxi doing donuts', 'drift'],
  ] as const)('are drawn: %s, %s', (prompt, effect) => {
    const { subjects, words } = plan(prompt);
    expect(subjects[0]?.effect?.name).toBe(effect);
    expect(words.notDrawn).toEqual([]);
  });

  it('are not said of animals, people and what burns by itself', () => {
    for (const prompt of ['a dog splashing in a puddle', 'a candle burning', 'a boat drifting']) {
      expect(plan(prompt).subjects.every(({ effect }) => effect === undefined)).toBe(true);
    }
  });

  it('need no splash beside their thing, no lake and no flames all around', () => {
    const splash = plan('lemon slices splashing in water');
    expect(splash.subjects.map(({ glyph }) => glyph)).toEqual(['@halflemon']);
    expect(splash.setting).toBe('abstract');
    expect(plan('a house on fire').weather).not.toContain('flames');
    expect(plan('a city on fire').weather).toContain('flames');
  });

  it('leave a splash by itself when something falls into it', () => {
    const { subjects } = plan('a strawberry dropping into a milk splash');
    expect(subjects.map(({ glyph }) => glyph)).toContain('@splash');
  });
});

it('lets a volcano erupt and nothing else', () => {
  const effectsOf = (prompt: string) =>
    parsePrompt(prompt, art).subjects.map(({ effect }) => effect?.name ?? null);
  expect(effectsOf('a volcano erupting')).toEqual(['eruption']);
  expect(effectsOf('a bomb exploding')).toEqual([null]);
});
