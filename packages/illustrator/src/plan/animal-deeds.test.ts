import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import { enactDeeds } from './enact-deeds.ts';

const vocabulary = await readVocabulary();

/** "hamster ~run; hamster inside @hamsterwheel" */
function enacted(prompt: string): string {
  const { subjects, relations } = enactDeeds(parsePrompt(prompt, vocabulary), vocabulary);
  const name = (index: number) => subjects[index]?.glyph ?? '?';
  return [
    ...subjects.map(({ glyph, motion }) => (motion ? `${glyph} ~${motion}` : glyph)),
    ...relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`),
  ].join('; ');
}

describe('what animals do without hands', () => {
  it.each([
    ['a dachshund digging a hole', '@dachshund ~dig'],
    ['a rabbit digging', 'rabbit ~dig'],
    ['a panda rolling down a hill', 'panda ~roll'],
    ['a panda falling over', 'panda ~faint'],
    ['a goat fainting', 'goat ~faint'],
    ['an otter floating on its back cracking a clam', 'otter ~backfloat'],
    ['a hamster running on a wheel', '@hamster ~run; @hamsterwheel; @hamster inside @hamsterwheel'],
    ['a cat running on a wheel', 'cat ~run; @hamsterwheel; cat inside @hamsterwheel'],
    ['a seagull stealing a french fry', '@seagull; @fry; @seagull mouth @fry'],
    [
      'a golden retriever with a leash in its mouth',
      '@golden; @mouthleash; @golden mouth @mouthleash',
    ],
    ['a wolf stealing a sheep', 'wolf; ewe; wolf beside ewe'],
    ['a dog rolling over for belly rubs', 'dog ~rollover'],
    [
      'an elephant spraying water on a girl',
      'elephant ~breathe; girl; droplet; elephant hold droplet; elephant beside girl',
    ],
    [
      "a monkey stealing a tourist's hat",
      'monkey; person; top-hat; backpack; camera; monkey beside person; person hold backpack; person hold camera; monkey hold top-hat',
    ],
    ['a dog catching a frisbee midair', 'dog ~jump; flying-disc; dog mouth flying-disc'],
    ['my dog waiting at the window', 'dog ~sit'],
    ['a cat waiting for the bus', 'cat'],
    ['a bird singing on a fence', 'bird ~sing; @fence; bird on @fence'],
    ['a bird singing karaoke', 'bird ~sing; microphone; bird hold microphone'],
    ['a bee collecting nectar from a sunflower', 'honeybee; sunflower; honeybee on sunflower'],
    ['a butterfly landing on a purple flower', 'butterfly; blossom; butterfly on blossom'],
    ['a hedgehog drinking milk from a saucer', 'hedgehog ~graze; @saucer; hedgehog beside @saucer'],
  ])('%s', (prompt, cast) => {
    expect(enacted(prompt)).toBe(cast);
  });

  it('leaves the spade and the glass to people', () => {
    expect(enacted('a man digging a hole')).toContain('man hold @shovel');
    expect(enacted('a dog digging with a shovel')).toContain('dog hold @shovel');
    expect(enacted('a monkey stealing a banana')).toContain('hold banana');
  });

  it('lets what floats in a bath float in it', () => {
    const cast = enacted('a capybara in a hot tub with oranges floating');
    expect(cast).toContain('@capybara inside @hottub');
    expect(cast).toContain('tangerine inside @hottub');
  });
});

describe('wings', () => {
  const winged = (prompt: string) =>
    parsePrompt(prompt, vocabulary).subjects.map(({ hasWings = false }) => hasWings);
  const notDrawn = (prompt: string) => parsePrompt(prompt, vocabulary).words.notDrawn;

  it('are given to who has none, and reported of who cannot wear them', () => {
    expect(winged('a cat with wings')).toEqual([true]);
    expect(winged('a bird with wings')).toEqual([false]);
    expect(notDrawn('a bird with wings')).toEqual([]);
    expect(notDrawn('a snake with wings')).toEqual(['wings']);
  });
});

it('lays a penguin on its belly that slides', () => {
  const { subjects } = direct(
    parsePrompt('a penguin sliding on its belly', vocabulary),
    vocabulary,
  );
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@slidingbird']);
});
