import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const relationsOf = (prompt: string): readonly string[] => {
  const { subjects, relations } = plan(prompt);
  return relations.map(
    ({ from, to, kind }) => `${subjects[from]?.glyph} ${kind} ${subjects[to]?.glyph}`,
  );
};
const countsOf = (prompt: string): readonly string[] =>
  plan(prompt).subjects.map(({ glyph, count }) => `${count} ${glyph}`);

describe('passengers', () => {
  it.each(['man asleep on a night bus', 'a girl riding the train', 'a woman reading on a bus'])(
    'are inside: %s',
    (prompt) => {
      const { setting, subjects } = plan(prompt);
      expect(setting).toBe('train');
      expect(subjects.map(({ glyph }) => glyph).join(' ')).not.toMatch(/bus|@\w+train\b/);
    },
  );

  it('of a bus are reported to be in a train', () => {
    expect(plan('man asleep on a night bus').words.standIns).toContainEqual({
      word: 'bus',
      as: 'a train',
    });
  });

  it.each(['a bus driver driving a bus', 'a man on the roof of a train', 'a red bus'])(
    'are none: %s',
    (prompt) => expect(plan(prompt).setting).not.toBe('train'),
  );
});

describe('herders', () => {
  it('walk behind the animals that they drive', () => {
    const { subjects } = plan('a farmer driving sheep through the fog');
    expect(subjects[0]?.motion).toBe('walk');
    expect(relationsOf('a farmer driving sheep through the fog')).toEqual(['farmer left ewe']);
  });
});

describe('bridges', () => {
  it('are walked on by those who cross them', () => {
    expect(relationsOf('two kids crossing a wooden bridge')).toEqual(['child on @bridge']);
    expect(plan('two kids crossing a wooden bridge').subjects[0]?.motion).toBe('walk');
  });
});

describe('mounts that are named in the plural', () => {
  it('are one for each rider', () => {
    expect(countsOf('a family on bicycles')).toEqual([
      '1 man',
      '1 woman',
      '1 child',
      '1 bicycle',
      '1 bicycle',
      '1 bicycle',
    ]);
    expect(countsOf('two dads riding horses')).toEqual(['2 man', '2 horse']);
  });

  it('are shared where there is one', () => {
    expect(countsOf('two dads riding a horse')).toEqual(['2 man', '1 horse']);
  });
});

describe('a parent beside a baby', () => {
  it('has it in the arms', () => {
    expect(plan('a mother and newborn').subjects[0]?.motion).toBe('carry');
  });

  it.each(['a mother drinking tea beside her baby', 'a mother and a father with a baby'])(
    'does something else: %s',
    (prompt) => expect(plan(prompt).subjects[0]?.motion).not.toBe('carry'),
  );
});

describe('what is spoken into', () => {
  it('is in the hand', () => {
    expect(relationsOf('a man shouting into a megaphone')).toEqual(['man hold megaphone']);
  });
});

describe('musicians', () => {
  it('have different instruments where none is named', () => {
    const held = relationsOf('four musicians playing in the street');
    expect(new Set(held).size).toBe(4);
  });

  it('have the one that is named', () => {
    expect(countsOf('four musicians playing violins').join(' ')).not.toContain('saxophone');
  });
});

describe('a board', () => {
  it('is carried where the prompt says so', () => {
    expect(relationsOf('a surfer carrying a board down the beach')).toEqual([
      'person hold @surfboard',
    ]);
  });
});

