export type { Canvas, Canvas2D, Drawable, PixelData } from './canvas.ts';
export { STUDIO_LIMITS } from './document/limits.ts';
export { SCHEMA_VERSION, type StudioDocument } from './document/document-schema.ts';
export { DocumentError, readDocument } from './document/read-document.ts';
export * from './document/new-layers.ts';
export {
  BLEND_MODES,
  CLOSINGS,
  type Closing,
  type Crop,
  type FillLayer,
  isMediaLayer,
  type Layer,
  type LayerKind,
  type MediaLayer,
  type MediaSource,
  type ShapeLayer,
  type ShapeName,
  SHAPES,
  type TextLayer,
  type TimeMapping,
  type Transform,
} from './document/layer-schema.ts';
export { type Grade, type Look, LOOKS, NO_GRADE } from './document/grade-schema.ts';
export { ANIMATIONS, type AnimationName, type LoopAnimation } from './document/animation-schema.ts';
export {
  CAPTION_PRESETS,
  type CaptionPreset,
  TEXT_ALIGNMENTS,
  type TextStyle,
} from './document/text-schema.ts';
export type { LoadedMedia, RenderEnvironment } from './render/environment.ts';
export { roundLength, type SourceFrames, sourceFramesAt, trimOf } from './time/source-frames.ts';
export { snapTrim, type Trim } from './time/snap-trim.ts';
export type { StudioAction, StudioState } from './actions/action.ts';
export * as actions from './actions/actions.ts';
export { createHistory, type History, perform, redo, select, undo } from './history/history.ts';
export { createRenderer, renderFrame, type Renderer } from './render/renderer.ts';
export type { Point, Size } from './render/layer-geometry.ts';
export { type Font, FONTS } from './fonts/families.ts';
export {
  allFontFiles,
  type FontFile,
  fontFilesFor,
  fontOfAsset,
  uploadedFont,
  uploadedFontsFor,
} from './fonts/fonts.ts';
export { captionStyleOf, type CaptionStyle, newCaptionLayer } from './document/caption-style.ts';
