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

describe('people who do not agree', () => {
  it.each([
    ['siblings fighting over the tv remote', '@remotecontrol'],
    ['two toddlers fighting over a toy truck', 'delivery-truck'],
  ])('have one thing in their hands: %s', (prompt, thing) => {
    const { subjects, relations, setting } = plan(prompt);
    const at = subjects.findIndex(({ glyph }) => glyph === thing);
    expect(relations.filter(({ from, kind }) => from === at && kind === 'shared')).toHaveLength(2);
    expect(subjects.filter(({ expression }) => expression === 'angry')).toHaveLength(2);
    expect(setting).toBe('living');
  });

  it.each(['a boss yelling at his employee', 'angry customer complaining to a shop assistant'])(
    'point at the other one, who is sad: %s',
    (prompt) => {
      const [one, other] = plan(prompt).subjects;
      expect(one?.motion).toBe('point');
      expect(other?.expression).toBe('sad');
    },
  );

  it('do not hold what is too large', () => {
    const { relations } = plan('two men fighting over a house');
    expect(relations.some(({ kind }) => kind === 'shared')).toBe(false);
  });

  it.each([
    ['a couple arguing across the dinner table', 'argue', '@laidtable2'],
    ['husband and wife fighting at the kitchen table', 'argue', '@meetingtable'],
    ['two friends talking across a table', 'talk', '@roundtable'],
    ['an interviewer talking to a candidate across a desk', 'talk', '@roundtable'],
    ['a couple having an argument at breakfast', 'argue', '@laidtable2'],
  ])('sit at one table: %s', (prompt, motion, table) => {
    const { subjects, relations, setting } = plan(prompt);
    const at = subjects.findIndex(({ glyph }) => glyph === table);
    const guests = relations.filter(({ to, kind }) => to === at && kind === 'around');
    expect(guests.length).toBeGreaterThan(0);
    for (const { from } of guests) expect(subjects[from]?.motion).toBe(motion);
    expect(['kitchen', 'living', 'dining', 'office']).toContain(setting);
  });
});

it.each(['two friends having coffee at a cafe', 'two women chatting over coffee'])(
  'sits the two of "%s" at a table with their cups on it',
  (prompt) => {
    const { subjects } = plan(prompt);
    const table = subjects.find(({ glyph }) => glyph === '@roundtable');
    expect(table?.goods).toHaveLength(2);
    expect(subjects.map(({ glyph }) => glyph)).not.toContain('@coffee');
  },
);