describe('deeds at their things', () => {
  it.each([
    ['four friends playing cards at a kitchen table', 'person around @cardtable'],
    ['a firefighter coming down a ladder', 'firefighter on ladder'],
    ['a boy washing his hands', 'boy work @sink'],
    ['a librarian pushing a cart stacked with books', 'books inside @wagon'],
    ['two girls sharing an umbrella', 'girl hold umbrella'],
    ['a grandmother rocking in a chair', 'old-woman on @rockingchair'],
    ['a woman stretching in bed', 'woman inside bed'],
    ['a cat drinking tea in bed', 'cat inside @sitbed'],
    ['a woman working on her laptop in bed', 'woman hold laptop'],
    ['a woman working on her laptop in bed', 'woman inside @sitbed'],
    ['a couple reading a newspaper in bed', 'woman on bed'],
  ])('%s: %s', (prompt, relation) => expect(relationsOf(prompt)).toContain(relation));

  it.each([
    ['four friends playing cards at a kitchen table', '@table'],
    ['a boy washing his hands', '@bucket'],
  ])('%s: without %s', (prompt, glyph) =>
    expect(plan(prompt).subjects.map((each) => each.glyph)).not.toContain(glyph),
  );
});

describe('those who cross a street', () => {
  it.each([
    ['an old lady crossing the street', 'walk'],
    ['an athlete crossing the finish line', 'run'],
  ])('%s: %s', (prompt, motion) => expect(plan(prompt).subjects[0]?.motion).toBe(motion));
});

describe('who waits for a train', () => {
  it('is at a station, unless another place is named', () => {
    expect(plan('a girl waiting for the train').setting).toBe('station');
    expect(plan('a girl waiting for the train in a park').setting).toBe('park');
  });
});

it.each([
  ['A Girl Waiting for the Train', 'Train'],
  ['A Man Asleep on a Night Bus', 'Bus'],
])('lists what gives way to its place once, as the user spells it: %s', (prompt, word) => {
  const { drawn, standIns, notDrawn } = plan(prompt).words;
  const listed = [...drawn, ...standIns.map((each) => each.word), ...notDrawn];
  expect(listed.filter((each) => each.toLowerCase() === word.toLowerCase())).toEqual([word]);
  expect(drawn).not.toContain(word);
});

describe('several who walk dogs', () => {
  it('lead one each', () => {
    expect(relationsOf('two women walking dogs')).toEqual([
      'woman beside dog',
      'woman hold @leash',
      'woman beside dog',
      'woman hold @leash',
    ]);
  });

  it('lead one each of any breed', () => {
    expect(relationsOf('two women walking labradors')).toEqual([
      'woman beside @labrador',
      'woman hold @leash',
      'woman beside @labrador',
      'woman hold @leash',
    ]);
  });
});

describe('who speaks', () => {
  it('makes no music', () => {
    expect(plan('a man giving a speech').weather).toEqual([]);
    expect(plan('a woman singing').weather).toEqual(['notes']);
  });
});

describe('players', () => {
  it('have one ball', () => {
    expect(countsOf('beach volleyball')).toEqual(['1 person', '1 volleyball', '1 person']);
  });
});

describe('a thing that several people have', () => {
  it.each(['two girls reading a book', 'two boys holding a kite', 'two friends looking at a map'])(
    'is with one of them: %s',
    (prompt) => {
      const { subjects, relations } = plan(prompt);
      const holders = relations.filter(({ kind }) => kind === 'hold');
      expect(holders).toHaveLength(1);
      expect(subjects[holders[0]?.from ?? -1]?.count).toBe(1);
      expect(subjects.filter(({ person }) => person !== null)).toHaveLength(2);
    },
  );

  it.each(['two women holding balloons', 'two men drinking a beer', 'three knights'])(
    'is had by each where each needs one: %s',
    (prompt) => expect(plan(prompt).subjects[0]?.count).toBeGreaterThan(1),
  );
});

it.each(['a man waiting for the bus', 'a tired nurse waiting for a bus'])(
  'shows who waits at the bus stop: %s',
  (prompt) => {
    const { setting, subjects } = plan(prompt);
    expect(setting).toBe('busstop');
    expect(subjects).toHaveLength(1);
  },
);

it.each(['a mother carrying her sleeping baby', 'a man carrying a sleeping girl on his back'])(
  'keeps who is carried asleep: %s',
  (prompt) => {
    expect(plan(prompt).subjects[1]).toMatchObject({ motion: null, expression: 'asleep' });
  },
);
