export { createInvitationService } from './invitation-service.ts';
export { registerInvitationRoutes } from './invitation-routes.ts';
export { createTeamService } from './service.ts';
export { registerTeamRoutes } from './routes.ts';
export { invitationLimits, teamLimits } from './team-limits.ts';
export { sweepInvitations } from './store.ts';
