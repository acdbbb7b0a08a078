import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

/** What the prompt says, as "mouse 2; mouse ~sleep; mouse hold crown". */
function readingOf(prompt: string): string {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  const cast = subjects.map(({ glyph, count, motion, colour }) =>
    [colour, glyph, count > 1 ? count : null, motion && `~${motion}`].filter(Boolean).join(' '),
  );
  const ties = relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return [...cast, ...ties].join('; ');
}

describe('prompts of several clauses', () => {
  it.each([
    // The doer of the first clause goes on.
    [
      'a flamingo reading a magazine while sipping a cocktail',
      'flamingo ~sit; @magazine; cocktail-glass; flamingo hold @magazine; flamingo hold cocktail-glass',
    ],
    // Others do something in the second.
    [
      'a musician playing saxophone as people walk by',
      'person ~shake; saxophone; person 3 ~walk; person hold saxophone',
    ],
    ['a man dancing while guests throw confetti', 'man ~dance; person 3 ~throw'],
    ['a boy jumping while parents watch', 'boy ~jump; man ~idle; woman ~idle'],
    ['a dog sleeping as a farmer and his cow wave', 'dog ~sleep; farmer ~wave; cow ~wave'],
    [
      'a woman sweeping and a woman riding a bike',
      'woman ~sweep; woman ~ride; bicycle; broom; woman ride bicycle; woman hold broom',
    ],
    // One of several.
    ['three mice, one of them wearing a crown', 'mouse 2; mouse; crown; mouse hold crown'],
    [
      'two cats on a sofa, one sleeping and the other dancing',
      'cat ~dance; @sofa; cat ~sleep; cat on @sofa; cat on @sofa',
    ],
    ['two cats, one black and one white, dancing', 'white cat ~dance; black cat ~dance'],
    // What is said behind a subordinate clause is said of its subject.
    [
      'a squirrel who found an acorn celebrating',
      '@squirrel ~cheer; @acorn; @squirrel hold @acorn',
    ],
    // Nobody holds what is behind.
    ['a man dancing with a harp burning behind', 'man ~dance; @harp; @harp behind man'],
    [
      'a man with a rose in his hand and a lamp in the background',
      'man; rose; @lamp; man hold rose; @lamp behind man',
    ],
    // One person, and one thing in a hand.
    [
      'a tourist kid dancing',
      'child ~dance; backpack; camera; child hold backpack; child hold camera',
    ],
    ['a man with a rose in his hand', 'man; rose; man hold rose'],
    [
      'a dog waiting at the door with a leash in its mouth',
      'dog ~idle; door; @mouthleash; dog beside door; dog hold @mouthleash',
    ],
  ])('%s', (prompt, reading) => {
    expect(readingOf(prompt)).toBe(reading);
  });

  it.each([
    ['paper lanterns, a couple dancing', 'red-paper-lantern 3; man ~dance; woman ~dance'],
    ['a girl, a dog running', 'girl; dog ~run'],
    ['a cat, a dog dancing', 'cat ~dance; dog ~dance'],
  ])('lets those behind a comma do what they can: %s', (prompt, reading) => {
    expect(readingOf(prompt)).toBe(reading);
  });

  it.each([
    ['steam rising from a cup, a girl', '@coffee; girl'],
    ['snow falling on a red barn, a horse', '@barn; horse'],
    ['under a red barn, a horse', '@barn; horse; horse under @barn'],
  ])('places only the air where it is said to be: %s', (prompt, reading) => {
    expect(readingOf(prompt)).toBe(reading);
  });

  it('finds a street musician in a street', () => {
    expect(parsePrompt('a street musician playing guitar', vocabulary).setting).toBe('street');
  });
});
