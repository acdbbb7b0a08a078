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
  keepWorkspace,
  lockWorkspace,
  lockWorkspaceToDelete,
  readPlan,
  setPlan,
  workspaceExists,
} from './store.ts';
