import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['grief, a woman by a river', 'sad', 'gloomy'],
  ['grief, a woman whose tears become a river', 'cry', 'gloomy'],
  ['fear, a boy in a dark forest', 'scared', 'gloomy'],
  ['serenity, a monk by a lake', 'calm', 'soft'],
  ['soledad, una mujer junto a un río', 'sad', 'gloomy'],
])('shows what a picture is said to be about in faces and light: %s', (prompt, feeling, light) => {
  const { subjects, lights, words } = planOf(prompt);
  expect(subjects[0]?.expression).toBe(feeling);
  expect(lights).toContain(light);
  expect(words.drawn).toContain(prompt.split(',')[0]);
});

it('hides the sun on a sad day', () => {
  expect(planOf('grief, a woman by a river').isOvercast).toBe(true);
  expect(planOf('joy, a woman by a river').isOvercast).toBe(false);
});

it('leaves the light among the stars', () => {
  expect(planOf('melancholy, an astronaut on the moon').lights).toEqual([]);
});

it('does not count a feeling as drawn where no face shows it', () => {
  expect(planOf('loneliness, a single chair in a room').words.notDrawn).toContain('loneliness');
});

it('leaves the feeling that is said of somebody', () => {
  expect(planOf('fear, a smiling boy in a forest').subjects[0]?.expression).toBe('happy');
});
