import * as fc from 'fast-check';
import { ANIMATIONS, type LoopAnimation } from '../document/animation-schema.ts';
import type { StudioDocument } from '../document/document-schema.ts';
import { type Grade, LOOKS, NO_GRADE } from '../document/grade-schema.ts';
import {
  BLEND_MODES,
  CLOSINGS,
  type Layer,
  SHAPES,
  type Transform,
} from '../document/layer-schema.ts';
import {
  emptyDocument,
  newFillLayer,
  newMediaLayer,
  newShapeLayer,
  newTextLayer,
} from '../document/new-layers.ts';
import { CAPTION_PRESETS, TEXT_ALIGNMENTS } from '../document/text-schema.ts';
import { FONTS } from '../fonts/families.ts';
import { RANDOM_SOURCE } from './random-source.ts';

const CANVAS = { width: 160, height: 120, background: '#405060' };
const FRAME_COUNT = 12;

const TEXTS = [
  'Loop',
  'Hello, world!',
  'Two\nlines',
  'Привет',
  'Γειά σου',
  'مرحبا بالعالم',
  'שלום',
  'नमस्ते',
  'こんにちは',
  '🦊🔥',
  'fix ffi ÄÖÜ',
] as const;

const withFields = <T extends object>(value: T, fields: Partial<T>): T => ({ ...value, ...fields });

const share = fc.double({ min: 0, max: 1, noNaN: true });
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const grade: fc.Arbitrary<Grade> = fc.oneof(
  fc.constant(NO_GRADE),
  fc.record({
    look: fc.constantFrom(...LOOKS),
    lookAmount: share,
    exposure: between(-1, 1),
    contrast: between(-0.5, 0.5),
    temperature: between(-1, 1),
    tint: between(-1, 1),
    saturation: between(-1, 1),
    hue: between(-90, 90),
    grain: between(0, 0.5),
    vignette: share,
  }),
);

const transform: fc.Arbitrary<Transform> = fc.record({
  x: between(20, 140),
  y: between(20, 100),
  scale: between(0.4, 1.6),
  rotation: between(-180, 180),
  anchorX: share,
  anchorY: share,
  opacity: between(0.3, 1),
  blendMode: fc.constantFrom(...BLEND_MODES),
});

const animations: fc.Arbitrary<LoopAnimation[]> = fc.array(
  fc.record({
    name: fc.constantFrom(...ANIMATIONS),
    amount: between(0, 2),
    cycles: fc.integer({ min: 1, max: 3 }),
    isReversed: fc.boolean(),
    phaseOffset: share,
  }),
  { maxLength: 2 },
);

const media: fc.Arbitrary<Layer> = fc
  .record({
    grade,
    closing: fc.constantFrom(...CLOSINGS),
    sampling: fc.constantFrom('repeat' as const, 'blend' as const),
    trimStart: fc.nat(2),
    isReversed: fc.boolean(),
    phaseOffset: share,
    x: between(0, 0.4),
    width: between(0.3, 0.6),
  })
  .map(({ grade: own, x, width, ...time }) => {
    const layer = newMediaLayer('creation', 'media', 'Loop', RANDOM_SOURCE, CANVAS);
    return withFields(layer, {
      grade: own,
      crop: { x, y: x / 2, width, height: width },
      time: withFields(layer.time, time),
    });
  });

const text: fc.Arbitrary<Layer> = fc
  .record({
    text: fc.constantFrom(...TEXTS),
    font: fc.constantFrom(...FONTS.map(({ id }) => id)),
    size: between(12, 40),
    color,
    outlineWidth: fc.constantFrom(0, 3),
    boxColor: fc.option(color),
    shadowBlur: fc.constantFrom(0, 4),
    align: fc.constantFrom(...TEXT_ALIGNMENTS),
    preset: fc.constantFrom(...CAPTION_PRESETS),
    span: fc.option(fc.record({ from: share, to: share })),
  })
  .map(({ text: content, ...style }) => {
    const layer = newTextLayer('text', content, CANVAS);
    return withFields(layer, { style: withFields(layer.style, { wrapWidth: 140, ...style }) });
  });

const shape: fc.Arbitrary<Layer> = fc
  .record({
    name: fc.constantFrom(...SHAPES),
    width: between(10, 120),
    height: between(10, 100),
    fill: fc.option(color),
    stroke: fc.option(color),
    strokeWidth: between(0, 8),
  })
  .map(({ name, ...looks }) => withFields(newShapeLayer('shape', name, CANVAS), looks));

const fill: fc.Arbitrary<Layer> = fc
  .record({
    colors: fc.array(color, { minLength: 1, maxLength: 4 }),
    angle: between(-180, 180),
  })
  .map((looks) => withFields(newFillLayer('fill', 'Fill', CANVAS), looks));

const layer = fc
  .tuple(fc.oneof(media, media, text, text, shape, fill), transform, animations)
  .map(([one, moved, motions]): Layer =>
    withFields(one, { transform: moved, animations: motions }),
  );

/** Valid documents with every kind of layer, and the number of a frame. */
export const randomDocument: fc.Arbitrary<{
  readonly document: StudioDocument;
  readonly frameIndex: number;
}> = fc
  .record({
    layers: fc.array(layer, { minLength: 1, maxLength: 4 }),
    background: fc.option(color),
    grade,
    frameIndex: fc.nat(FRAME_COUNT - 1),
  })
  .map(({ layers, background, grade: whole, frameIndex }) => ({
    document: {
      ...emptyDocument({ ...CANVAS, background }, 12, FRAME_COUNT),
      grade: whole,
      layers: layers.map((one, index) => ({ ...one, id: `layer-${index}` })),
    },
    frameIndex,
  }));
