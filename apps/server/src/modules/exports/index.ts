export { defineExportJob, EXPORT_CONCURRENCY_GROUP } from './export-job.ts';
export { openExportThreads } from './open-export-threads.ts';
export { readExports } from './personal-data.ts';
export { registerExportRoutes } from './routes.ts';
export { createExportService, type ExportService } from './service.ts';
export { sweepExports } from './sweep-exports.ts';
export { findSharedVideo } from './store.ts';
