import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

describe('things upside down', () => {
  it.each(['an umbrella lying upside down in a puddle', 'an upside down cup on a table'])(
    '%s',
    (prompt) => {
      const { subjects, words } = parsePrompt(prompt, vocabulary);
      expect(subjects[0]).toMatchObject({ isUpsideDown: true, motion: null });
      expect(words.drawn).toContain('upside down');
    },
  );

  it('turns over who floats', () => {
    const [astronaut] = parsePrompt('astronaut floating upside down', vocabulary).subjects;
    expect(astronaut).toMatchObject({ isUpsideDown: true, motion: 'float' });
  });

  it.each(['a possum hanging upside down from a branch', 'a cat hanging upside down'])(
    'turns over what hangs by its feet: %s',
    (prompt) => {
      const [animal] = parsePrompt(prompt, vocabulary).subjects;
      expect(animal).toMatchObject({ isUpsideDown: true, motion: 'hang' });
    },
  );

  it('leaves a sloth that hangs so as it is', () => {
    const [sloth] = parsePrompt('a sloth hanging upside down', vocabulary).subjects;
    expect(sloth?.isUpsideDown).toBeUndefined();
  });
});

describe('a character that is named by its role first', () => {
  it('is nobody besides', () => {
    const { subjects } = parsePrompt('rpg character, a dwarf with a hammer', vocabulary);
    expect(subjects.filter(({ person }) => person !== null)).toHaveLength(1);
  });
});
