import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { parsePrompt } from '../parse.ts';

const vocabulary = await readVocabulary();
const castOf = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

describe('words before a noun', () => {
  it.each([
    ['a dog bed', ['bed']],
    ['three cones in an ice cream shop', ['soft-ice-cream']],
    ['a loft with exposed brick', []],
    ['a remote village', []],
    ['a tv remote on a sofa', ['@remotecontrol', '@sofa']],
    ['the wifi dies', []],
    ['the flowers die', ['blossom']],
    ['a red die', ['game-die']],
    ['a frame from the hive', ['@honeycomb', '@beehive']],
    ['a princess castle', ['castle']],
    ['a viking longboat', ['@vikingship']],
    ['a piano with broken keys', ['@grandpiano']],
    ['a vintage beetle parked on a beach', ['@vintagecar']],
    ['a 1967 mustang drifting', ['@sportscar']],
    ['a tooth brush', ['toothbrush']],
    ['a sun flower', ['sunflower']],
    ['a green house', ['house']],
    ['a cologne bottle', ['@perfume']],
    ['a pottery mug', ['@coffee']],
    ['flat lay with laptop coffee and plant', ['laptop', '@coffee', 'potted-plant']],
    ['a box of pastries', ['@box', '@croissant', 'doughnut', 'cupcake']],
    ['an amethyst ring', ['@diamondring']],
    ['art deco fan pattern', ['folding-hand-fan']],
    ['kids bedroom with a bunk bed', ['@bunkbed']],
    ['a moai statue', ['moai']],
    ['a shop door sign', ['@sign']],
    ['a window washer', ['person']],
    ['crows in a field', ['black-bird']],
    ['a jug of cream', ['@jug']],
    ['a jug of water', ['@jug']],
    ['planting tulip bulbs', ['person', 'onion', '@shovel']],
    ['a tennis racket and a ball', ['@racket', '@tennisball']],
    ['a stack of blueberry pancakes syrup', ['blueberries', '@pancakes', '@syrupjug']],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('takes what a place is lit by for its light, and a roof for that of the house', () => {
    expect(castOf('lantern lit canal with a gondola')).toEqual(['@gondola']);
    const spec = parsePrompt('rain on a tin roof, small cabin, jungle', vocabulary);
    expect(spec.setting).toBe('jungle');
  });

  it('reports what a phone on a charger does, and prints in the sand', () => {
    const { subjects, words } = parsePrompt('a phone charging, footprints in the sand', vocabulary);
    expect(subjects.map(({ glyph, motion }) => [glyph, motion])).toEqual([['mobile-phone', null]]);
    expect(words.notDrawn).toEqual(expect.arrayContaining(['charging', 'footprints']));
  });

  it('reads the hour in the name of a place', () => {
    expect(parsePrompt('living room with night city view', vocabulary).time).toBe('night');
  });

  it('paints a swan black, and the stone of a ring in its color', () => {
    expect(parsePrompt('a black swan', vocabulary).subjects[0]).toMatchObject({
      glyph: 'swan',
      colour: 'black',
    });
    expect(parsePrompt('a ruby ring', vocabulary).subjects[0]).toMatchObject({ colour: 'red' });
  });

  it('paints cloth in the color of an animal or a fruit', () => {
    expect(parsePrompt('a camel coat', vocabulary).subjects[0]).toMatchObject({ colour: 'tan' });
  });
});
