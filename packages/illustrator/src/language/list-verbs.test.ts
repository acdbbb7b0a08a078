import { beforeAll, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';

let read: (prompt: string) => PromptSpec;
beforeAll(async () => {
  const { art } = await createNodeHost();
  read = (prompt) => parsePrompt(prompt, art);
});

it('lets glow, fly and float what is named behind a comma', () => {
  const [fox, mushrooms] = read('fox in a forest, glowing mushrooms').subjects;
  expect([fox?.isGlowing, mushrooms?.isGlowing]).toEqual([undefined, true]);
  const [girl, birds] = read('girl on a beach, flying birds').subjects;
  expect([girl?.motion, birds?.motion]).toEqual([null, 'fly']);
  const [boy] = read('boy in a park, flying a kite').subjects;
  expect(boy?.glyph).toBe('boy');
  expect(read('cat in an alley, glowing eyes').subjects[0]?.isGlowing).toBe(true);
});

it('shows one of what is giant', () => {
  expect(read('giant jellyfish floating over a city').subjects[0]?.count).toBe(1);
  expect(read('jellyfish in the deep sea').subjects[0]?.count).toBeGreaterThan(1);
});
