import type { Quality } from '../quality.ts';
import type { SeamSource } from './sources.ts';
import type { SeamFigures } from './steps.ts';

export interface EncodedLoop extends SeamFigures, Quality {
  readonly sizeBytes: number;
  readonly cpuSeconds: number;
}

export interface SeamMeasurement extends Pick<SeamSource, 'half'> {
  readonly name: string;
  readonly now: EncodedLoop;
  /** By the encoder of the folder that was named; null when none was. */
  readonly before: EncodedLoop | null;
}
