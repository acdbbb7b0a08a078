import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

/** "cook panflip; cook hold @pancake": who does what, and what is to whom. */
function drawn(prompt: string): { readonly cast: string; readonly setting: string } {
  const { subjects, relations, setting } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '';
  const deeds = subjects.flatMap(({ glyph, motion }) => (motion ? [`${glyph} ${motion}`] : []));
  const ties = relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return { cast: [...deeds, ...ties].join('; '), setting };
}

describe('deeds in the kitchen', () => {
  it.each([
    ['a chef flipping a pancake', 'cook panflip; cook hold @pancake; cook hold @fryingpan'],
    ['a cook flipping pancakes in a pan', 'cook panflip; cook hold @pancake; cook hold @fryingpan'],
    ['a man flipping burgers', 'man grill; man work hamburger; man hold @spatula'],
    ['a woman frying eggs in a pan', 'woman work @fryingpan; woman work @friedegg'],
    ['a chef cooking with flames in a pan', 'cook work @fryingpan; cook work fire'],
    ['a cook frying fish', 'cook work @rawfish'],
    [
      'mom baking cookies in the oven',
      'woman takeout; woman beside @openoven; woman hold @cookietray',
    ],
    ['a man putting a pizza into the oven', 'man takeout; man beside @openoven; man hold pizza'],
    ['a boy washing the dishes', 'boy work @sink; boy hold sponge; boy work @plate'],
    ['a plumber fixing a sink', 'mechanic work @sink; mechanic hold wrench'],
  ])('%s', (prompt, expected) => {
    const { cast, setting } = drawn(prompt);
    for (const part of expected.split('; ')) expect(cast).toContain(part);
    expect(setting).toBe(prompt.includes('burger') ? 'park' : 'kitchen');
  });
});

describe('cooking at a stove that is named', () => {
  it.each([
    ['woman cooking pasta on the stove', 'woman work spaghetti'],
    ['chef frying eggs at the stove', 'cook work @friedegg'],
    ['man boiling water on a stove', 'man work pot-of-food'],
  ])('%s', (prompt, expected) => {
    const { cast, setting } = drawn(prompt);
    expect(cast).toContain(expected);
    expect(cast).not.toContain('@oven');
    expect(setting).toBe('kitchen');
  });
});

describe('work at a till and at a sewing machine', () => {
  it('has the goods of a cashier on the counter', () => {
    const { cast, setting } = drawn('cashier scanning groceries');
    expect(cast).toContain('person sell; person work shopping-bags');
    expect(setting).toBe('supermarket');
  });

  it('shows the gown that is sewn', () => {
    const { cast } = drawn('seamstress sewing a wedding dress');
    expect(cast).toContain('woman beside @weddingdress');
    expect(cast).toContain('woman work @sewingmachine');
  });
});

describe('where and with what it is done', () => {
  it.each([
    ['a couple painting their living room wall', 'man hold @paintroller', 'living'],
    ['a man painting a picture of his living room', 'man beside @easel', 'living'],
    ['a man fixing the roof of his house', 'man on house', 'hills'],
    ["hairdresser dyeing a woman's hair pink", 'person groom; woman sit', 'salon'],
    ['a boy sharing his umbrella with a girl', 'girl hold umbrella', 'street'],
    [
      'dad reading a bedtime story to his daughter in bed',
      'girl inside @tuckbed; man on chair',
      'bedroom',
    ],
    ['family sitting at the dinner table', 'man around @laidtable3', 'dining'],
    ['a mother bathing her toddler', 'child inside bathtub; woman beside child', 'bathroom'],
    ['a man helping a woman put on her coat', 'woman hold coat; man front woman', 'living'],
    ['a man singing in the shower', 'man sing', 'bathroom'],
    ['a boy giving a valentine to a girl', 'boy hold love-letter', 'park'],
    [
      "woman massaging her boyfriend's feet on the sofa",
      'woman beside man; man on @sofa',
      'living',
    ],
    ['a little girl pulling her dad by the hand', 'girl hug man', 'hills'],
  ])('%s', (prompt, expected, place) => {
    const { cast, setting } = drawn(prompt);
    expect(cast).toContain(expected);
    expect(setting).toBe(place);
  });
});

it('has who bathes in a lake with somebody in no tub', () => {
  expect(drawn('a man bathing in a lake with his wife').cast).not.toContain('bathtub');
});

describe('two at work', () => {
  it('mend the car under whose hood they work', () => {
    const { cast } = drawn('two mechanics working under the hood of a car');
    expect(cast).toContain('mechanic mend; mechanic beside automobile');
  });

  it('has a student write at the desk and the teacher beside', () => {
    const { cast, setting } = drawn('teacher helping a student at his desk');
    expect(cast).toContain('person teach; person write; person beside person');
    expect(cast).not.toContain('hold');
    expect(setting).toBe('classroom');
  });

  it('is at the place of work of the second', () => {
    expect(drawn('a woman talking to a bartender').setting).toBe('bar');
    expect(drawn('angry customer complaining to a shop assistant').setting).toBe('shop');
  });
});

