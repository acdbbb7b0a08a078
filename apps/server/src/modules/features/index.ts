export { registerFeatureRoutes } from './routes.ts';
export { createFeatureService, featureProblem, requireFeature } from './service.ts';
export { readFeatures } from './store.ts';
