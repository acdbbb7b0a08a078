import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import { offerOfFlyer } from './offer-of-flyer.ts';

const vocabulary = await readVocabulary();
const offerOf = (prompt: string) =>
  offerOfFlyer(direct(parsePrompt(prompt, vocabulary), vocabulary));

it.each([
  ['flyer for summer sale 50% off this weekend only', '50% off', 'Summer sale\nThis weekend only'],
  [
    'bake sale flyer for school, Friday May 12, $2 cookies',
    '$2 cookies',
    'School bake sale\nFriday May 12',
  ],
  ['fitness gym flyer 20% off first month', '20% off first month', 'Fitness gym'],
])('puts the price or the discount of a flyer on a badge: %s', (prompt, offer, caption) => {
  expect(offerOf(prompt)).toEqual({ offer, caption });
});

it('leaves it among the details where there is no picture of things', () => {
  expect(offerOf('Black Friday sale Instagram post up to 70% off').offer).toBeNull();
  expect(offerOf('ice cream shop poster two scoops for $3').offer).toBeNull();
});
