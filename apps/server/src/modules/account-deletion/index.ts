export { createLeaving } from './leaving.ts';
export { registerLeavingRoutes } from './routes.ts';
