import { beforeAll, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['a squirrel jumping from one tree to another', '@squirrel', '@leaftree'],
  ['a frog jumping from one lily pad to another', 'frog', '@lilypad'],
  ['a ninja jumping from rooftop to rooftop', 'ninja', '@townhouse'],
])('leaves a gap under who leaps: %s', (prompt, glyph, thing) => {
  const { of, all, plan } = layOutPrompt(prompt, vocabulary);
  const [from, to] = all(thing);
  expect(all(thing)).toHaveLength(2);
  expect(of(glyph).airborne).toBe(true);
  expect(from!.x + from!.size * 0.4).toBeLessThan(of(glyph).x);
  expect(to!.x - to!.size * 0.4).toBeGreaterThan(of(glyph).x);
  expect(plan.words.notDrawn).toEqual([]);
});

it.each([
  ['a corgi on a skateboard jumping over a fire hydrant', '@corgi', '@firehydrant'],
  ['a bunny jumping over a mushroom', 'rabbit', 'mushroom'],
])('puts who jumps clear over what stands below: %s', (prompt, glyph, thing) => {
  const { of } = layOutPrompt(prompt, vocabulary);
  const [jumper, obstacle] = [of(glyph), of(thing)];
  expect(jumper.airborne).toBe(true);
  expect(jumper.x).toBe(obstacle.x);
  expect(jumper.y + jumper.size / 2).toBeLessThan(obstacle.y - obstacle.size * 0.8);
});
