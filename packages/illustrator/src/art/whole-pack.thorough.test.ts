import { expect, it } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { createNodeHost } from '../node/index.ts';
import { PROPS } from './props/index.ts';
import { SpriteStore } from './sprites.ts';

/** Share of opaque pixels. */
function coverage(canvas: Canvas): number {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let opaque = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 128) opaque++;
  return opaque / (data.length / 4);
}

it('something is drawn for every glyph of the art pack', async () => {
  const { environment, art } = await createNodeHost();
  const store = new SpriteStore(environment, art, PROPS);
  const empty: string[] = [];
  for (const glyph of art.glyphIds) {
    if (coverage(await store.get(glyph, 24)) < 0.02) empty.push(glyph);
  }
  expect(empty).toEqual([]);
});
