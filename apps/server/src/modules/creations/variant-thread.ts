import {
  framesOfMaster,
  makePoster,
  watermarkFrames,
  watermarkGif,
  watermarkPng,
} from '../media/index.ts';
import type { VariantRequest } from './variant.ts';

/** Runs in its own thread; see `openVariantThread`. */
export default async function renderVariant(request: VariantRequest): Promise<Uint8Array> {
  const { bytes, kind, hasWatermark, posterWidth, posterFormat, asFrames } = request;
  if (posterWidth !== null) return await makePoster(bytes, posterWidth, hasWatermark, posterFormat);
  if (asFrames && kind !== 'frames') return await framesOfMaster(bytes, kind, hasWatermark);
  if (!hasWatermark) return bytes;
  if (kind === 'frames') return await watermarkFrames(bytes);
  return kind === 'gif' ? watermarkGif(bytes) : await watermarkPng(bytes);
}
