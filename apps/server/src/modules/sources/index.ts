export { keepReferenceImage, recordReferenceImage } from './reference-image.ts';
export { defineSourceJob, enqueueSource, type SourceDefinition } from './source-job.ts';
export { sweepSources } from './sweep-sources.ts';
