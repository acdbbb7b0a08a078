import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import { countOf } from './spec-changes.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows two of several who shake hands', () => {
  const plan = planOf('business people shaking hands');
  expect(countOf(plan, [0, 1])).toBe(2);
});

it('counts marshmallows that are roasted on sticks as drawn', () => {
  const { words } = planOf('friends sitting around a campfire roasting marshmallows');
  expect(words.notDrawn).toEqual([]);
});

it('reads planks, a roller for walls and the goods of market stands', () => {
  expect(planOf('man carrying wood planks').subjects[1]?.glyph).toBe('@planks');
  expect(planOf('man painting a wall with a roller').words.notDrawn).toEqual([]);
  const { subjects } = planOf('a farmers market with fruit and vegetable stands');
  expect(subjects.filter(({ person }) => person === null)).toEqual([]);
});
