import { describe, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

const host = await createNodeHost();

async function wordsOf(prompt: string, purpose: 'still' | 'loop' = 'still') {
  const scene = await createScene({ prompt, seed: 1, width: 64, height: 64, purpose }, host);
  const { words } = scene;
  scene.release();
  return words;
}

describe('deeds and moods that the way an actor is drawn does not show', () => {
  it.each([
    ['a house walking', 'walking'],
    ['a boy standing on a chair', 'standing'],
    ['an umbrella lying on the ground', 'lying'],
    ['a baby crawling on the carpet', 'crawling'],
    ['a goat climbing a steep cliff', 'climbing'],
    ['a mermaid reading a book', 'reading'],
    ['a fish dancing', 'dancing'],
    ['a couple in a car, back view', 'back view'],
    ['a striking vase', 'striking'],
    ['a lamp thinking', 'thinking'],
    ['a giraffe grazing', 'grazing'],
    ['a camel drinking from a river', 'drinking'],
    ['a surprised fish', 'surprised'],
    ['a robot lying in the rain', 'lying'],
    ['a man lifting a heavy rock', 'lifting'],
    ['a dog balancing a treat on its nose', 'balancing'],
    ['a lizard doing push ups', 'doing push ups'],
    ['a girl swinging her arms', 'swinging'],
    ['a paper boat bobbing on a desk', 'bobbing'],
  ])('are reported: %s', async (prompt, word) => {
    const { drawn, notDrawn } = await wordsOf(prompt);
    expect(drawn).not.toContain(word);
    expect(notDrawn).toContain(word);
  });

  it.each([
    ['a banana running', 'running'],
    ['a happy emoji smiling', 'smiling'],
    ['a dog lying on the grass', 'lying'],
    ['a cow grazing', 'grazing'],
    ['a deer drinking from a stream', 'drinking'],
    ['a crab walking on the beach', 'walking'],
    ['an elephant spraying water', 'spraying water'],
    ['a goldfish swimming in a bowl', 'swimming'],
    ['a car jumping over a gap', 'jumping'],
    ['an owl reading a newspaper', 'reading'],
    ['a flower blooming in the snow', 'blooming'],
    ['a sad whale', 'sad'],
    ['a girl lying on the grass', 'lying'],
    ['a woman lifting weights', 'lifting weights'],
    ['three smiling clouds over a village', 'smiling'],
    ['a man, back view', 'back view'],
  ])('are drawn where they show: %s', async (prompt, word) => {
    expect((await wordsOf(prompt)).drawn).toContain(word);
  });

  it.each([
    ['a fish dancing', 'dancing'],
    ['a bouncing ball', 'bouncing'],
    ['a windmill turning in a field', 'turning'],
    ['the earth rotating', 'rotating'],
    ['a vinyl record spinning', 'spinning'],
  ])('are drawn in loops alone, where they move: %s', async (prompt, word) => {
    expect((await wordsOf(prompt, 'loop')).drawn).toContain(word);
    expect((await wordsOf(prompt)).drawn).not.toContain(word);
  });

  it('are drawn by a face that shows them itself', async () => {
    expect((await wordsOf('a sad emoji crying', 'loop')).drawn).toContain('crying');
  });
});
