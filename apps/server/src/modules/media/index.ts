export { encodeMaster, encodeStill } from './encode-still.ts';
export { finishLoop } from './finish-loop.ts';
export { makePoster } from './poster.ts';
export { makePreview } from './preview.ts';
export { recogniseFormat } from './reference/picture-format.ts';
export { readReferencePicture } from './reference/read-reference-picture.ts';
export { type ReferenceFault, ReferencePictureError } from './reference/reference-picture-error.ts';
export { watermarkGif, watermarkPng } from './watermark.ts';
