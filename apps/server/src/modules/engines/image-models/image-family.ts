import { ASPECTS } from '@loopwright/contract';
import type { EngineCapabilities } from '../engine/engine.ts';
import { STILL_ONLY } from './still-only.ts';

/** The parameters of a family of image models, at services whose models differ. */
export interface ImageFamily {
  readonly names: RegExp;
  readonly negativePrompt?: boolean;
  /** The field of a reference image. */
  readonly field?: string;
}

/** An unknown model has no options, and its images are cropped to a square. */
export const capabilitiesOf = (family: ImageFamily | undefined): EngineCapabilities => ({
  reference: family?.field !== undefined,
  seed: family !== undefined,
  negativePrompt: family?.negativePrompt ?? false,
  aspects: family === undefined ? ['1:1'] : ASPECTS,
  ...STILL_ONLY,
});
