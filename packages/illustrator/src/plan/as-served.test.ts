import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import type { ScenePlan } from './plan.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string): ScenePlan => direct(parsePrompt(prompt, art), art);
const glyphs = (prompt: string): readonly string[] =>
  plan(prompt).subjects.map(({ glyph }) => glyph);

describe('things in the form that their company asks for', () => {
  it.each([
    ['a raccoon eating pizza from a box', '@pizzabox'],
    ['a woman hanging white sheets on a clothesline', '@sheetline'],
    ['a grandfather watering tomatoes in a garden', '@tomatoplant'],
    ['pizza with melting cheese, close up', '@pizza'],
    ['a train crossing a bridge', '@viaduct'],
    ['cookies stacked on a plate', '@cookiestack'],
    ['a burger exploding in mid air', '@burgerblast'],
    ['a spaceship landing on an alien planet', '@landingrocket'],
    ['a rocket launching at night', '@launchingrocket'],
    ['two wine glasses clinking', '@clinkingwine'],
    ['a vintage red sports car', '@classicsportscar'],
    ['sushi platter, top view', '@sushiabove'],
    ['an old bicycle with a basket full of flowers', '@flowerbicycle'],
    ['red candles on a table', '@pillarcandle'],
    ['a man proposing to a woman with a ring', '@diamondring'],
    ['a glass of red wine on a table', '@wineglass'],
    ['roses next to a typewriter on a desk', '@vase'],
  ])('%s: %s', (prompt, expected) => {
    expect(glyphs(prompt)).toContain(expected);
  });

  it('keeps the slice that somebody eats', () => {
    expect(glyphs('a boy eating pizza')).toContain('pizza');
  });

  it('shows no plate below what comes on one', () => {
    expect(glyphs('cookies stacked on a plate')).toEqual(['@cookiestack']);
  });
});

describe('rails', () => {
  it.each(['a steam train in the mountains', 'an electric train at the beach'])(
    'are below trains: %s',
    (prompt) => {
      expect(plan(prompt).landforms).toContain('rails');
    },
  );

  it.each(['a red car in a desert', 'a train crossing a bridge'])(
    'are nowhere else: %s',
    (prompt) => {
      expect(plan(prompt).landforms).not.toContain('rails');
    },
  );
});

describe('still lifes', () => {
  it.each([
    'pumpkin still life with candles, moody',
    'vintage suitcase with hat, camera and map on a wooden floor, travel background',
    'rustic wooden table with fresh bread, cheese, grapes and red wine',
  ])('stand on a table and have no faces: %s', (prompt) => {
    const { isTabletop, subjects } = plan(prompt);
    expect(isTabletop).toBe(true);
    expect(subjects.filter(({ glyph, hasLimbs }) => hasLimbs || glyph === '@table')).toEqual([]);
  });

  it('has one vase for a bouquet in it', () => {
    expect(glyphs('bouquet of pink peonies in a glass vase')).toEqual(['@peony', '@vase']);
  });
});

it.each([
  ['a pizza with mushrooms', ['@pizza + brown-mushroom']],
  ['mushrooms and garlic on a cutting board', ['brown-mushroom', 'garlic', '@cuttingboard']],
  ['a red mushroom in the forest', ['mushroom']],
])('has mushrooms that are eaten with food, and others in the forest: %s', (prompt, expected) => {
  const { subjects } = plan(prompt);
  expect(
    subjects.map(({ glyph, toppings = [] }) =>
      [glyph, ...toppings.map((top) => top.glyph)].join(' + '),
    ),
  ).toEqual(expected);
});
