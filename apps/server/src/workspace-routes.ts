import type { AppDependencies } from './app-dependencies.ts';
import { createEmailComposer } from './modules/accounts/index.ts';
import { createBrandService, registerBrandRoutes } from './modules/brand/index.ts';
import {
  createInvitationService,
  createTeamService,
  invitationLimits,
  registerInvitationRoutes,
  registerTeamRoutes,
  teamLimits,
} from './modules/teams/index.ts';
import type { App } from './platform/http/index.ts';

/** Routes about workspaces themselves: teams, invitations and brand kits. */
export function registerWorkspaceRoutes(api: App, dependencies: AppDependencies): void {
  const { config, limiter, accountDeletion } = dependencies;
  const teams = createTeamService(dependencies);
  const countChange = teamLimits(limiter, config.security);
  const teamDependencies = { teams, accountDeletion, countChange };
  registerTeamRoutes(api, teamDependencies);
  const invitations = createInvitationService({
    ...dependencies,
    composer: createEmailComposer(config.publicUrl),
    countInvitation: invitationLimits(limiter, config.security),
  });
  registerInvitationRoutes(api, { ...teamDependencies, invitations });
  registerBrandRoutes(api, createBrandService(dependencies));
}
