import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { direct } from './direct.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

it.each([
  ['woman with flowers in her hair, side profile, soft light', 'close'],
  ['girl with freckles and green eyes, soft light', 'close'],
  ['elf princess with long silver hair, crown', 'close'],
  ['girl with long hair standing, full body', null],
  ['girl with red hair in a park', null],
  ['woman in a red dress', null],
])('sees "%s" from %s', (prompt, shot) => {
  expect(direct(parsePrompt(prompt, host.art), host.art).shot).toBe(shot);
});
