import { type PlanName } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { WorkspaceRole } from '../../schema/schema.ts';

/** A user who acts in one of their workspaces. */
export interface UserPrincipal {
  readonly kind: 'user';
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: WorkspaceRole;
  /** Of the workspace, at the moment of the request. */
  readonly plan: PlanName;
  readonly sessionId: string;
}

/** Who acts in a request. It is made once, from the session cookie; services never see a session. */
export type Principal = { readonly kind: 'visitor' } | UserPrincipal;

/** What a role may allow in a workspace. */
export type Permission =
  /** To see what the workspace owns. */
  | 'view'
  /** To make, change and delete creations, and to spend tokens. */
  | 'create'
  /** To buy, change and cancel the plan. */
  | 'manage-billing';

const PERMISSIONS: Readonly<Record<WorkspaceRole, readonly Permission[]>> = {
  owner: ['view', 'create', 'manage-billing'],
  admin: ['view', 'create'],
  member: ['view', 'create'],
  viewer: ['view'],
};

export const hasPermission = (
  { role }: Pick<UserPrincipal, 'role'>,
  permission: Permission,
): boolean => PERMISSIONS[role].includes(permission);

/**
 * The principal as a user who may do that in the workspace.
 * @throws AppError `unauthenticated` for a visitor, `forbidden` when the role does not allow it
 */
export function requirePermission(principal: Principal, permission: Permission): UserPrincipal {
  if (principal.kind === 'visitor') {
    throw new AppError('unauthenticated');
  }
  if (!hasPermission(principal, permission)) {
    throw new AppError('roleForbids');
  }
  return principal;
}
