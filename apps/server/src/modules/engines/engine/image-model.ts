import type { EngineOptions } from '../../../schema/stored-values.ts';
import type { EngineCapabilities } from './engine.ts';

/** A request to an image model. */
export interface ImageRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly options: EngineOptions;
  /** PNG. */
  readonly reference: Uint8Array | null;
}

/** The context of a request to a provider. */
export interface ModelContext {
  /** Fires when the user cancels, and at the deadline of the whole request. */
  readonly signal: AbortSignal;
}

export interface GeneratedImage {
  /** PNG, JPEG, WebP or GIF of any size; the engine crops and scales it. */
  readonly bytes: Uint8Array;
  /** The text that the model returned with it. */
  readonly text: string | null;
}

/** A model that makes images. The code of a provider implements this interface. */
export interface ImageModel {
  /** Such as `openai:gpt-image-1`. */
  readonly id: string;
  readonly label: string;
  readonly capabilities: EngineCapabilities;
  /**
   * Submits one request, through the `fetch` that the model was opened with.
   * @throws the errors of the provider's package; `describeFailure` makes an EngineError of them
   */
  generate(request: ImageRequest, context: ModelContext): Promise<GeneratedImage>;
}

/** The settings of a model at a provider. */
export interface ModelSettings {
  /** The provider's name of the model. */
  readonly model: string;
  readonly apiKey: string | null;
  /** null: the provider's default. */
  readonly baseUrl: string | null;
  /** Of a diffusion model; null: the default of its server. */
  readonly steps: number | null;
  /** With address checks, limits and retries: see guarded-fetch.ts and retrying-fetch.ts. */
  readonly fetch: typeof fetch;
}
