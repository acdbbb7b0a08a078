import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const settingOf = (prompt: string): string =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).setting;

describe('furnished rooms', () => {
  it.each([
    ['a woman drinking coffee in a cafe', 'cafe'],
    ['cozy cafe interior', 'cafe'],
    ['a chef', 'kitchen'],
    ['an office worker', 'office'],
    ['a boy in a classroom', 'classroom'],
    ['a man at the gym', 'gym'],
    ['a woman in a clothing store', 'shop'],
    ['a man reading in the library', 'library'],
    ['ein Mann im Büro', 'office'],
    ['カフェの女性', 'cafe'],
    ['a man looking at his phone on a train', 'train'],
    ['a statue in a museum', 'museum'],
    ['a mother cooking dinner', 'kitchen'],
    ['a red car in front of a diner', 'street'],
    ['a lighthouse over the stormy sea', 'cliff'],
    ['a boy reading a book under a tree', 'park'],
  ])('are the place of "%s"', (prompt, setting) => {
    expect(settingOf(prompt)).toBe(setting);
  });

  it('have a floor for somebody, and a table for things', () => {
    expect(settingOf('a cat in a room')).toBe('living');
    expect(settingOf('a man at his desk')).toBe('office');
    expect(settingOf('a cup of coffee on a desk')).toBe('room');
  });
});
