import {
  type Permission,
  type PlanName,
  READ_ONLY_FORBIDS,
  ROLE_PERMISSIONS,
  type WorkspaceRole,
} from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';

/** A user who acts in one of their workspaces. */
export interface UserPrincipal {
  readonly kind: 'user';
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: WorkspaceRole;
  /** Of the workspace, at the moment of the request. */
  readonly plan: PlanName;
  /** A team whose plan has ended. */
  readonly isReadOnly: boolean;
  readonly sessionId: string;
}

/** Who acts in a request. It is made once, from the session cookie; services never see a session. */
export type Principal = { readonly kind: 'visitor' } | UserPrincipal;

export const hasPermission = (
  { role }: Pick<UserPrincipal, 'role'>,
  permission: Permission,
): boolean => ROLE_PERMISSIONS[role].includes(permission);

/**
 * The principal as a user who may do that in the workspace.
 * @throws AppError `unauthenticated` for a visitor, `forbidden` when the role or the ended plan does not allow it
 */
export function requirePermission(principal: Principal, permission: Permission): UserPrincipal {
  if (principal.kind === 'visitor') {
    throw new AppError('unauthenticated');
  }
  if (!hasPermission(principal, permission)) {
    throw new AppError('roleForbids');
  }
  if (principal.isReadOnly && READ_ONLY_FORBIDS.has(permission)) {
    throw new AppError('workspaceReadOnly');
  }
  return principal;
}
