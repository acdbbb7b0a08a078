import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const relationsOf = (prompt: string): readonly string[] => {
  const { subjects, relations } = planOf(prompt);
  return relations.map(
    ({ from, to, kind }) => `${subjects[from]?.glyph} ${kind} ${subjects[to]?.glyph}`,
  );
};

describe('what animals sit, hang and hatch on', () => {
  it.each([
    ['a dragon hatching from an egg', '@firedragon inside @eggshell'],
    ['a chick hatching', 'baby-chick inside @eggshell'],
    ['a monkey swinging through the jungle', 'monkey on @vine'],
    ['a baby monkey swinging from a vine', 'monkey on @vine'],
    ['a boy on a tire swing', 'boy on @tireswing'],
    ['a girl swinging under a tree', 'girl on @oneswing'],
    ['an eagle on a mountain peak', '@restingeagle on @crag'],
    ['a dragon breathing fire on a castle', '@firedragon above castle'],
    ['a phoenix rising from the flames', 'phoenix on @flames'],
  ])('%s', (prompt, relation) => {
    expect(relationsOf(prompt)).toContain(relation);
  });

  it.each(['a boy on monkey bars', 'three kids playing on the monkey bars'])(
    'hangs by the hands alone: %s',
    (prompt) => {
      const { subjects, relations } = planOf(prompt);
      expect(subjects[0]?.motion).toBe('hang');
      expect(relations.map(({ kind }) => kind)).not.toContain('hold');
    },
  );

  it('lets who does something on a swing do it', () => {
    expect(planOf('a girl waving on a swing').subjects[0]?.motion).toBe('wave');
    expect(planOf('a girl on a swing').subjects[0]?.motion).toBe('sit');
  });

  it.each(['a girl swinging', 'two friends swinging at sunset'])('has a swing: %s', (prompt) => {
    expect(relationsOf(prompt).join()).toMatch(/ on @(?:one)?swing/);
  });

  it('leaves those who swing their arms on the ground', () => {
    expect(relationsOf('a girl swinging her arms')).toEqual([]);
  });

  it('does not swing those who have a swing', () => {
    expect(relationsOf('a monkey on a swing')).not.toContain('monkey on @vine');
  });

  it('keeps the room of a window for who sits on its sill', () => {
    expect(planOf('a cat sitting on a windowsill').setting).toBe('room');
    expect(planOf('a cat sleeping on a keyboard').setting).toBe('room');
    expect(planOf('a cat in the living room').setting).toBe('living');
  });

  it('lets those look out who do so, and puts hamsters into clear balls', () => {
    expect(planOf('a cat looking out the window at the rain').setting).toBe('room');
    expect(relationsOf('a hamster in a ball')).toContain('@hamster inside @bubble');
  });

  it('sends animals that cook to a kitchen', () => {
    expect(planOf('a bear baking a cake').setting).toBe('kitchen');
  });

  it('shows the wave of who surfs, and the air of a whale in the clouds', () => {
    const surfer = planOf('a corgi surfing in hawaii');
    expect([surfer.setting, surfer.landforms]).toEqual(['ocean', ['breaker']]);
    expect(planOf('a whale swimming through the clouds').subjects[0]?.motion).toBe('fly');
  });

  it('keeps ducks in clothes ashore', () => {
    expect(planOf('a duck in rain boots').setting).not.toBe('lake');
    expect(planOf('a duck').setting).toBe('lake');
  });
});

it('counts the vine as drawn on which an ape swings', () => {
  expect(planOf('a monkey swinging on a vine').words.notDrawn).toEqual([]);
});
