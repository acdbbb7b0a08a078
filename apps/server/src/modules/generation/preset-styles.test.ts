import { inStyle, PROMPT_STYLES } from '@loopwright/contract';
import { createScene } from '@loopwright/illustrator';
import { createNodeHost } from '@loopwright/illustrator/node';
import { expect, it } from 'vitest';

const host = await createNodeHost();
const size = { width: 64, height: 64 };

it.each(PROMPT_STYLES)('the built-in engine understands the words of %s', async (style) => {
  const prompt = inStyle('a fox in a forest', style);
  const scene = await createScene({ prompt, seed: 1, ...size, purpose: 'still' }, host);
  expect(scene.words.notDrawn).toEqual([]);
  expect(scene.plan.style).toBe(style === 'clay' ? 'claymation' : style);
});
