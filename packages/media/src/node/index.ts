export { encodeGif, type EncodedGif, type GifOptions } from './encode-gif.ts';
export { openEncoderThreads } from './encoder-threads.ts';
export { sharp } from './image-library.ts';
