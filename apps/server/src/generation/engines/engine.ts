import type { Aspect, GenerationKind } from '@loopwright/contract';

/** What a person may choose, resolved: nothing is left open. */
export interface EngineOptions {
  readonly seed: number;
  readonly aspect: Aspect;
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  /** Seconds and frames per second of a loop; absent for stills. */
  readonly seconds?: number;
  readonly framesPerSecond?: number;
}

export interface EngineRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  readonly options: EngineOptions;
  /** PNG, upright, sRGB, at most 2048 px. */
  readonly reference: Uint8Array | null;
}

export interface EngineProgress {
  readonly stage: 'drawing' | 'encoding';
  /** Of the whole work, 0–1. */
  readonly fraction: number;
  /** A small picture of what is coming, as a data URL. */
  readonly preview?: string;
}

export interface EngineContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
}

/** The master: finished bytes without a watermark, marked as made by AI. */
export interface EngineResult {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/png' | 'image/gif';
  readonly width: number;
  readonly height: number;
  /** Of a loop; null for stills. */
  readonly seam: number | null;
  /** What the engine has to say, such as the words it could not draw. */
  readonly text: string | null;
}

/** The seam between the product and whatever makes pictures. */
export interface Engine {
  readonly name: string;
  readonly kinds: readonly GenerationKind[];
  /**
   * @throws AppError `refused` when the prompt cannot be made (not retryable)
   * @throws AbortError when the signal fires
   */
  generate(request: EngineRequest, context: EngineContext): Promise<EngineResult>;
  close(): Promise<void>;
}
