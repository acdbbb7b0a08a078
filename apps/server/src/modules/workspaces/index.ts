export type { Permission } from '@loopwright/contract';
export {
  hasPermission,
  type Principal,
  requirePermission,
  type UserPrincipal,
} from './principal.ts';
export {
  createPersonalWorkspace,
  deleteWorkspace,
  isMember,
  isTeamOf,
  keepWorkspace,
  lockExistingWorkspace,
  lockWorkspace,
  lockWorkspaceToDelete,
  ownsTeam,
  readPlan,
  readTeam,
  setPlan,
  workspaceExists,
} from './store.ts';
