import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['mother whispering a bedtime story to twin babies', 'bedroom', 'night'],
  ['a couple arguing', 'living', 'day'],
  ['a sad boy', 'park', 'sunset'],
  ['a female boxer', 'boxingring', 'day'],
  ['a woman asking for directions', 'street', 'day'],
  ['a cowboy', 'desert', 'day'],
  ['a man eating a burger', 'diner', 'day'],
  ['a girl texting on her phone', 'street', 'day'],
  ['a zombie', 'graveyard', 'night'],
  ['a zombie asking for directions', 'street', 'night'],
  ['a farmer chasing a pig', 'farmyard', 'day'],
  ['a giraffe', 'savanna', 'day'],
  ['a yoga teacher stretching', 'yogastudio', 'day'],
  ['a businessman running late with a coffee', 'street', 'day'],
])('finds a fitting place and hour for "%s"', (prompt, setting, time) => {
  expect(plan(prompt)).toMatchObject({ setting, time });
});

it('lets it rain on the lonely', () => {
  expect(plan('a lonely robot')).toMatchObject({ setting: 'park', weather: ['rain'] });
});

it.each([
  ['a lonely robot on the moon', 'moonscape'],
  ['a couple arguing on the beach', 'beach'],
  ['a sad penguin', 'snowfield'],
  ['a pirate cooking soup', 'kitchen'],
  ['a zombie on a beach', 'beach'],
])('keeps the place that "%s" names or implies', (prompt, setting) => {
  expect(plan(prompt).setting).toBe(setting);
});

it('counts bedtime as drawn where the bedroom shows it', () => {
  expect(plan('mother whispering a bedtime story to twin babies').words.drawn).toContain('bedtime');
  expect(plan('a bedtime story in the forest').words.drawn).not.toContain('bedtime');
});
