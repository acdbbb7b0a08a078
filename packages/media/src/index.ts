export {
  type ByteSink,
  type Codec,
  type EncodeContext,
  type EncodeOptions,
  type EncodeReport,
  encodeToBytes,
} from './codec.ts';
export { FormatError } from './format-error.ts';
export { boomerang } from './clip/boomerang.ts';
export type { ClipContext, ClipSource } from './clip/clip-source.ts';
export { closeLoop, type ClosedLoop } from './clip/close-loop.ts';
export type { LoopCut } from './clip/loop-cut.ts';
export { type ClipStudy, studyClip, type StudyOptions } from './clip/study-clip.ts';
export { spreadDelays } from './delays.ts';
export { createLoopPointMeter, type LoopPointMeter, scoreLoopPoint } from './loop-point-score.ts';
export { emptyPlane, type Plane } from './plane.ts';
export { createFlashMeter, SAFE_FLASHES } from './flashes.ts';
export { createSeamMeter, measureGifSeam, measureSeam, type SeamMeter, seamOf } from './seam.ts';
export { buildXmpPacket, type Provenance, type Recipe } from './provenance.ts';
export {
  readGifBlocks,
  type GifApplication,
  type GifBlocks,
  type GifFrame,
} from './codecs/gif/blocks.ts';
export {
  encodeGif,
  encodeGifBytes,
  type Gif,
  type GifReport,
} from './codecs/gif/encoder/encode-gif.ts';
export type { Frame, GifFrames } from './codecs/gif/encoder/frame.ts';
export type { EncoderPool } from './codecs/gif/encoder/encoder-pool.ts';
export type { GifOptions, GifProgress, Transparency } from './codecs/gif/encoder/options.ts';
export { playGif } from './codecs/gif/play.ts';
export { decompressPixels } from './codecs/gif/lzw.ts';
export { stampGif, type Stamp } from './codecs/gif/stamp.ts';
export { readGifXmp, withGifXmp } from './codecs/gif/xmp.ts';
export { FrameDeltaDecoder } from './codecs/frame-delta/decoder.ts';
export {
  FIXED_HEADER_BYTES,
  type FrameDeltaHeader,
  headerLength,
  readHeader,
} from './codecs/frame-delta/header.ts';
export { readPngChunks, type PngChunk } from './codecs/png/chunks.ts';
export { xmpBox } from './codecs/video/xmp-box.ts';
export { readWebpXmp } from './codecs/webp/xmp.ts';
export { readPngXmp, withPngXmp } from './codecs/png/xmp.ts';
export {
  type AvailableFormats,
  type FilePlan,
  planFile,
  preflight,
  type PlanResult,
  type SourceFacts,
  type Wish,
} from './fit/plan-file.ts';
export { describeSize } from './fit/checks.ts';
export { retimed } from './frames/retimed.ts';
export type { SizeRule, Target, TargetLimits } from './targets/target.ts';
export { findTarget, TARGETS } from './targets/targets.ts';
export { firstFrameOf, type FrameSource, sourceOfFrames } from './frame-source.ts';
export type { StopSignal } from './stop-signal.ts';
