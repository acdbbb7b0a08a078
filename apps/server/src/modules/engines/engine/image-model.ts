import type { EngineCapabilities } from './engine.ts';
import type { EngineOptions } from '../../../schema/stored-values.ts';

/** What a picture model is asked for. */
export interface ImageRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly options: EngineOptions;
  /** PNG. */
  readonly reference: Uint8Array | null;
}

/** What provider code gets to work with. */
export interface ModelContext {
  /** Fires when the person does not want it any more, and at the deadline of the whole. */
  readonly signal: AbortSignal;
}

export interface GeneratedImage {
  /** PNG, JPEG, WebP or GIF of any size: it is cropped and scaled to what was asked. */
  readonly bytes: Uint8Array;
  /** What the model says with it. */
  readonly text: string | null;
}

/** A model that makes pictures: all that a provider has to be written for. */
export interface ImageModel {
  /** Such as `openai:gpt-image-1`. */
  readonly id: string;
  readonly label: string;
  readonly capabilities: EngineCapabilities;
  /**
   * Asks once. All that it sends goes through the `fetch` it was opened with.
   * @throws whatever the provider's package throws; `describeFailure` makes an EngineError of it
   */
  generate(request: ImageRequest, context: ModelContext): Promise<GeneratedImage>;
}

/** What a provider's file is opened with. */
export interface ModelSettings {
  /** What the provider calls the model. */
  readonly model: string;
  readonly apiKey: string | null;
  /** null: the provider's own. */
  readonly baseUrl: string | null;
  /** Of a diffusion model; null: what its server does by itself. */
  readonly steps: number | null;
  /** Guarded, patient and counted: see guarded-fetch.ts. */
  readonly fetch: typeof fetch;
}
