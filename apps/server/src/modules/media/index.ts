export { encodeMaster, encodeStill } from './encode-still.ts';
export { finishLoop } from './finish-loop.ts';
export { makePoster } from './poster.ts';
export { makePreview } from './preview.ts';
export { detectImageFormat } from './reference/image-format.ts';
export { readReferenceImage } from './reference/read-reference-image.ts';
export { type ReferenceFault, ReferenceImageError } from './reference/reference-image-error.ts';
export { watermarkFrames, watermarkGif, watermarkPng } from './watermark.ts';
export { watermarked } from './watermarked.ts';
