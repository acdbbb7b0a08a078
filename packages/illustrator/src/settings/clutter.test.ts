import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { clutterOf } from './clutter.ts';

const { art } = await createNodeHost();
const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('litters rooms that are messy, and says so', () => {
  for (const prompt of ['a messy bedroom', 'a dog in a cluttered living room', 'a messy office']) {
    const messy = plan(prompt);
    expect(clutterOf(messy)).not.toEqual([]);
    expect(messy.words.notDrawn).toEqual([]);
  }
});

it('says so also where a thing is in the room', () => {
  expect(plan('a messy bedroom with dirty laundry').words.notDrawn).not.toContain('messy');
});

it('leaves other rooms and things as they are', () => {
  expect(clutterOf(plan('a bedroom'))).toEqual([]);
  expect(plan('a messy desk with papers').words.notDrawn).toContain('messy');
});
