import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';

let read: (prompt: string) => PromptSpec;
beforeAll(async () => {
  const { art } = await createNodeHost();
  read = (prompt) => parsePrompt(prompt, art);
});

describe('the color of letters', () => {
  it.each([
    ['gold text "sale" on a black background', 'gold', 'black'],
    ['wedding card with golden letters "Anna and Tom"', 'golden', null],
    ['a wooden sign with white letters saying open', 'white', null],
    ['a poster that says "go" in bright red lettering', 'bright red', null],
  ])('%s: %s', (prompt, captionColour, backdrop) => {
    const { words, ...spec } = read(prompt);
    expect(spec).toMatchObject({ captionColour, backdrop });
    expect(spec.colours).not.toContain(captionColour);
    expect(spec.subjects.map(({ glyph }) => glyph)).not.toContain('envelope');
    expect(words.notDrawn.join(' ')).not.toMatch(/letter|text/);
  });

  it('is nothing where no text is', () => {
    expect(read('a red letter in a mailbox')).toMatchObject({ caption: null, captionColour: null });
  });
});
