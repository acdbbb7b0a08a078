import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const read = (prompt: string): PromptSpec => parsePrompt(prompt, vocabulary);
const people = (prompt: string): readonly Subject[] =>
  read(prompt).subjects.filter(({ person }) => person !== null);
const skinIn = (prompt: string): string => people(prompt)[0]?.person?.skin.join(' ') ?? 'no person';

describe('words for skin', () => {
  it.each([
    ['a black woman waving', 'medium-dark dark'],
    ['two black women dancing', 'medium-dark dark'],
    ['a black doctor', 'medium-dark dark'],
    ['a dark-skinned princess', 'medium-dark dark'],
    ['a nigerian singer', 'medium-dark dark'],
    ['an African American man', 'medium-dark dark'],
    ['a man with dark skin', 'medium-dark dark'],
    ['an old black man', 'medium-dark dark'],
    ['a black family on the beach', 'medium-dark dark'],
    ['a white man', 'light medium-light'],
    ['an asian chef', 'light medium-light'],
    ['a pale vampire', 'light'],
    ['a brown boy', 'medium medium-dark'],
    ['an indian woman', 'medium medium-dark'],
    ['a latina singer', 'medium-light medium'],
    ['the woman is black', 'medium-dark dark'],
    ['an asian family', 'light medium-light'],
    ['a white couple dancing', 'light medium-light'],
    ['a woman', 'light medium-light medium medium-dark dark'],
  ])('in "%s" allow %s', (prompt, skin) => {
    expect(skinIn(prompt)).toBe(skin);
    expect(read(prompt).words.notDrawn).toEqual([]);
    expect(people(prompt)[0]?.colour).toBe(null);
    expect(read(prompt).colours).toEqual([]);
  });

  it('tell people apart', () => {
    const [first, second] = people('two black women and a white woman');
    expect([first?.count, first?.person?.skin[0]]).toEqual([2, 'medium-dark']);
    expect([second?.count, second?.person?.skin[0]]).toEqual([1, 'light']);
  });
});

describe('colors of things', () => {
  it.each([
    ['a black cat', 'black'],
    ['a woman in a black dress', 'black'],
    ['a white wedding dress', 'white'],
    ['a man with a black umbrella', 'black'],
    ['a white horse', 'white'],
    ['a brown dog', 'brown'],
    ['a black knight', 'black'],
    ['a woman in white', 'white'],
    ['a tan dog', 'tan'],
  ])('stay in "%s"', (prompt, colour) => {
    expect(read(prompt).subjects.map((subject) => subject.colour)).toContain(colour);
    for (const { person } of people(prompt)) expect(person?.skin).toHaveLength(5);
  });
});

describe('words for hair, age and signs', () => {
  it.each([
    ['a redhead woman', 'woman-red-hair'],
    ['a redhead', 'person-red-hair'],
    ['a woman with red hair holding an apple', 'woman-red-hair'],
    ['a blonde woman surfing', 'woman-blond-hair'],
    ['a brunette', 'woman-brown-hair'],
    ['a black-haired man', 'man-black-hair'],
    ['a gray-haired man', 'man-white-hair'],
    ['a man with curly hair', 'man-curly-hair'],
    ['a bald woman', 'woman-bald'],
    ['a bearded man', 'man-beard'],
    ['a man with a beard', 'man-beard'],
    ['an elderly woman', 'old-woman'],
    ['an old farmer', 'older-person'],
    ['a woman wearing a hijab', 'woman-with-headscarf'],
    ['a man with a turban', 'man-wearing-turban'],
    ['a woman in a wheelchair', 'woman-in-manual-wheelchair'],
    ['a blind man', 'man-with-white-cane'],
    ['a man with a white cane', 'man-with-white-cane'],
    ['an old wizard', 'mage'],
  ])('draw "%s" as %s', (prompt, glyph) => {
    expect(people(prompt).map((subject) => subject.glyph)).toEqual([glyph]);
    expect(read(prompt).words.notDrawn).toEqual([]);
  });

  it('keep the tool of a role that gets another face', () => {
    expect(read('an old doctor').subjects.map(({ glyph }) => glyph)).toContain('stethoscope');
  });

  it.each([
    ['a bald baby with a turban', ['bald', 'turban']],
    ['a man with a headscarf', ['headscarf']],
  ])('are reported where there is no such picture: %s', (prompt, unknown) => {
    expect(read(prompt).words.notDrawn).toEqual(unknown);
  });

  it.each(['an old house', 'a blind', 'an indian elephant', 'a bald eagle', 'an empty wheelchair'])(
    'make no person of: %s',
    (prompt) => {
      expect(people(prompt)).toEqual([]);
      expect(read(prompt).unread).toEqual([]);
    },
  );
});

