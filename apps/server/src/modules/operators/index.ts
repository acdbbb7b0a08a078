export { operatorLimits } from './operator-limits.ts';
export { readOperatorActions } from './personal-data.ts';
export { registerOperatorRoutes } from './routes.ts';
export { createOperatorService } from './service.ts';
