export { keepReferenceImage, recordReferenceImage } from './reference-image.ts';
export { canRedraw, redrawFrames, type RedrawOptions } from './redraw-frames.ts';
export {
  defineSourceJob,
  enqueueSource,
  SOURCE_DELAY_MS,
  type SourceDefinition,
} from './source-job.ts';
export { sweepSources } from './sweep-sources.ts';
