import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const read = (prompt: string) => parsePrompt(prompt, vocabulary);
const castOf = (prompt: string): readonly string[] =>
  read(prompt).subjects.map(({ glyph, role }) =>
    role === undefined ? glyph : `${glyph}: ${role}`,
  );

describe('animals as somebody', () => {
  it.each([
    ['a superhero dog', ['dog: superhero', '@hero-mask']],
    ['a dog dressed as a pirate', ['dog: pirate', '@piratehat']],
    ['a girl dressed as a pirate', ['girl: pirate', '@piratehat']],
    ['un gato vestido de bombero', ['cat: firefighter']],
    ['a cat in a wizard costume', ['cat: wizard', '@witchhat', 'magic-wand']],
    ['a fox postman', ['fox: postman', 'envelope']],
    ['sunglasses dog', ['dog', 'sunglasses']],
    ['my dog as an astronaut floating', ['dog: astronaut', '@spacehelmet']],
    ['a frog as a king sitting', ['frog: king', 'crown']],
    ['a girl in a dinosaur costume', ['girl: dinosaur', '@t-rex-head']],
    ['a dog in a lobster costume', ['dog']],
    ['an elephant ballerina', ['elephant: ballerina', 'ballet-shoes']],
    ['a cat in a spacesuit', ['cat: astronaut', '@spacehelmet']],
    ['a dog in a sailor suit', ['dog: sailor', '@sailorcap']],
    ['a cat in a police coat', ['cat: police', '@policecap']],
    ['a platypus wearing a detective hat', ['@platypus', '@fedorahat']],
    [
      'kids dressed as a pirate, a witch and a knight',
      [
        'child: pirate',
        'child: witch',
        'child: knight',
        '@piratehat',
        '@witchhat',
        '@knighthelm',
        'dagger',
      ],
    ],
    ['kids dressed as a ghost and a pumpkin', ['child', 'child']],
    ['two dogs dressed as a pirate and a ghost', ['dog: pirate', 'dog', '@piratehat']],
    ['a dog dressed as a pirate and a parrot', ['dog: pirate', 'parrot', '@piratehat']],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('reports the costume of which only the hood is drawn', () => {
    expect(read('a boy in a dinosaur costume').words.notDrawn).toEqual(['costume']);
  });

  it('leaves out who only wishes for the picture, and how somebody sits', () => {
    expect(castOf('my daughter wants a unicorn')).toEqual(['unicorn']);
    expect(castOf('a cat sitting like a person')).toEqual(['cat']);
  });

  it('gives boots and backpacks to the animal', () => {
    for (const prompt of [
      'a duck walking in rain boots',
      'a turtle late to school with a backpack',
    ]) {
      const { subjects, relations } = read(prompt);
      const held = relations.find(({ from, kind }) => from === 0 && kind === 'hold');
      expect(subjects[held?.to ?? -1]?.glyph).toMatch(/boot|backpack/);
    }
  });

  it('paints what a color is said of behind, and what is made of metal', () => {
    expect(read('a robot mascot for my app, blue, friendly').subjects[0]?.colour).toBe('blue');
    expect(read('an owl made of brass').subjects[0]?.colour).toBe('brass');
    expect(read('an owl made of brass gears').subjects[0]?.colour).toBe('brass');
  });

  it('blows out the candles of the cake that is there', () => {
    const { subjects } = read('a dog sitting in front of a cake and blowing out the candles');
    expect(subjects.filter(({ glyph }) => glyph.endsWith('cake'))).toHaveLength(1);
    expect(subjects[0]?.motion).toBe('blow');
  });

  it('lets those watch television who are on the couch', () => {
    const { subjects, relations } = read('a cat watching tv on the couch');
    const seat = relations.find(({ kind }) => kind === 'on');
    expect([subjects[seat?.from ?? -1]?.glyph, subjects[seat?.to ?? -1]?.glyph]).toEqual([
      'cat',
      '@sofa',
    ]);
  });

  it('lets only the living sleep', () => {
    const { subjects } = read('a lamp, books and a cat sleeping');
    expect(subjects.map(({ motion }) => motion)).toEqual([null, null, 'sleep']);
  });

  it('knows a giant from a size', () => {
    expect(castOf('a giant sleeping in the mountains')).toHaveLength(1);
    expect(read('a giant cat').subjects).toHaveLength(1);
  });
});
