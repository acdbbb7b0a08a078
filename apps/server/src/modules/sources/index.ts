export { keepReferenceImage, recordReferenceImage } from './reference-image.ts';
export type { RedrawOptions } from './redraw-frames.ts';
export {
  defineSourceJob,
  enqueueSource,
  SOURCE_DELAY_MS,
  type SourceDefinition,
} from './source-job.ts';
export { sweepSources } from './sweep-sources.ts';
export {
  canOmitBackdrop,
  openSource,
  readFacts,
  type SourceDependencies,
  type SourceFile,
} from './open-source.ts';
