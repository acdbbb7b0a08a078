import type { EngineCapabilities, Json } from './engine.ts';
import type { ModelContext, PictureRequest } from './picture-model.ts';

/** Of a loop: `options` has seconds and frames per second. */
export type ClipRequest = PictureRequest;

export type ClipState =
  | { readonly status: 'running'; readonly fraction?: number }
  | { readonly status: 'done'; readonly clip: Uint8Array };

/** A model that makes clips: it is started, asked how far it is, and gives the clip at the end. */
export interface ClipModel {
  readonly id: string;
  readonly label: string;
  readonly capabilities: EngineCapabilities;
  /** @returns all that is needed to ask for it later, also after a restart */
  start(request: ClipRequest, context: ModelContext): Promise<Json>;
  check(operation: Json, context: ModelContext): Promise<ClipState>;
  /** Ends the provider's work, or clears up behind it. */
  discard?(operation: Json, context: ModelContext): Promise<void>;
}
