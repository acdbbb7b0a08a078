import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('lets what is tossed in a wok fly over it, with the wok in the hand', () => {
  const { subjects, relations, setting } = planOf('chef tossing vegetables in a wok');
  const wok = subjects.findIndex(({ glyph }) => glyph === '@wok');
  expect(setting).toBe('kitchen');
  expect(subjects[0]?.motion).toBe('panflip');
  expect(relations).toContainEqual({ from: 0, to: wok, kind: 'hold' });
});

it('tosses a salad in its bowl on a table', () => {
  const { subjects, relations } = planOf('man tossing a salad in a bowl');
  expect(subjects[0]?.motion).toBe('knead');
  expect(relations[0]).toMatchObject({ from: 0, to: 1, kind: 'work' });
});

it('tosses pancakes as they are flipped', () => {
  const { subjects } = planOf('a chef tossing a pancake in the air');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['cook', '@pancake', '@fryingpan']);
  expect(subjects[0]?.motion).toBe('panflip');
});

it('gives each of several who bake a dough, and puts what they bake between them', () => {
  const { subjects, relations } = planOf('grandmother and two kids baking cookies');
  const table = subjects.findIndex(({ glyph }) => glyph === '@meetingtable');
  const onTable = relations.flatMap(({ from, to, kind }) =>
    to === table && kind === 'on' ? [subjects[from]] : [],
  );
  expect(onTable).toMatchObject([
    { glyph: '@cookietray', count: 1 },
    { glyph: '@dough', count: 3 },
  ]);
});

it('reads cupcakes that are decorated as cupcakes', () => {
  expect(planOf('a girl decorating cupcakes').subjects[1]?.glyph).toBe('cupcake');
});

it('cuts a wedding cake at the wedding', () => {
  expect(planOf('bride and groom cutting the wedding cake').setting).toBe('wedding');
});

it('sets a table with a plate in the hand', () => {
  const { subjects, relations } = planOf('a man cooking pasta while his wife sets the table');
  const wife = subjects.findIndex(({ word }) => word === 'wife');
  expect(subjects[wife]?.count).toBe(1);
  const kinds = relations.flatMap(({ from, to, kind }) =>
    from === wife ? [`${kind} ${subjects[to]?.glyph}`] : [],
  );
  expect(kinds).toEqual(['hold @plate', 'around @laidtable3']);
});

it.each(['a mom cooking with her daughter', 'a mom and her daughter cooking'])(
  'gives each cook a pot: %s',
  (prompt) => {
    const { subjects, relations } = planOf(prompt);
    const pots = relations.filter(({ kind }) => kind === 'work');
    expect(new Set(pots.map(({ from }) => from))).toEqual(new Set([0, 1]));
    expect(pots.map(({ to }) => subjects[to]?.glyph)).toEqual(['pot-of-food', 'pot-of-food']);
    expect(new Set(pots.map(({ to }) => to)).size).toBe(2);
  },
);
