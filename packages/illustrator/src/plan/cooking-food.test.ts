import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('food that cooks by itself', () => {
  it.each([
    ['soup simmering in a pot on the stove', ['pot-of-food', '@oven'], ['0 on 1']],
    ['eggs frying in a pan on the stove', ['@eggpan', '@oven'], ['0 on 1']],
    ['bacon sizzling in a frying pan', ['@openpan'], []],
    ['a chicken roasting in the oven', ['@roastchicken', '@oven'], ['0 in 1']],
    ['stew bubbling in a pot', ['pot-of-food'], []],
  ])('is in what it is cooked in: %s', (prompt, glyphs, relations) => {
    const plan = planOf(prompt);
    expect(plan.subjects.map(({ glyph, count }) => `${count} ${glyph}`)).toEqual(
      glyphs.map((glyph) => `1 ${glyph}`),
    );
    expect(plan.relations.map(({ from, kind, to }) => `${from} ${kind} ${to}`)).toEqual(relations);
    expect(plan.words.notDrawn).toEqual([]);
  });

  it('is reported where a pot of stew does not show it', () => {
    expect(planOf('pasta boiling in a pot').words.notDrawn).toEqual(['pasta']);
  });

  it('lies in the pan in pieces', () => {
    expect(planOf('two shrimps in a frying pan').subjects).toMatchObject([
      { glyph: '@openpan', toppings: [{ glyph: 'shrimp', count: 2 }] },
    ]);
  });

  it('is left to the person who cooks it', () => {
    expect(planOf('a man cooking soup in a pot').subjects[0]?.glyph).toBe('man');
  });
});
