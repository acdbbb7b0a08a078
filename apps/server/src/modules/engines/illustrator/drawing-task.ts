import type { MessagePort } from 'node:worker_threads';
import type { PlainMessageCode } from '@loopwright/contract';
import type { EngineRequest, EngineResult, LoopFrames } from '../engine/engine.ts';

/** Input of a drawing thread. */
export interface DrawingTask {
  readonly request: EngineRequest;
  /** Where the frames are written in full color; null: the finished file is wanted. */
  readonly framesPath: string | null;
  /** The stop flag: see `runStoppable`. */
  readonly stop: SharedArrayBuffer;
  /** Takes `EngineProgress`. */
  readonly port: MessagePort;
}

/** Output of a drawing thread. A thread that dies gives none. */
export type DrawingAnswer =
  | { readonly status: 'drawn'; readonly result: EngineResult | LoopFrames }
  | { readonly status: 'refused'; readonly code: PlainMessageCode }
  | { readonly status: 'threw'; readonly error: unknown };
