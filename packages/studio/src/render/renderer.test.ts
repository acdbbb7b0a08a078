import { describe, expect, it } from 'vitest';
import type { StudioDocument } from '../document/document-schema.ts';
import type { Layer, MediaSource } from '../document/layer-schema.ts';
import {
  emptyDocument,
  newFillLayer,
  newMediaLayer,
  newShapeLayer,
  newTextLayer,
} from '../document/new-layers.ts';
import { createNodeEnvironment, mediaFromPixels } from '../node/index.ts';
import { createRenderer } from './renderer.ts';

const canvas = { width: 64, height: 48, background: '#203040' };
const source: MediaSource = {
  assetId: '00000000-0000-4000-8000-000000000000',
  sha256: '0'.repeat(64),
  width: 64,
  height: 48,
  frameCount: 2,
  durationMs: 1000,
};

/** The first frame is red, the second one blue. */
const loaded = () =>
  mediaFromPixels({ width: 64, height: 48, frameCount: 2 }, (index) =>
    new Uint8Array(64 * 48 * 4).map((_, at) => (at % 4 === index * 2 || at % 4 === 3 ? 255 : 0)),
  );

const documentOf = (...layers: Layer[]): StudioDocument => ({
  ...emptyDocument(canvas, 16, 8),
  layers,
});

function rendererOf(document: StudioDocument, hasMedia = true) {
  const media = loaded();
  return createRenderer(createNodeEnvironment(document, () => (hasMedia ? media : null)));
}

function pixelAt(document: StudioDocument, x: number, y: number, frame = 0, hasMedia = true) {
  const drawn = rendererOf(document, hasMedia).renderFrame(document, frame);
  return [...drawn.getContext('2d').getImageData(x, y, 1, 1).data];
}

describe('renderFrame', () => {
  it('draws the background, or nothing', () => {
    expect(pixelAt(documentOf(), 5, 5)).toEqual([32, 48, 64, 255]);
    const transparent = { ...documentOf(), canvas: { ...canvas, background: null } };
    expect(pixelAt(transparent, 5, 5)).toEqual([0, 0, 0, 0]);
  });

  it('shows the frame of a source that belongs to the phase', () => {
    const document = documentOf(newMediaLayer('creation', 'm', 'Loop', source, canvas));
    expect(pixelAt(document, 5, 5, 3)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(document, 5, 5, 4)).toEqual([0, 0, 255, 255]);
    expect(pixelAt(document, 5, 5, 8)).toEqual([255, 0, 0, 255]);
  });

  it('mixes two frames', () => {
    const layer = newMediaLayer('creation', 'm', 'Loop', source, canvas);
    const document = documentOf({ ...layer, time: { ...layer.time, sampling: 'blend' } });
    const [red, green, blue, alpha] = pixelAt(document, 5, 5, 2);
    expect(red).toBeCloseTo(127.5, -1);
    expect([green, alpha]).toEqual([0, 255]);
    expect(blue).toBeCloseTo(127.5, -1);
  });

  it('shows the name of a file that is missing in a dashed box', () => {
    const layer = newMediaLayer('upload', 'm', '', source, canvas);
    const document = documentOf(layer);
    expect(pixelAt(document, 32, 10, 0, false)).not.toEqual([32, 48, 64, 255]);
    const named = documentOf({ ...layer, name: 'Cat' });
    const pixels = (of: StudioDocument) =>
      rendererOf(of, false).renderFrame(of, 0).getContext('2d').getImageData(0, 0, 64, 48).data;
    expect(pixels(named)).not.toEqual(pixels(document));
  });

  it('draws later layers over earlier ones, with their opacity', () => {
    const fill = { ...newFillLayer('f', 'Fill', canvas), colors: ['#ffffff'] };
    const shape = { ...newShapeLayer('s', 'rectangle', canvas), fill: '#000000' };
    const half = { ...shape, transform: { ...shape.transform, opacity: 0.5 } };
    expect(pixelAt(documentOf(shape, fill), 32, 24)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(documentOf(fill, half), 32, 24)[0]).toBeCloseTo(127.5, -0.5);
  });
});

describe('layerAt', () => {
  it('finds the foremost layer by its turned box', () => {
    const shape = { ...newShapeLayer('s', 'rectangle', canvas), width: 40, height: 4 };
    const turned = { ...shape, transform: { ...shape.transform, rotation: 90 } };
    const document = documentOf(newFillLayer('f', 'Fill', canvas), turned);
    const renderer = rendererOf(document);
    expect(renderer.layerAt(document, 32, 40)?.id).toBe('s');
    expect(renderer.layerAt(document, 45, 24)?.id).toBe('f');
    expect(renderer.layerCorners(document, turned)[0].x).toBeCloseTo(34);
  });

  it('leaves out hidden and locked layers', () => {
    const fill = newFillLayer('f', 'Fill', canvas);
    const hidden = documentOf({ ...fill, isVisible: false }, { ...fill, id: 'g', isLocked: true });
    expect(rendererOf(hidden).layerAt(hidden, 5, 5)).toBeNull();
  });
});

it('measures a text with the fonts that draw it', () => {
  const short = newTextLayer('a', 'Hi', canvas);
  const long = newTextLayer('b', 'Hi\nNew line', canvas);
  const document = documentOf(short, long);
  const renderer = rendererOf(document);
  const [one, two] = [short, long].map((layer) => renderer.layerBounds(document, layer));
  expect(two?.width).toBeGreaterThan(one?.width ?? Number.NaN);
  expect(two?.height).toBeGreaterThan(1.5 * (one?.height ?? Number.NaN));
});
