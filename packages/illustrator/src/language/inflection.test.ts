import { describe, expect, it } from 'vitest';
import { isPlural, pluralOf, singular, verbForms } from './inflection.ts';

describe('singular', () => {
  it.each([
    ['cats', 'cat'],
    ['foxes', 'fox'],
    ['butterflies', 'butterfly'],
    ['wolves', 'wolf'],
    ['mice', 'mouse'],
    ['potatoes', 'potato'],
    ['horses', 'horse'],
    ['corgis', 'corgi'],
    ['tennis', 'tennis'],
    ['bus', 'bus'],
    ['glass', 'glass'],
    ['cactus', 'cactus'],
    ['sunglasses', 'sunglasses'],
    ['octopuses', 'octopus'],
    ['gas', 'gas'],
  ])('%s -> %s', (word, one) => {
    expect(singular(word)).toBe(one);
    expect(isPlural(word)).toBe(word !== one);
  });
});

it.each([
  ['fox', 'foxes'],
  ['cherry', 'cherries'],
  ['boy', 'boys'],
  ['old man', 'old men'],
  ['tomato', 'tomatoes'],
  ['piano', 'pianos'],
])('several of %s are %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});

describe('verbForms', () => {
  it.each([
    ['jump', ['jump', 'jumps', 'jumping', 'jumped']],
    ['dance', ['dance', 'dances', 'dancing', 'danced']],
    ['hop', ['hop', 'hops', 'hopping', 'hopped']],
    ['carry', ['carry', 'carries', 'carrying', 'carried']],
    ['lie', ['lie', 'lies', 'lying', 'lied']],
    ['ski', ['ski', 'skis', 'skiing', 'skied']],
    ['row', ['row', 'rows', 'rowing', 'rowed']],
    ['pick up', ['pick up', 'picks up', 'picking up', 'picked up']],
  ])('%s', (verb, forms) => {
    expect(verbForms(verb)).toEqual(forms);
  });
});
