import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

/** "man mend @fence hold:paintbrush beside:@fence", of the first in the picture. */
function firstOf(prompt: string): string {
  const { subjects, relations } = planOf(prompt);
  const [first] = subjects;
  const things = relations
    .filter(({ from }) => from === 0)
    .map(({ kind, to }) => `${kind}:${subjects[to]?.glyph}`);
  return [first?.glyph, first?.motion, ...things.toSorted()].join(' ');
}

describe('work at large things', () => {
  it.each([
    ['a man sanding a table', 'man mend beside:@table hold:@sandingblock'],
    ['a carpenter sanding a chair', 'man mend beside:chair hold:@sandingblock'],
    ['a woman painting a fence white', 'woman mend beside:@fence hold:paintbrush'],
    ['a girl washing a car', 'girl mend beside:automobile hold:sponge'],
    ['a mechanic repairing a motorcycle', 'mechanic mend beside:motorcycle hold:wrench'],
    ['a man building a bookshelf', 'man mend beside:@bookshelf hold:hammer'],
    ['a farmer repairing a fence', 'farmer mend beside:@fence hold:hammer'],
    ['a fisherman mending a fishing net', 'man mend beside:@fishingnet hold:@souwesterhat'],
    ['grandpa fixing a clock', 'old-man scrub hold:screwdriver work:alarm-clock'],
  ])('%s', (prompt, expected) => {
    expect(firstOf(prompt)).toBe(expected);
  });

  it('gives a painted fence the color that is said', () => {
    const plan = planOf('a woman painting a fence white');
    expect(plan.subjects.find(({ glyph }) => glyph === '@fence')?.colour).toBe('white');
    expect(plan.words.notDrawn).toEqual([]);
  });

  it('paints cats on a canvas still', () => {
    expect(firstOf('a painter painting a cat')).toContain('beside:@blankeasel');
  });
});

describe('trades', () => {
  it.each([
    ['a potter at the wheel', 'person knead work:@claybowl work:@potterswheel', 'pottery'],
    ['a girl making pottery', 'girl knead work:@claybowl work:@potterswheel', 'pottery'],
    ['a weaver at her loom', 'woman mend beside:@loom', 'workshop'],
    [
      'a welder in a factory',
      'person weld hold:@weldingmask hold:@weldingtorch work:@metalbeam',
      'factory',
    ],
    ['a chef at work', 'cook stir hold:spoon work:pot-of-food', 'kitchen'],
    ['a boxer training alone', 'person box beside:@punchingbag hold:boxing-glove', 'gym'],
    [
      'a goalkeeper making a diving save',
      'person save beside:goal-net hold:soccer-ball',
      'stadium',
    ],
    [
      'a boy kicking a soccer ball into the goal',
      'boy score beside:goal-net beside:soccer-ball',
      'stadium',
    ],
    ['a dad playing catch with his son', 'man throw beside:boy hold:baseball', 'hills'],
    ['two kids playing catch', 'child throw beside:child hold:baseball', 'hills'],
    ['a man riding a lawn mower', 'man ride ride:@ridemower', 'hills'],
    ['a woman reading a letter', 'woman sit hold:@writtenletter', 'hills'],
    ['a kid at the dentist', 'child sit on:@salonchair', 'dentist'],
  ])('%s', (prompt, expected, setting) => {
    expect(firstOf(prompt)).toBe(expected);
    expect(planOf(prompt).setting).toBe(setting);
  });

  it('shows from the outside who looks out of a train', () => {
    const { subjects, relations } = planOf('a sad woman looking out of a train window');
    expect(relations.map(({ kind, to }) => `${kind} ${subjects[to]?.glyph}`)).toEqual([
      'inside @carriagewindow',
    ]);
  });

  it('turns to the window who looks out of one of a room', () => {
    expect(planOf('a girl looking out of the window').subjects[0]?.isTurnedAway).toBe(true);
  });
});

describe('deeds beside tables', () => {
  it.each([
    ['a mechanic lying under a car', 'mechanic lie under:automobile', 'garage'],
    ['a climber hanging from a cliff', 'person climb beside:@rockface', 'mountain'],
    ['a woman ironing a shirt', 'woman scrub hold:@iron work:@ironingboard work:t-shirt', 'living'],
    ['a woman floating on her back in a pool', 'woman backfloat', 'pool'],
    [
      'a woman changing a flat tire on her bicycle',
      'woman crouch beside:bicycle hold:wrench',
      'road',
    ],
    ['kids in a swimming pool', 'child swim', 'pool'],
    ['a falconer with an eagle on his arm', 'man falconry beside:eagle', 'park'],
    ['a teacher with an exploding beaker', 'person shrug work:@beakerblast', 'lab'],
    ['an electrician on a ladder', 'mechanic climb beside:@tallladder', 'garage'],
    ['papa baut ein regal auf', 'man mend beside:@bookshelf hold:hammer', 'living'],
  ])('%s', (prompt, expected, setting) => {
    expect(firstOf(prompt)).toBe(expected);
    expect(planOf(prompt).setting).toBe(setting);
  });

  it('takes a rabbit out of a hat', () => {
    const { subjects, relations } = planOf('a magician pulling a rabbit out of a hat');
    const rabbit = subjects.findIndex(({ glyph }) => glyph.startsWith('rabbit'));
    const home = relations.find(({ from, kind }) => from === rabbit && kind === 'inside');
    expect(subjects[home?.to ?? -1]?.glyph).toBe('top-hat');
  });

  it('seats who plays with a ball in a wheelchair', () => {
    const { subjects, relations } = planOf('a girl in a wheelchair playing basketball');
    expect(subjects[0]).toMatchObject({ motion: 'toss' });
    expect(relations.map(({ kind, to }) => `${kind} ${subjects[to]?.glyph}`)).toContain(
      'on @wheelchair',
    );
  });

  it('covers eyes that look at sparks', () => {
    const plan = planOf('welders in a factory');
    expect(plan.subjects.map(({ glyph }) => glyph)).toContain('@weldingmask');
  });
});
