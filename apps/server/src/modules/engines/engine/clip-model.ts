import type { EngineCapabilities } from './engine.ts';
import type { Json } from '../../../schema/stored-values.ts';
import type { ModelContext, ModelSettings, ImageRequest } from './image-model.ts';

/** Of a loop: `options` has seconds and frames per second. */
export type ClipRequest = ImageRequest;

export type ClipStart =
  /** All that is needed to ask for it later, also after a restart. */
  | { readonly status: 'started'; readonly operation: Json }
  /** A server that does not answer before it has finished. */
  | { readonly status: 'done'; readonly clip: Uint8Array };

type ClipState =
  | { readonly status: 'running'; readonly fraction?: number }
  | { readonly status: 'done'; readonly clip: Uint8Array };

/** A model that makes clips: it is started, asked how far it is, and gives the clip at the end. */
export interface ClipModel {
  readonly id: string;
  readonly label: string;
  /** As far as they are known at that moment. */
  readonly capabilities: EngineCapabilities;
  /** Asks once. @throws like `PictureModel.paint` */
  start(request: ClipRequest, context: ModelContext): Promise<ClipStart>;
  /**
   * @throws EngineError when the provider has given up or lost it; anything else may pass, and it is
   *   asked again
   */
  check(operation: Json, context: ModelContext): Promise<ClipState>;
  /** Ends the provider's work, or clears up behind it. */
  discard?(operation: Json, context: ModelContext): Promise<void>;
}

/** What a file in `clips/` exports. */
export interface ClipFile {
  readonly openClipModel: (settings: ModelSettings) => ClipModel | Promise<ClipModel>;
}
