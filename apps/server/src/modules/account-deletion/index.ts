export { createLeaving, type Leaving } from './leaving.ts';
export { registerLeavingRoutes } from './routes.ts';
