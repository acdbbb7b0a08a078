import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const castOf = (prompt: string) => {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const names = subjects.map(({ glyph, motion }) => (motion ? `${glyph} ~${motion}` : glyph));
  return [...names, ...relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`)].join('; ');
};

describe('counts by color', () => {
  it.each([
    ['cupcakes, 3 pink 2 yellow 1 blue', ['pink 3', 'yellow 2', 'blue 1']],
    ['six eggs, two brown and four white', ['brown 2', 'white 4']],
    ['balloons: 3 red, 2 blue', ['red 3', 'blue 2']],
    ['two cats, one black and one white', ['white 1', 'black 1']],
    ['3 red balloons and 2 pears', ['red 3', 'null 2']],
  ])('count what is named before: %s', (prompt, counts) => {
    const { subjects, words } = parsePrompt(prompt, vocabulary);
    expect(subjects.map(({ colour, count }) => `${colour} ${count}`)).toEqual(counts);
    expect(words.notDrawn).toEqual([]);
  });
});

describe('colors in turn', () => {
  it.each([
    ['five bottles, red blue green gold black', ['red', 'blue', 'green', 'gold', 'black']],
    ['three balloons: red, blue and green', ['red', 'blue', 'green']],
    ['two cats in brown and white', ['brown', 'white']],
    ['three jars of jam in red, orange and purple', ['red', 'orange', 'purple']],
    ['yarn balls in red, green and blue in a basket', ['red', 'green', 'blue', null]],
    ['abstract waves in blue, teal and white', []],
    ['three red balloons', ['red']],
  ])('are those of the things one by one: %s', (prompt, colours) => {
    const { subjects } = parsePrompt(prompt, vocabulary);
    expect(subjects.map(({ colour }) => colour)).toEqual(colours);
  });
});

describe('pronouns', () => {
  it.each([
    ['a red car and a blue one', ['red automobile 1', 'blue automobile 1']],
    ['a black sheep and six white ones', ['black ewe 1', 'white ewe 6']],
    ['three small dogs and a big one', ['null dog 3', 'null dog 1']],
    ['two cats, one black and one white', ['white cat 1', 'black cat 1']],
    ['two cats one black one white', ['white cat 1', 'black cat 1']],
    ['two boys, one in red the other in blue', ['blue boy 1', 'red boy 1']],
  ])('stand for the noun before them: %s', (prompt, cast) => {
    const { subjects } = parsePrompt(prompt, vocabulary);
    expect(subjects.map(({ colour, glyph, count }) => `${colour} ${glyph} ${count}`)).toEqual(cast);
  });
});

describe('he and she', () => {
  it.each([
    [
      'a walrus at a lighthouse, he wears a scarf',
      '@walrus; @lighthouse; scarf; 0 beside 1; 0 hold 2',
    ],
    [
      'a wizard beside a tower, he holds a book',
      'mage; @stonetower; open-book; 0 beside 1; 0 hold 2',
    ],
  ])('are who was named last, and no thing: %s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });
});

describe('a verb in the singular', () => {
  it('is not done by the several things before it', () => {
    const { subjects } = parsePrompt('a woman and a crown of marigolds walks', vocabulary);
    expect(subjects.find(({ motion }) => motion === 'walk')?.glyph).toBe('woman');
  });
});

describe('compared sizes', () => {
  it('are those of the thing before them', () => {
    const { subjects, words } = parsePrompt('a boy carrying a pumpkin bigger than him', vocabulary);
    expect(subjects.map(({ glyph, scale }) => `${glyph} ${scale}`)).toEqual([
      'boy 1',
      '@pumpkin 1.7',
    ]);
    expect(words.notDrawn).toEqual([]);
  });
});

describe('deeds without a doer', () => {
  it.each([
    ['baking cookies', 'person ~knead; cookie; 0 work 1'],
    ['drinking coffee', 'person ~drink; @coffee; 0 hold 1'],
    ['washing the dishes', 'person ~scrub; @sink; sponge; 0 work 1; 0 hold 2'],
    ['wearing a red hat', 'person; top-hat; 0 hold 1'],
    ['walking the dog', 'person ~walk; dog ~walk; @leash; 0 beside 1; 0 hold 2'],
    ['riding a horse', 'person ~ride; horse; 0 ride 1'],
    ['feeding ducks', 'person ~feed; duck; bread; 0 beside 1; 0 hold 2'],
  ])('are done by a person: %s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it.each([
    ['running shoes on a track', 'running-shoe'],
    ['hanging plants in a bathroom', 'potted-plant ~hang'],
    ['burning candles on a table', 'candle; @table; 0 on 1'],
    ['dancing cats', 'cat ~dance'],
  ])('are no deeds of people: %s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it('report no word for the person who does them', () => {
    expect(parsePrompt('baking cookies', vocabulary).words).toEqual({
      drawn: ['baking', 'cookies'],
      standIns: [],
      notDrawn: [],
    });
  });
});

it('adds nobody to what moves by itself', () => {
  expect(castOf('swaying palm trees')).toBe('palm-tree ~swing');
});

it('gives a color said behind its deed to the thing that the picture is about', () => {
  const { subjects, words } = parsePrompt('a heart beating, red, simple', vocabulary);
  expect(subjects).toMatchObject([{ glyph: 'red-heart', colour: 'red' }]);
  expect(words.notDrawn).toEqual([]);
});

it('gives each of several the deed that their name implies', () => {
  expect(castOf('two dancers, one in red one in blue')).toBe('woman ~dance; woman ~dance');
});
