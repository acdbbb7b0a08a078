import { ASPECTS } from '@loopwright/contract';
import type { EngineCapabilities } from '../engine/engine.ts';
import { STILL_ONLY } from './still-only.ts';

/** What picture models with such names take: services whose models do not all take the same. */
export interface ImageFamily {
  readonly names: RegExp;
  readonly negativePrompt?: boolean;
  /** The field of a reference picture. */
  readonly field?: string;
}

/** Of a model that nobody knows here nothing is offered, and what comes is cropped to a square. */
export const capabilitiesOf = (family: ImageFamily | undefined): EngineCapabilities => ({
  reference: family?.field !== undefined,
  seed: family !== undefined,
  negativePrompt: family?.negativePrompt ?? false,
  aspects: family === undefined ? ['1:1'] : ASPECTS,
  ...STILL_ONLY,
});
