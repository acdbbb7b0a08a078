import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

const host = await createNodeHost();

async function wordsOf(prompt: string) {
  const request = { prompt, seed: 1, width: 128, height: 128, purpose: 'still' as const };
  const scene = await createScene(request, host);
  const { words } = scene;
  scene.release();
  return words;
}

it('reports what somebody wears besides others and what is not to be seen', async () => {
  const { drawn, notDrawn } = await wordsOf('a bear wearing mittens drinking cocoa');
  expect(notDrawn).toContain('mittens');
  expect(drawn).toContain('cocoa');
});

it('counts the clothes of a role as worn', async () => {
  expect((await wordsOf('a knight in shining armor')).notDrawn).toEqual([]);
  expect((await wordsOf('a superhero with a red cape')).notDrawn).toEqual([]);
  expect((await wordsOf('an angel with a halo')).notDrawn).toEqual([]);
  expect((await wordsOf('a soldier in uniform saluting a flag')).notDrawn).toEqual([]);
  expect((await wordsOf('a vampire in armor')).notDrawn).toEqual([]);
});

it('misses nothing that is to be seen', async () => {
  expect((await wordsOf('a pirate with a parrot and a sword')).notDrawn).toEqual([]);
  expect((await wordsOf('a man in a suit and tie')).notDrawn).toEqual([]);
  expect((await wordsOf('a girl writing at a desk')).notDrawn).toEqual([]);
  expect((await wordsOf('a chef in an apron and a chef hat stirring soup')).notDrawn).toEqual([]);
});
