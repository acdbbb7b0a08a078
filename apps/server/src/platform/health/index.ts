export { registerHealthRoutes } from './health-routes.ts';
export { registerMetricsRoutes } from './metrics-routes.ts';
