import type { MessagePort } from 'node:worker_threads';
import type { EngineRequest, EngineResult } from '../engine/engine.ts';

/** What goes into a drawing thread. */
export interface DrawingTask {
  readonly request: EngineRequest;
  /** Raised from outside: see `stoppable`. */
  readonly stop: SharedArrayBuffer;
  /** Takes `EngineProgress`. */
  readonly port: MessagePort;
}

/** What comes out. A thread that dies answers nothing. */
export type DrawingAnswer =
  | { readonly status: 'drawn'; readonly result: EngineResult }
  | { readonly status: 'refused'; readonly publicMessage: string }
  | { readonly status: 'threw'; readonly error: unknown };
