export { encodeGif, type EncodedGif, type GifOptions, type GifTuning } from './encode-gif.ts';
export { sharp } from './image-library.ts';