describe('families', () => {
  it.each([
    'a family walking',
    'mother and daughter',
    'parents with their children',
    'a mother with her baby',
    'two sisters',
    'grandparents',
  ])('are kin: %s', (prompt) => {
    const kin = people(prompt).map(({ person }) => person?.isKin);
    expect(kin.length).toBeGreaterThan(0);
    expect(new Set(kin)).toEqual(new Set([true]));
  });

  it.each(['a couple dancing', 'two friends', 'a crowd of people', 'a man and a woman'])(
    'are not meant by %s',
    (prompt) => {
      for (const { person } of people(prompt)) expect(person?.isKin).toBe(false);
    },
  );
});

describe('teams', () => {
  it.each([
    ['a soccer team running', ['5 person', '1 soccer-ball']],
    ['u12 girls soccer team celebrating', ['5 girl', '1 soccer-ball']],
    ["a women's rugby team with a trophy", ['5 woman', '1 trophy']],
    ['a team of engineers', ['4 construction-worker']],
  ])('%s', (prompt, cast) => {
    expect(read(prompt).subjects.map(({ count, glyph }) => `${count} ${glyph}`)).toEqual(cast);
  });
});

describe('a trade and who has it', () => {
  it.each([
    ['an astronaut girl on the moon', 'woman-astronaut'],
    ['a superhero kid', 'superhero'],
    ['a ninja boy jumping', 'ninja'],
    ['a pirate girl', 'girl'],
  ])('are one person: %s', (prompt, glyph) => {
    expect(people(prompt).map((each) => each.glyph)).toEqual([glyph]);
    expect(read(prompt).words.notDrawn).toEqual([]);
  });

  it('are two where both are named', () => {
    expect(people('a wizard and a girl')).toHaveLength(2);
  });
});

describe('a role that a tool shows', () => {
  it.each([
    ['a mail carrier', 'envelope'],
    ['a florist', 'bouquet'],
    ['a street sweeper', 'broom'],
    ['a podcaster', 'studio-microphone'],
  ])('%s', (prompt, tool) => {
    const { subjects, words } = read(prompt);
    expect(subjects.map(({ glyph }) => glyph)).toEqual([expect.any(String), tool]);
    expect(words).toMatchObject({ standIns: [], notDrawn: [] });
  });

  it('is drawn, with its own tool rather than a toy', () => {
    const { subjects, words } = read('a violinist in a red dress playing under the moon');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['person', 'dress', 'violin']);
    expect(words.standIns).toEqual([]);
  });
});

describe('the color of what is worn', () => {
  it.each([
    ['a woman dressed in red dancing', ['red']],
    ['a man wearing all black', ['black']],
    ['a couple dressed in white on a beach', ['white', 'white']],
  ])('%s', (prompt, colours) => {
    expect(parsePrompt(prompt, vocabulary).subjects.map(({ colour }) => colour)).toEqual(colours);
  });
});

describe('people of different roles', () => {
  it.each([
    ['a boss yelling at his employee', ['boss', 'employee']],
    ['a coach and a player', ['coach', 'player']],
    ['lawyer shaking hands with client', ['lawyer', 'client']],
    ['students listening to their teacher', ['students', 'teacher']],
    ['a soccer player kicking a ball, the player is in red', ['soccer player']],
    ['street musician playing violin, passersby dropping coins', ['musician', 'passersby']],
    ['a musician on a stage, the figure stands in the light', ['musician']],
  ])('in "%s" are %s', (prompt, expected) => {
    expect(people(prompt).map(({ word }) => word)).toEqual(expected);
  });
});

describe('young relatives', () => {
  it.each([
    ['a girl feeding her baby brother', 'baby'],
    ['a baby sister asleep', 'baby'],
    ['a nephew with a kite', 'boy'],
  ])('in "%s" are a %s', (prompt, glyph) => {
    expect(people(prompt).map((each) => each.glyph)).toContain(glyph);
  });
});

describe('lovers', () => {
  it('are a couple', () => {
    expect(people('two lovers dancing in the kitchen').map(({ glyph }) => glyph)).toEqual([
      'man',
      'woman',
    ]);
  });

  it('are nobody where they love a thing', () => {
    expect(people('pizza and beer lovers')).toEqual([]);
  });
});

it('counts sitting as drawn while the hands do something else', () => {
  const { words } = read('a man sitting on the couch eating popcorn');
  expect(words.drawn).toContain('sitting');
});

it('keeps the number of a family of several as that of all of its members', () => {
  const { subjects } = parsePrompt('a family of five', vocabulary);
  expect(subjects.map(({ saidCount }) => saidCount?.count)).toEqual(subjects.map(() => 5));
});
