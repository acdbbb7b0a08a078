import type { Json } from '../../../schema/stored-values.ts';
import type { EngineCapabilities } from './engine.ts';
import type { ModelContext, ModelSettings, ImageRequest } from './image-model.ts';

/** A request for a loop: `options` has seconds and frames per second. */
export type ClipRequest = ImageRequest;

export type ClipStart =
  /** The operation is all that is needed to read the status later, also after a restart. */
  | { readonly status: 'started'; readonly operation: Json }
  /** The response of a server that answers only with the finished clip. */
  | { readonly status: 'done'; readonly clip: Uint8Array };

export type ClipState =
  | { readonly status: 'running'; readonly fraction?: number }
  | { readonly status: 'done'; readonly clip: Uint8Array };

/** A model that makes clips: a clip is started, its status is polled, and it is downloaded at the end. */
export interface ClipModel {
  readonly id: string;
  readonly label: string;
  /** As far as they are known at the moment. */
  readonly capabilities: EngineCapabilities;
  /** Submits one request. @throws like `ImageModel.generate` */
  start(request: ClipRequest, context: ModelContext): Promise<ClipStart>;
  /**
   * Reads the status, and downloads a finished clip.
   * @throws EngineError when the provider has failed or no longer knows the operation; after other
   *   errors the status is read again
   */
  check(operation: Json, context: ModelContext): Promise<ClipState>;
  /** Ends the provider's work, or deletes its result. */
  discard?(operation: Json, context: ModelContext): Promise<void>;
}

/** The exports of a file in `clip-models/`. */
export interface ClipFile {
  readonly openClipModel: (settings: ModelSettings) => ClipModel | Promise<ClipModel>;
}
