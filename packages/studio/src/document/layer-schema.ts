import { z } from 'zod';
import { animationSchema } from './animation-schema.ts';
import { gradeSchema } from './grade-schema.ts';
import { STUDIO_LIMITS } from './limits.ts';
import { textStyleSchema } from './text-schema.ts';
import { colorSchema, finite, share } from './values.ts';

/** Names of the canvas' blend modes, which Chromium and Node draw alike. */
export const BLEND_MODES = [
  'source-over',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'soft-light',
] as const;

const transformSchema = z.strictObject({
  /** Where the anchor of the layer is on the canvas, in pixels. */
  x: finite(-20_000, 20_000),
  y: finite(-20_000, 20_000),
  /** 1: a pixel of the source is a pixel of the canvas. */
  scale: finite(0.01, 100),
  /** Degrees, clockwise. */
  rotation: finite(-3600, 3600),
  /** The point of the layer that is moved, scaled and turned about, as shares of its width and height. */
  anchorX: share,
  anchorY: share,
  opacity: share,
  blendMode: z.enum(BLEND_MODES),
});
export type Transform = z.infer<typeof transformSchema>;

/** The part of a source that is shown, as shares of its width and height. */
const cropSchema = z
  .strictObject({ x: share, y: share, width: finite(0.001, 1), height: finite(0.001, 1) })
  .refine(({ x, y, width, height }) => x + width <= 1.000001 && y + height <= 1.000001);
export type Crop = z.infer<typeof cropSchema>;

/** How a trimmed part of a loop is closed again. */
export const CLOSINGS = ['cut', 'crossfade', 'boomerang'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** Which frame of a source is shown at a phase of the document. */
const timeMappingSchema = z.strictObject({
  /** Frames of the source: the first one that is shown, and the one after the last. Null: to the end. */
  trimStart: z.int().min(0).max(100_000),
  trimEnd: z.int().min(1).max(100_000).nullable(),
  closing: z.enum(CLOSINGS),
  /** Frames of the source that a crossfade mixes. */
  fadeFrames: z.int().min(1).max(1000),
  /** How often the source is played within one round of the document. Whole, so that the loop closes. */
  cycles: z.int().min(1).max(STUDIO_LIMITS.cyclesMaximum),
  isReversed: z.boolean(),
  /** Share of a round by which the source is ahead. */
  phaseOffset: share,
  /** Between two frames of the source: show the earlier one, or mix both. */
  sampling: z.enum(['repeat', 'blend']),
});
export type TimeMapping = z.infer<typeof timeMappingSchema>;

/** A stored file. The hash tells whether it is still the one that the document was made with. */
const mediaSourceSchema = z.strictObject({
  assetId: z.uuid(),
  /** SHA-256, hexadecimal. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  /** Pixels and frames of the file, so that a document can be laid out before it is loaded. */
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  frameCount: z.int().min(1).max(100_000),
  /** Of one round of the file; 0 for a still. */
  durationMs: finite(0, 3_600_000),
});
export type MediaSource = z.infer<typeof mediaSourceSchema>;

const layerBase = {
  id: z.string().min(1).max(40),
  name: z.string().max(STUDIO_LIMITS.nameMaximum),
  isVisible: z.boolean(),
  isLocked: z.boolean(),
  transform: transformSchema,
  animations: z.array(animationSchema).max(STUDIO_LIMITS.animationsPerLayer),
};

const mediaFields = {
  source: mediaSourceSchema,
  crop: cropSchema,
  time: timeMappingSchema,
  grade: gradeSchema,
};

const creationLayerSchema = z.strictObject({
  ...layerBase,
  kind: z.literal('creation'),
  ...mediaFields,
});
const uploadLayerSchema = z.strictObject({
  ...layerBase,
  kind: z.literal('upload'),
  ...mediaFields,
});
const textLayerSchema = z.strictObject({
  ...layerBase,
  kind: z.literal('text'),
  text: z.string().max(STUDIO_LIMITS.textMaximum),
  style: textStyleSchema,
});

/** Drawn by `render/shapes.ts`. */
export const SHAPES = [
  'rectangle',
  'rounded-rectangle',
  'ellipse',
  'triangle',
  'star',
  'burst',
  'heart',
  'arrow',
  'line',
  'speech-bubble',
  'sparkle',
  'ring',
] as const;
export type ShapeName = (typeof SHAPES)[number];

const shapeLayerSchema = z.strictObject({
  ...layerBase,
  kind: z.literal('shape'),
  shape: z.enum(SHAPES),
  /** Pixels before the transform. */
  width: finite(1, 8000),
  height: finite(1, 8000),
  fill: colorSchema.nullable(),
  stroke: colorSchema.nullable(),
  strokeWidth: finite(0, 500),
});

/** Covers the canvas, whatever its transform. */
const fillLayerSchema = z.strictObject({
  ...layerBase,
  kind: z.literal('fill'),
  colors: z.array(colorSchema).min(1).max(5),
  /** Of a gradient with several colors, in degrees: 0 is from the left to the right. */
  angle: finite(-360, 360),
});

export const layerSchema = z.discriminatedUnion('kind', [
  creationLayerSchema,
  uploadLayerSchema,
  textLayerSchema,
  shapeLayerSchema,
  fillLayerSchema,
]);
export type Layer = z.infer<typeof layerSchema>;
export type LayerKind = Layer['kind'];
export type MediaLayer = Extract<Layer, { kind: 'creation' | 'upload' }>;
export type TextLayer = Extract<Layer, { kind: 'text' }>;
export type ShapeLayer = Extract<Layer, { kind: 'shape' }>;
export type FillLayer = Extract<Layer, { kind: 'fill' }>;

export const isMediaLayer = (layer: Layer): layer is MediaLayer =>
  layer.kind === 'creation' || layer.kind === 'upload';
