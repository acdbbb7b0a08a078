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

it('lets families play cards, and keeps nothing else in hands that throw', () => {
  const family = planOf('grandparents playing cards at the table');
  expect(family.subjects.map(({ glyph }) => glyph)).toEqual(['old-man', 'old-woman', '@cardtable']);
  const students = planOf('students throwing graduation caps in the air');
  expect(students.subjects.map(({ glyph }) => glyph)).toEqual(['person', 'graduation-cap']);
});

it('cooks breakfast and gives a vaccine where they belong', () => {
  expect(planOf('a dad cooking breakfast').words.standIns).toEqual([]);
  const { subjects } = planOf('nurse giving a vaccine to a child');
  expect(planOf('a nurse giving a child a shot').subjects.map(({ glyph }) => glyph)).toContain(
    'syringe',
  );
  expect(subjects[0]?.motion).toBe('treat');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@patientchair');
});

it('reports that what is held behind the back is seen before the body', () => {
  expect(planOf('a boy holding flowers behind his back').words.notDrawn).toEqual(['holding']);
});

it('fights with pillows for fun', () => {
  const { subjects } = planOf('two kids having a pillow fight');
  expect(subjects[0]?.expression).toBe('happy');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@pillow');
});

it('dunks a ball', () => {
  const { words, subjects } = planOf('basketball player jumping to dunk the ball');
  expect(subjects[0]?.motion).toBe('dunk');
  expect(words.notDrawn).toEqual([]);
});
