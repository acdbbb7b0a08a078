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

it('leaves a rod that the prompt does not name out of a portrait', () => {
  const glyphsOf = (prompt: string) =>
    direct(parsePrompt(prompt, host.art), host.art).subjects.map(({ glyph }) => glyph);
  expect(glyphsOf('portrait of an old fisherman')).not.toContain('fishing-pole');
  expect(glyphsOf('portrait of a fisherman with a fishing rod')).toContain('fishing-pole');
  expect(glyphsOf('a fisherman at a lake')).toContain('fishing-pole');
});
