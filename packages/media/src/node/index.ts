export { encodeGif, type EncodedGif, type GifOptions } from './encode-gif.ts';
export { openEncoderThreads } from './encoder-threads.ts';
export { sharp } from './image-library.ts';
export { encodeFrameDelta, FRAME_DELTA_MIME_TYPE, openFrameDelta } from './frame-delta.ts';
