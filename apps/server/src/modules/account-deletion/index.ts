export { createAccountDeletion, type AccountDeletion } from './account-deletion.ts';
export { registerAccountDeletionRoutes } from './routes.ts';
