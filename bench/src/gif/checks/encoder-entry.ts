/** What a page has to load to make GIFs; bundled to be weighed. */
export { encodeGif, encodeGifBytes } from '@loopwright/media';
