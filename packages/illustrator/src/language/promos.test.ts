import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('a title', () => {
  it.each([
    'minimalist poster of a bicycle with the text "RIDE MORE"',
    'guitar lessons flyer',
    'movie night party flyer with popcorn',
    'running shoes ad neon background "JUST GO"',
  ])('is printed over things: %s', (prompt) => {
    const { format, subjects } = planOf(prompt);
    expect(format).toBe('banner');
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.lettering).toBeUndefined();
  });

  it('is not acted out by a thing beside it, and its print has no hour', () => {
    const { subjects, words } = planOf('yoga class poster with lotus and sunrise');
    expect(subjects).toMatchObject([{ glyph: 'lotus', motion: null, hasLimbs: false }]);
    expect(words.notDrawn).toEqual(['sunrise']);
  });

  it.each([
    'lost dog poster',
    'poster of a mountain that says explore',
    'movie poster of a robot titled IRON HEART',
    'vintage travel poster of Rome',
  ])('stands on the frame of a poster with a scene: %s', (prompt) => {
    expect(planOf(prompt).format).toBe('poster');
  });

  it.each(['a girl holding a poster that says "HELLO"', 'bedroom with a poster that says DREAM'])(
    'of a poster in the picture is not on a frame: %s',
    (prompt) => {
      expect(planOf(prompt).format).toBeNull();
    },
  );

  it.each(['poster of a t-shirt that says "HI"', 'a mug that says "mu", instagram post'])(
    'is on what is said to bear it: %s',
    (prompt) => {
      expect(planOf(prompt).subjects[0]?.lettering).toBeDefined();
    },
  );
});
