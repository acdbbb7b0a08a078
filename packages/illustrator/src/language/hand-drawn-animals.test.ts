import { beforeAll, describe, expect, it } from 'vitest';
import { HORSE_COATS } from '../art/horses.ts';
import { PROPS } from '../art/props/index.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { HABITATS } from '../things/habitats.ts';
import { naturalSize } from '../things/natural-size.ts';
import { statureOf } from '../things/stature.ts';
import { faceOf } from './face-glyphs.ts';
import { hasFace } from './faces.ts';
import { hasOwnFace, kinOf, OWN_ANIMALS } from './kin.ts';
import { isAnimate } from './kinds-of-things.ts';
import { NOUNS } from './nouns/index.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('animals that are drawn by hand', () => {
  it('all have a drawing, a word and the category of their kin', () => {
    const named = new Set([...NOUNS.values()].flat());
    const lacking = OWN_ANIMALS.filter(
      (glyph) =>
        (PROPS[glyph] ?? HORSE_COATS[glyph]) === undefined ||
        !named.has(glyph) ||
        !isAnimate(glyph, vocabulary),
    );
    expect(lacking).toEqual([]);
  });

  it('have a drawn face wherever puppets use one', () => {
    const faces = OWN_ANIMALS.filter(hasOwnFace).map(faceOf);
    expect(faces).toContain('@corgi-face');
    expect(faces.filter((face) => PROPS[face] === undefined || !hasFace(face))).toEqual([]);
  });

  it('are as large and live where their kin does, unless a table says otherwise', () => {
    expect(kinOf('@corgi')).toBe('dog');
    expect(statureOf('@corgi', 'animal-mammal')).toBe(statureOf('dog', 'animal-mammal'));
    expect(naturalSize('@orca')).toBe(naturalSize('whale'));
    expect(HABITATS.get('@clownfish')).toBe('underwater');
    expect(HABITATS.get('@ostrich')).toBe('savanna');
  });

  it.each([
    ['a corgi on the beach', '@corgi'],
    ['huskies in the snow', '@husky'],
    ['a ring tailed lemur', '@lemur'],
    ['ein Axolotl im Wasser', '@axolotl'],
    ['un panda rojo en una rama', '@redpanda'],
    ['un macareux sur une falaise', '@puffin'],
    ['カピバラと温泉', '@capybara'],
  ])('are no stand-ins: %s', (prompt, glyph) => {
    const { subjects, words } = read(prompt);
    expect(subjects[0]?.glyph).toBe(glyph);
    expect(words.standIns.filter(({ as }) => as === 'dog' || as === 'raccoon')).toEqual([]);
  });

  it.each([
    ['a whippet', 'greyhound'],
    ['a gosling', 'duckling'],
    ['a caracal', 'lynx'],
  ])('stand in for their neighbours: %s', (prompt, as) => {
    expect(read(prompt).words.standIns.map((each) => each.as)).toEqual([as]);
  });

  it('take the color that the prompt gives them', () => {
    expect(read('a black pug').subjects).toMatchObject([{ glyph: '@pug', colour: 'black' }]);
    expect(read('a pug').subjects).toMatchObject([{ colour: null }]);
  });

  it('are small when they are young', () => {
    const [puppy, ...others] = read('a corgi puppy').subjects;
    expect(puppy).toMatchObject({ glyph: '@corgi', scale: 0.7 });
    expect(others).toEqual([]);
    expect(read('three piglets').subjects).toMatchObject([{ count: 3, scale: 0.7 }]);
  });

  it.each([
    ['a polar bear with cubs', 'polar-bear 1, polar-bear 3'],
    ['a mother elephant and her baby', 'elephant 1, elephant 1'],
    ['a seal pup', 'seal 1'],
    ['a lion cub', '@lioncub 1'],
    ['a lion with her cubs', 'lion 1, @lioncub 3'],
    ['three ducklings following their mother', '@duckling 3, duck 1'],
    ['a kitten with its mom', 'cat 1, cat 1'],
    ['a cat and a pup', 'cat 1, dog 1'],
    ['a woman with a cat and a baby', 'woman 1, cat 1, baby 1'],
  ])('know their young: %s', (prompt, cast) => {
    const { subjects } = read(prompt);
    expect(subjects.map(({ glyph, count }) => `${glyph} ${count}`).join(', ')).toBe(cast);
    const smallest = Math.min(...subjects.map(({ scale }) => scale));
    expect(smallest < 1).toBe(!/baby|duck|cub 3/.test(cast));
  });
});
