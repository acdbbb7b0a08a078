export { isUnconfirmedSubmission } from './engine/unconfirmed-submission.ts';
export { EngineError } from './engine/engine-error.ts';
export type {
  Engine,
  EngineContext,
  EngineDraft,
  EngineOperation,
  EngineResult,
  Engines,
  LoopFrames,
  ModelCatalogue,
} from './engine/engine.ts';
export {
  concurrencyGroupOf,
  LOCAL_CONCURRENCY_GROUP,
  type ConcurrencyLimits,
} from './concurrency-groups.ts';
export {
  openEngines,
  openTextModel,
  concurrencyLimitsOf,
  type TextModel,
  type TextTask,
} from './registry.ts';
