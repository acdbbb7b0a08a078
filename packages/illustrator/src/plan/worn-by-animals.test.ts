import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each([
  ['a cat in a bow tie playing piano', '@bowtie'],
  ['a frog in a knight helmet', '@knighthelm'],
  ['a dog in a cone of shame', '@petconehat'],
])('lets the animal wear it: %s', (prompt, glyph) => {
  const { subjects, relations } = direct(parsePrompt(prompt, art), art);
  const worn = relations.find(({ to }) => subjects[to]?.glyph === glyph);
  expect(worn).toMatchObject({ from: 0, kind: 'hold' });
});

it('leaves a mouse in a hat that it sits in', () => {
  const { subjects, relations } = direct(parsePrompt('a mouse sleeping inside a hat', art), art);
  const into = relations.find(({ to }) => subjects[to]?.glyph === 'top-hat');
  expect(into?.kind).toBe('inside');
});

it.each([
  ['a lion with a flower in its mane', 'blossom', 'crown'],
  ['a deer with flowers in its antlers', '@flowercrown', 'hold'],
])('puts what is in a mane onto the head: %s', (prompt, glyph, kind) => {
  const { subjects, relations } = direct(parsePrompt(prompt, art), art);
  const worn = relations.find(({ to }) => subjects[to]?.glyph === glyph);
  expect(worn).toMatchObject({ from: 0, kind });
});

it.each([
  'a cat wearing a lampshade',
  'a man wearing a bucket',
  'a pigeon wearing a slice of bread',
])('puts what is no garment onto the head: %s', (prompt) => {
  const { relations } = direct(parsePrompt(prompt, art), art);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'crown' }]);
});