describe('candles that are blown out', () => {
  it('are before the one who does it, between the others', () => {
    const { cast } = drawn('a girl blowing out candles on her birthday cake with family around');
    expect(cast).toContain('girl blow');
    expect(cast).toContain('girl work birthday-cake');
    expect(cast).toContain('man left girl');
  });
});

describe('lenses', () => {
  it('are looked through with empty hands', () => {
    const { cast } = drawn('a student looking through a microscope');
    expect(cast).toBe('person knead; person work microscope');
  });
});

describe('deeds to people', () => {
  it.each([
    ["a hairdresser cutting a woman's hair", 'person groom; woman sit', 'salon'],
    ['a barber shaving a man', 'man groom', 'salon'],
    ["a dentist checking a girl's teeth", 'health-worker groom; girl sit', 'dentist'],
    ['a waiter handing a menu to a woman', 'man handover', 'restaurant'],
    ['a postman delivering a package to an old man', 'man handover; man hold package', 'hills'],
  ])('%s', (prompt, expected, place) => {
    const { cast, setting } = drawn(prompt);
    for (const part of expected.split('; ')) expect(cast).toContain(part);
    expect(setting).toBe(place);
  });

  it('shows who is before a mirror in it, in the bathroom where they brush their teeth', () => {
    const { cast, setting } = drawn('a girl brushing her teeth in front of a mirror');
    expect(cast).toContain('girl hold @wallmirror');
    expect(setting).toBe('bathroom');
  });

  it('says that somebody hands something over, to both of a couple', () => {
    const spec = direct(parsePrompt('a realtor handing keys to a couple', vocabulary), vocabulary);
    expect(spec.words.standIns.map(({ word }) => word)).not.toContain('handing');
    const { cast } = drawn('a realtor handing keys to a couple');
    expect(cast).toContain('person beside man; person beside woman');
  });

  it('says by a pronoun who is a woman or a man', () => {
    expect(drawn('a florist arranging flowers in her shop').cast).toContain('woman knead');
    expect(drawn('a florist arranging flowers in his shop').cast).toContain('man knead');
    expect(drawn('a chef stirring soup in her kitchen').cast).toContain('woman-cook stir');
  });
});

describe('deeds of trades', () => {
  it.each([
    ['a dad cooking barbecue', 'man grill; man work cut-of-meat; man hold @spatula'],
    ['a man cooking steak on the barbecue', 'man grill; man work cut-of-meat'],
    ['a dj playing music', 'person deejay; person work @turntable'],
    ['a blacksmith hammering a sword', 'man-beard work @anvil; man-beard hold hammer'],
    ['a carpenter hammering', 'man work wood; man hold hammer'],
    ['a girl painting a cat', 'cat inside @blankeasel; girl beside @blankeasel'],
    ['a painter painting a sunset by the sea', 'beside @seaeasel'],
    ['a chef cutting fish', 'cook chop; cook work @rawfish; cook hold kitchen-knife'],
    ['a scientist looking through a microscope', 'scientist work microscope'],
    ['a sailor looking through a telescope', 'man-beard spy; man-beard hold @spyglass'],
    ['a tailor sewing a shirt', 'person work @sewingmachine'],
    ['a woman weighing tomatoes', 'woman work @scale; woman work tomato'],
    ['a bus driver driving a bus', 'person ride bus'],
  ])('%s', (prompt, expected) => {
    const { cast } = drawn(prompt);
    for (const part of expected.split('; ')) expect(cast).toContain(part);
  });

  it('shows of who drives behind a window the head alone', () => {
    const [driver] = direct(parsePrompt('a taxi driver', vocabulary), vocabulary).subjects;
    expect(driver?.isHead).toBe(true);
  });
});

describe('deeds on a farm', () => {
  it.each([
    ['a woman picking apples', 'woman harvest; woman beside @appletree'],
    ['grandpa picking cherries from a tree', 'old-man harvest; old-man beside @berrytree'],
    ['a boy picking mushrooms', 'boy crouch'],
    [
      'a man pushing a wheelbarrow full of pumpkins',
      'inside @wheelbarrow; man beside @wheelbarrow',
    ],
    ['a farmer driving a tractor', 'farmer ride @opentractor'],
  ])('%s', (prompt, expected) => {
    const { cast } = drawn(prompt);
    for (const part of expected.split('; ')) expect(cast).toContain(part);
  });
});
