import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const { art: vocabulary } = await createNodeHost();

const stageOf = (prompt: string) => layOutPrompt(prompt, vocabulary);

describe('people who carry each other', () => {
  it.each([
    ['a mother holding her newborn', 'woman', 'baby', 'cradle'],
    ['a groom carrying the bride', 'man', 'woman', 'carry'],
    ['a dad holding his daughter', 'man', 'girl', 'onhip'],
    ['a boy carrying his little sister piggyback', 'boy', 'girl', 'piggyback'],
    ['a kid riding on dads back', 'man', 'child', 'piggyback'],
  ])('%s', (prompt, carrier, carried, pose) => {
    const { of } = stageOf(prompt);
    expect(of(carrier).pose).toBe(pose);
    expect(of(carried).airborne).toBe(true);
    expect(Math.abs(of(carried).x - of(carrier).x)).toBeLessThan(0.15);
  });

  it('has a hand held, and nobody carried', () => {
    const { of } = stageOf("a dad holding his daughter's hand");
    expect(of('girl').airborne).toBe(false);
    expect(of('girl').motion).toBe('holdhands');
  });

  it('has several dogs before the one who leads them', () => {
    const { of, all } = stageOf('a woman in a red coat walking five dogs in the snow');
    expect(all('dog')).toHaveLength(5);
    for (const dog of all('dog')) expect(dog.x).toBeGreaterThan(of('woman').x);
  });

  it('leaves those beside a ball that is tossed on the ground', () => {
    const { of } = stageOf('man in wheelchair playing basketball with his friends');
    expect(of('person').airborne).toBe(false);
    expect(of('man').mounts).toHaveLength(1);
  });

  it('has one of twins in each arm', () => {
    const [one, other] = stageOf('a mom carrying twin babies').all('baby');
    expect(one!.x).toBeLessThan(0.5);
    expect(other!.x).toBeGreaterThan(0.5);
  });
});

describe('several with each other', () => {
  it('puts the arms of three who hug around each other', () => {
    const friends = stageOf('three friends hugging').all('person');
    expect(friends.map(({ pose }) => pose)).toEqual(['armsaround', 'armsaround', 'armsaround']);
    expect(new Set(friends.map(({ x }) => x)).size).toBe(3);
  });

  it('has all of five in a row who hold hands', () => {
    const children = stageOf('five children holding hands').all('child');
    expect(children.map(({ pose }) => pose)).toEqual(Array(5).fill('handinhand'));
    expect(new Set(children.map(({ x }) => x)).size).toBe(5);
  });

  it('has several who walk over a bridge on it', () => {
    const monks = stageOf('three monks crossing a bridge').all('old-man');
    expect(monks).toHaveLength(3);
    for (const { mounts } of monks) expect(mounts).toHaveLength(1);
  });

  it('has two teams at one rope', () => {
    const { all, of } = stageOf('kids playing tug of war');
    expect(all('child').map(({ facing }) => facing)).toEqual(['right', 'right', 'left', 'left']);
    expect(of('@rope').airborne).toBe(true);
  });

  it('has animals on both sides of a game', () => {
    const { of } = stageOf('a cat and a dog playing chess');
    expect(of('cat').x).toBeLessThan(0.4);
    expect(of('dog').x).toBeGreaterThan(0.6);
  });

  it('seats who wrestle with their arms at a table', () => {
    const { placements, of } = stageOf('two women arm wrestling');
    expect(placements.filter(({ pose }) => pose === 'armwrestle')).toHaveLength(2);
    expect(of('@meetingtable')).toBeDefined();
  });

  it('turns two to each other, or away', () => {
    const facing = (prompt: string): string[] =>
      stageOf(prompt)
        .all('cat')
        .map((each) => each.facing);
    expect(facing('two cats facing each other')).toEqual(['right', 'left']);
    expect(facing('two cats back to back')).toEqual(['left', 'right']);
  });

  it('lets one of several be over the fence, and all go the same way', () => {
    const sheep = stageOf('three sheep jumping over a fence').all('ewe');
    expect(sheep.map(({ airborne }) => airborne)).toEqual([false, true, false]);
    expect(new Set(sheep.map(({ facing }) => facing))).toEqual(new Set(['right']));
  });

  it('fights with pillows at a distance', () => {
    const { plan } = stageOf('two kids having a pillow fight');
    expect(plan.relations.some(({ kind }) => kind === 'hug')).toBe(false);
  });
});

