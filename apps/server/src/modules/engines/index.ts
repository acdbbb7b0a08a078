export { wasOnlyAsked } from './engine/asked.ts';
export { EngineError } from './engine/engine-error.ts';
export type {
  EngineContext,
  EngineDraft,
  EngineOperation,
  EngineResult,
  Engines,
  ModelBook,
} from './engine/engine.ts';
export { laneOf, OWN_LANE, type Places } from './lanes.ts';
export { openEngines, openTextModel, placesOf, type TextModel, type TextTask } from './registry.ts';
