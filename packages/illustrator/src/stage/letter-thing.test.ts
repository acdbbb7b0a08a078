import { describe, expect, it } from 'vitest';
import { PROPS } from '../art/props/index.ts';
import type { Canvas } from '../canvas.ts';
import { createNodeHost } from '../node/index.ts';
import { LETTERED_FORMS, TEXT_SURFACES } from '../things/text-surfaces.ts';
import { letterThing, textOn } from './letter-thing.ts';

const host = await createNodeHost();
const { environment } = host;
const SIDE = 120;

const spriteOf = (fill: string | null): Canvas => {
  const canvas = environment.createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (fill !== null) {
    context.fillStyle = fill;
    context.fillRect(0, 0, SIDE, SIDE);
  }
  return canvas;
};

const stageWith = (glyph: string, lettering?: string) => ({
  environment,
  letteredPx: new Map<string, number>(),
  plan: { subjects: [{ glyph, lettering }] as never, captionColour: null },
});

/** The smallest box around all pixels that one of two sprites has otherwise, fractions of the side. */
function changed(before: Canvas, after: Canvas) {
  const pixels = [before, after].map(
    (canvas) => canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE).data,
  );
  const [old, now] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
  const at = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter((i) =>
    [0, 1, 2, 3].some((c) => Math.abs((old[i * 4 + c] ?? 0) - (now[i * 4 + c] ?? 0)) > 40),
  );
  const [xs, ys] = [at.map((i) => i % SIDE), at.map((i) => Math.floor(i / SIDE))];
  return {
    left: Math.min(...xs) / SIDE,
    right: Math.max(...xs) / SIDE,
    top: Math.min(...ys) / SIDE,
    bottom: Math.max(...ys) / SIDE,
  };
}

describe('the text of a thing', () => {
  it.each(['OPEN', 'beach this way', 'please do not feed the very hungry pigeons'])(
    'stays on the board of a sign: %s',
    (text) => {
      const [left, top, width, height] = TEXT_SURFACES['@sign']?.box ?? [0, 0, 0, 0];
      const blank = spriteOf(null);
      const ink = changed(blank, letterThing(stageWith('@sign', text), '@sign', blank));
      expect(ink.left).toBeGreaterThanOrEqual(left);
      expect(ink.right).toBeLessThanOrEqual(left + width);
      expect(ink.top).toBeGreaterThanOrEqual(top);
      expect(ink.bottom).toBeLessThanOrEqual(top + height);
      expect(ink.right - ink.left).toBeGreaterThan(width * 0.4);
    },
  );

  it('is on the even part of a thing that no table knows', () => {
    const sprite = spriteOf(null);
    const context = sprite.getContext('2d');
    context.fillStyle = '#e8e0d0';
    context.fillRect(0, 60, SIDE, 60);
    const ink = changed(sprite, letterThing(stageWith('@unheardof', 'HI'), '@unheardof', sprite));
    expect(ink.top).toBeGreaterThan(0.5);
    expect(ink.right - ink.left).toBeGreaterThan(0.3);
  });

  it.each(['#101018', '#f8f4e8'])('stands out from %s', (ground) => {
    const sprite = spriteOf(ground);
    const ink = changed(sprite, letterThing(stageWith('@apron', 'CHEF'), '@apron', sprite));
    expect(ink.right - ink.left).toBeGreaterThan(0.2);
  });

  it('says how large its letters are, and leaves other things as they are', () => {
    const stage = stageWith('@sign', 'OPEN');
    letterThing(stage, '@sign', spriteOf('#aa8855'));
    expect(stage.letteredPx.get('OPEN')).toBeGreaterThan(10);
    const bench = spriteOf('#aa8855');
    expect(letterThing(stage, '@bench', bench)).toBe(bench);
    expect(textOn(stage.plan, '@placard')).toBe('OPEN');
  });

  it('has a surface on each side that things are turned to, and each surface is drawn', () => {
    for (const glyph of Object.values(LETTERED_FORMS)) expect(TEXT_SURFACES).toHaveProperty(glyph);
    const isDrawn = (glyph: string): boolean =>
      glyph in PROPS || host.art.categoryOf(glyph) !== null;
    expect(Object.keys(TEXT_SURFACES).filter((glyph) => !isDrawn(glyph))).toEqual([]);
  });
});
