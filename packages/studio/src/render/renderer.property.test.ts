import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StudioDocument } from '../document/document-schema.ts';
import type { Layer } from '../document/layer-schema.ts';
import { readDocument } from '../document/read-document.ts';
import { createNodeEnvironment, mediaFromPixels } from '../node/index.ts';
import { FUZZ_RUNS, FUZZ_SEED } from '../testing/fuzzing.ts';
import { randomDocument } from '../testing/random-document.ts';
import { RANDOM_SOURCE, randomSourceFrame } from '../testing/random-source.ts';
import { createRenderer } from './renderer.ts';

/** Rendering is slower than reading. */
const RUNS = FUZZ_RUNS / 5;

/** Changes that take a layer to the limits of the schema. */
const extremes: readonly ((layer: Layer) => Layer)[] = [
  (layer) => ({ ...layer, transform: { ...layer.transform, scale: 100 } }),
  (layer) => ({ ...layer, transform: { ...layer.transform, scale: 0.01, opacity: 0 } }),
  (layer) => ({ ...layer, transform: { ...layer.transform, x: -20_000, y: 20_000 } }),
  (layer) => ('style' in layer ? { ...layer, text: '' } : layer),
  (layer) =>
    'style' in layer ? { ...layer, text: 'لولب ∞ 🦊'.repeat(200).slice(0, 2000) } : layer,
  (layer) =>
    'style' in layer
      ? { ...layer, style: { ...layer.style, size: 1000, outlineWidth: 100, wrapWidth: 10 } }
      : layer,
  (layer) =>
    'style' in layer ? { ...layer, style: { ...layer.style, font: 'no-such-font' } } : layer,
  (layer) => ('shape' in layer ? { ...layer, width: 8000, height: 1, strokeWidth: 500 } : layer),
  (layer) =>
    'time' in layer
      ? { ...layer, time: { ...layer.time, trimStart: 100_000, trimEnd: 1, fadeFrames: 1000 } }
      : layer,
  (layer) =>
    'crop' in layer ? { ...layer, crop: { x: 0.999, y: 0, width: 0.001, height: 0.001 } } : layer,
];

/** What stands for the file of a source. */
const files = fc.constantFrom(
  'there',
  'missing',
  'not decoded',
  'of one frame',
) satisfies fc.Arbitrary<string>;

const extremeDocument = fc
  .record({
    base: randomDocument,
    changes: fc.array(fc.nat(extremes.length - 1), { maxLength: 3 }),
    frameCount: fc.constantFrom(1, 2, 12, 1000),
    file: files,
  })
  .map(({ base, changes, frameCount, file }) => {
    const changed = (layer: Layer): Layer =>
      changes.reduce((one, index) => extremes[index]!(one), layer);
    const { document, frameIndex } = base;
    return {
      document: { ...document, frameCount, layers: document.layers.map(changed) },
      frameIndex,
      file,
    };
  });

function environmentOf(document: StudioDocument, file: string) {
  const frameCount = file === 'of one frame' ? 1 : RANDOM_SOURCE.frameCount;
  const media = mediaFromPixels({ ...RANDOM_SOURCE, frameCount }, (index) =>
    file === 'not decoded' ? null : randomSourceFrame(index),
  );
  return createNodeEnvironment(document, () => (file === 'missing' ? null : media));
}

it('draws every valid document, however extreme, at every frame', { timeout: 300_000 }, () => {
  const property = fc.property(extremeDocument, ({ document, frameIndex, file }) => {
    expect(readDocument(document)).toEqual(document);
    const renderer = createRenderer(environmentOf(document, file));
    const { width, height } = document.canvas;
    for (const index of [0, frameIndex, document.frameCount]) {
      const drawn = renderer.renderFrame(document, index);
      expect([drawn.width, drawn.height]).toEqual([width, height]);
    }
    for (const layer of document.layers) {
      const bounds = renderer.layerBounds(document, layer);
      expect(Number.isFinite(bounds.width + bounds.height)).toBe(true);
    }
    // The frame after the last one is the first one again, to the byte.
    const pixelsAt = (index: number) =>
      Buffer.from(
        renderer.renderFrame(document, index).getContext('2d').getImageData(0, 0, width, height)
          .data,
      );
    expect(pixelsAt(document.frameCount).equals(pixelsAt(0))).toBe(true);
    renderer.release();
  });
  fc.assert(property, { numRuns: RUNS, seed: FUZZ_SEED });
});
