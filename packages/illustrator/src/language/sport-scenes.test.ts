import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const read = (prompt: string) => {
  const { setting, subjects } = parsePrompt(prompt, vocabulary);
  return [setting, ...subjects.map(({ count, glyph }) => `${count} ${glyph}`)];
};

describe('a sport that is named with its place', () => {
  it.each([
    ['beach volleyball', ['beach', '2 person', '1 volleyball']],
    ['street basketball at sunset', ['street', '2 person', '1 basketball', '1 @hoop']],
  ])('is played there: %s', (prompt, scene) =>
    expect(read(prompt).slice(0, 3)).toEqual(scene.slice(0, 3)),
  );

  it('is the thing where a thing is named', () => {
    expect(read('a beach volleyball ball').join(' ')).not.toContain('person');
  });
});

it('makes a player of who is named behind a sport', () => {
  expect(read('a soccer girl')).toContain('1 girl');
  expect(read('soccer boys')).not.toContain('1 boy');
});
