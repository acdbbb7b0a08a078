import type { MessagePort } from 'node:worker_threads';
import type { EngineRequest, EngineResult } from './engine.ts';

/** What goes into a drawing thread. */
export interface DrawingTask {
  readonly request: EngineRequest;
  /** Raised from outside: see `isStopped`. */
  readonly stop: SharedArrayBuffer;
  /** Takes `EngineProgress`. */
  readonly port: MessagePort;
}

/** What comes out. A thread that dies answers nothing. */
export type DrawingAnswer =
  | { readonly status: 'drawn'; readonly result: EngineResult }
  | { readonly status: 'refused'; readonly publicMessage: string }
  | { readonly status: 'threw'; readonly error: unknown };

/** A flag that a thread sees in the middle of its work. */
export function stopFlag(): { readonly memory: SharedArrayBuffer; raise(): void } {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  return { memory, raise: () => void Atomics.store(new Int32Array(memory), 0, 1) };
}

export const isStopped = (stop: SharedArrayBuffer): boolean =>
  Atomics.load(new Int32Array(stop), 0) === 1;
