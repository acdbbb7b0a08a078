import type { StudioDocument } from '../document/document-schema.ts';
import type { Canvases } from './canvases.ts';
import type { RenderEnvironment } from './environment.ts';
import type { TextLayouts } from './text/text-layouts.ts';

/** A moment of a document, and what drawing it takes. */
export interface Scene {
  readonly document: StudioDocument;
  /** Within the round. */
  readonly frameIndex: number;
  readonly phase: number;
  readonly environment: RenderEnvironment;
  readonly canvases: Canvases;
  readonly layouts: TextLayouts;
}
