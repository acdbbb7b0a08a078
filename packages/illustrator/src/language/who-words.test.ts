import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const peopleIn = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary)
    .subjects.filter(({ source }) => source !== undefined)
    .map(({ glyph, count }) => `${count} ${glyph}`);

describe('a trade and a word for who has it', () => {
  it.each([
    ['a wizard grandpa', '1 mage'],
    ['a vampire grandma', '1 woman-vampire'],
    ['a cowboy grandpa', '1 old-man'],
    ['pirate kids', '3 child'],
    ['two pirate girls', '2 girl'],
    ['a boy wizard', '1 boy'],
    ['a kid superhero', '1 superhero'],
    ['a zombie dad', '1 zombie'],
    ['an elf archer girl', '1 woman-elf'],
    ['an orc warrior woman', '1 @orc'],
    ['a superhero grandma', '1 woman-superhero'],
    ['a doctor mom', '1 woman-health-worker'],
  ])('are one person: %s', (prompt, person) => expect(peopleIn(prompt)).toEqual([person]));

  it.each([
    ["a chef's daughter", ['1 cook', '1 girl']],
    ['mom, dad and a chef', ['1 woman', '1 man', '1 cook']],
    ['an old man woman and child', ['1 old-man', '1 woman', '1 child']],
    ['brother and sister wizards', ['1 man', '1 woman', '3 mage']],
    ['a knight and a lady', ['1 man', '1 woman']],
  ])('are two where the prompt says so: %s', (prompt, people) =>
    expect(peopleIn(prompt)).toEqual(people),
  );
});

it('says nothing of somebody who is not named', () => {
  expect(parsePrompt('someone walking', vocabulary).words.notDrawn).toEqual([]);
});
