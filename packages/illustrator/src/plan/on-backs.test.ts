import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each(["a castle on a turtle's back", 'a house on a snail’s shell'])(
  'stands a building on the animal whose back it is: %s',
  (prompt) => {
    const [building] = layOutPrompt(prompt, vocabulary).placements;
    expect(building?.subject).toBe(0);
    expect(building?.mounts[0]?.size).toBeGreaterThan((building?.size ?? 1) * 1.5);
  },
);

it('shows above the water what a whale carries', () => {
  const settingOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).setting;
  expect(settingOf("a lighthouse on a whale's back")).toBe('ocean');
  expect(settingOf('a whale carrying a village on its back, flying through clouds')).toBe('sky');
});
