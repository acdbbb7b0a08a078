import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each(['i love you hearts', 'happy anniversary my love'])(
  'puts words of love on pink: %s',
  (prompt) => {
    const { backdrop, weather } = planOf(prompt);
    expect(backdrop).toBe('pink');
    expect(weather).toContain('hearts');
  },
);

it('leaves other words and colors as they are', () => {
  expect(planOf('good vibes only').backdrop).toBeNull();
  expect(planOf('i love you, blue background').backdrop).toBe('blue');
});
