import { expect, it } from 'vitest';
import { oneOf } from '../language/one-of.ts';
import { changedRelations } from './changed-relations.ts';

const woman = { ...oneOf('woman'), source: 'woman' };
const ladder = { ...oneOf('ladder'), source: 'ladder' };
const on = { from: 0, to: 1, kind: 'on' as const, said: { word: 'on', text: 'on' } };

it('are those that the plan made a plain beside, by its own indices', () => {
  const said = { subjects: [woman, ladder], relations: [on] };
  const beside = { from: 1, to: 0, kind: 'beside' as const };
  const subjects = [ladder, woman];
  expect(changedRelations(said, { subjects, relations: [beside] })).toEqual([
    { ...on, from: 1, to: 0 },
  ]);
  const climbs = { from: 1, to: 0, kind: 'ride' as const };
  expect(changedRelations(said, { subjects, relations: [climbs] })).toEqual([]);
});

it('are none of what the plan leaves out', () => {
  const said = { subjects: [woman, ladder], relations: [on] };
  expect(changedRelations(said, { subjects: [woman], relations: [] })).toEqual([]);
});
