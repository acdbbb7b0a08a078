export { CODECS, type Codecs, openCodecs } from './codecs/registry.ts';
export { openEncoderThreads } from './encoder-threads.ts';
export { fitFile, type FitOptions, type FitResult, type FittedFile } from './fit/fit-file.ts';
export { resized, type ResizeOptions } from './frames/resized.ts';
export { PNG_OPTIONS } from './images/png-options.ts';
export { sharp } from './images/image-library.ts';
export type { FrameStrips } from '../codecs/frame-delta/prediction.ts';
export {
  encodeFrameDelta,
  FRAME_DELTA_MIME_TYPE,
  openFrameDelta,
  type StripSource,
} from './frame-delta.ts';
export {
  createFfmpegFinder,
  type Ffmpeg,
  FFMPEG_MISSING,
  type FfmpegFinder,
  findFfmpeg,
} from './ffmpeg/find-ffmpeg.ts';
export { ProcessError, type ProcessLimits, runLimited } from './ffmpeg/limited-process.ts';
export { type PreparedPicture, preparePicture, ssimulacra2 } from './likeness/ssimulacra2.ts';
