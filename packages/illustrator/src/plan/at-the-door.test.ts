import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('shows what is left at a door on the floor of a home', () => {
  const { setting, isTabletop, roomLook } = plan('a pair of muddy hiking boots by the door');
  expect([setting, isTabletop, roomLook?.hasDoor]).toEqual(['living', false, true]);
});

it('leaves what is at the door of a house outside', () => {
  expect(plan('boots by the door of a cabin').setting).not.toBe('living');
});
