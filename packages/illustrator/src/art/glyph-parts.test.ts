import { beforeAll, expect, it } from 'vitest';
import { SKIN_TONES, tonedGlyph } from '../language/skin-tones.ts';
import { createNodeHost } from '../node/index.ts';
import { onlyPart } from './glyph-parts.ts';
import type { ArtPack } from './pack.ts';

let art: ArtPack;
beforeAll(async () => {
  ({ art } = await createNodeHost());
});

it.each(SKIN_TONES)('parts the two hands that clap and their marks: %s', (tone) => {
  const both = art.art(tonedGlyph('clapping-hands', tone))!;
  const [back, marks, front] = (['back', 'marks', 'front'] as const).map(
    (part) => onlyPart(both, part).body,
  );
  for (const part of [back, front]) {
    expect(part!.length).toBeLessThan(both.body.length);
    expect(part).not.toContain('#187ec9');
  }
  expect(marks).toContain('#187ec9');
  expect(back).not.toBe(front);
});