describe('crowds', () => {
  it('hides nobody of the second row behind the first', () => {
    const people = stageOf('a group of six people').placements.filter(
      ({ role }) => role !== 'back',
    );
    const xs = people.map(({ x }) => x).toSorted((a, b) => a - b);
    const gaps = xs.slice(1).map((x, i) => x - xs[i]!);
    expect(people).toHaveLength(6);
    expect(Math.min(...gaps)).toBeGreaterThan(0.05);
  });

  it('gives one trophy to a team', () => {
    const team = stageOf('a team celebrating with a trophy').all('person');
    expect(team.filter(({ held }) => held.length > 0)).toHaveLength(1);
  });

  it('counts a family and a row on a fence', () => {
    const { placements, plan } = stageOf('a family of five');
    expect(placements.filter(({ subject }) => plan.subjects[subject]?.person)).toHaveLength(5);
    expect(stageOf('five cats on a fence').all('cat')).toHaveLength(5);
  });
});

describe('what is done together', () => {
  it('is done at one table', () => {
    const { of, all } = stageOf('three girls making pizza');
    expect(of('@meetingtable')).toBeDefined();
    expect(all('girl').every(({ pose }) => pose === 'knead')).toBe(true);
  });

  it.each([
    ['a grandma teaching her grandson to roll dumplings', 'boy', 'knead'],
    ['a grandma teaching her granddaughter to knit', 'girl', 'knit'],
    ['a son helping his mom wash the dishes', 'woman', 'scrub'],
    ['a boy helping his grandma carry groceries', 'boy', 'walk'],
  ])('is taught and helped with: %s', (prompt, glyph, motion) => {
    expect(stageOf(prompt).of(glyph).motion).toBe(motion);
  });

  it('is eaten around a rug on the floor', () => {
    const { of, all } = stageOf('friends eating pizza on the floor');
    expect(of('@floorrug')).toBeDefined();
    expect(all('person').every(({ pose }) => pose === 'sit')).toBe(true);
  });
});

it('has one at the grill, and who steers in front', () => {
  const { all } = stageOf('four women grilling in the garden');
  expect(all('woman').filter(({ motion }) => motion === 'grill')).toHaveLength(1);
  const bike = stageOf('a mom riding a bike with her toddler on the back');
  expect(bike.of('woman').mounts[0]?.subject).toBe(bike.of('child').mounts[0]?.subject);
  expect(bike.of('woman').seatShift).toBeGreaterThan(bike.of('child').seatShift);
});

it('lets a sleeper and a baby sleep beside each other, and says so', () => {
  const { plan, of } = stageOf('a dad sleeping with his baby on his chest');
  expect(of('baby').motion).toBe('sleep');
  expect(plan.words.notDrawn).toContain('on his chest');
});

it.each([
  ['a girl hugging two dogs', 'dog', 2],
  ['a boy with two teddy bears', 'teddy-bear', 2],
  ['a woman hugging three cats', 'cat', 3],
])('shows each of those of whom one is hugged: %s', (prompt, glyph, count) => {
  const places = stageOf(prompt)
    .all(glyph)
    .map(({ x }) => Math.round(x * 50));
  expect(new Set(places).size).toBe(count);
});

it('keeps the hands of a couple on a sticker at one height', () => {
  const [one, other] = stageOf('kawaii avocado couple holding hands, sticker').all('avocado');
  expect(one!.y).toBe(other!.y);
});

it('dresses a couple at its wedding', () => {
  const { plan } = stageOf('a wedding couple under a tree');
  expect(plan.subjects.map(({ word }) => word)).toEqual(expect.arrayContaining(['groom', 'bride']));
});

it('feeds what is named, and dances with who is named', () => {
  const { plan } = stageOf('a girl feeding her grandma soup');
  expect(plan.subjects.map(({ glyph }) => glyph)).not.toContain('red-apple');
  expect(stageOf('a bride dancing with her father').of('man').motion).toBe('slowdance');
});

it('builds a sandcastle on the ground', () => {
  expect(stageOf('kids building a sandcastle').of('@meetingtable')).toBeUndefined();
});

it('reads one owner of hair where the apostrophe is missing', () => {
  expect(stageOf('a dad braiding his daughters hair').all('girl')).toHaveLength(1);
});

it('takes an animal mother for one animal', () => {
  expect(stageOf('an elephant mom and baby').all('elephant')).toHaveLength(2);
});

it('puts arms around all who are on one selfie, the phone at the end of the row', () => {
  for (const prompt of ['a group of friends taking a selfie', 'two girls taking a selfie']) {
    const { placements } = stageOf(prompt);
    const row = placements.toSorted((one, other) => one.x - other.x);
    expect(row.slice(0, -1).every(({ pose }) => pose === 'armsaround')).toBe(true);
    expect(row.at(-1)?.held).toHaveLength(1);
  }
});
