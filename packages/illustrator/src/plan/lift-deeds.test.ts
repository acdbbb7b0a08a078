import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';
import type { ScenePlan } from './plan.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const plan = (prompt: string): ScenePlan => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('somebody who is lifted', () => {
  it.each([
    'dad lifting his daughter onto his shoulders',
    'dad giving his son a ride on his shoulders',
  ])('sits on the shoulders: %s', (prompt) => {
    const { relations, setting, words } = plan(prompt);
    expect(relations).toContainEqual(expect.objectContaining({ from: 1, to: 0, kind: 'on' }));
    expect(setting).not.toBe('gym');
    expect(words.notDrawn).toEqual([]);
  });

  it.each(['a man lifting a child', 'grandpa picking up his granddaughter'])(
    'is in the arms: %s',
    (prompt) => {
      const { subjects, setting, words } = plan(prompt);
      expect(subjects[0]?.motion).toBe('carry');
      expect(setting).not.toBe('gym');
      expect(words.standIns).toEqual([]);
    },
  );

  it.each([
    ["woman crying on her friend's shoulder", { from: 1, to: 0, kind: 'beside' }],
    ["woman resting her head on her husband's shoulder", { from: 0, to: 1, kind: 'hug' }],
  ])('does not sit on one shoulder: %s', (prompt, expected) => {
    const { relations } = plan(prompt);
    expect(relations).toContainEqual(expected);
    expect(relations.some(({ kind }) => kind === 'on')).toBe(false);
  });

  it('is in the arms as a baby, and not on the back', () => {
    const { subjects, words } = plan('a mother with her baby on her back');
    expect(subjects[0]?.motion).toBe('carry');
    expect(words.notDrawn).toEqual(['on her back']);
  });

  it('does not swim while a lifeguard carries them', () => {
    expect(plan('lifeguard rescuing a swimmer').subjects.map(({ motion }) => motion)).toEqual([
      'carry',
      null,
    ]);
  });

  it('is lifted out of a crib beside it', () => {
    const { subjects, words } = plan('mom lifting her baby out of the crib');
    expect(subjects[0]?.motion).toBe('carry');
    expect(words.notDrawn).toEqual(['out of']);
  });

  it('is not on the shoulders of several', () => {
    const { words } = plan('players carrying their coach on their shoulders');
    expect(words.notDrawn).toEqual(expect.arrayContaining(['carrying', 'shoulders']));
  });
});
