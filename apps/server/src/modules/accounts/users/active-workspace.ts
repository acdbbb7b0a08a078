import { computeBalance } from '../../tokens/index.ts';
import { hasPermission } from '../../workspaces/index.ts';
import type { ActiveWorkspace, JoinedWorkspace } from './account.ts';
import type { StoredMembership } from './membership-store.ts';

/** What decides in which of their workspaces a user works. */
export interface WorkspaceChoice {
  /** Named by the request itself; null: the session decides. */
  readonly requested: string | null;
  /** Stored with the session; null: the personal workspace. */
  readonly stored: string | null;
}

/**
 * Chooses the workspace that a user works in. When the user is no longer a member of the stored one, it
 * is the personal one, which has the user's id.
 * @returns null when the user is not a member of the requested one
 */
export function chooseWorkspace(
  memberships: readonly StoredMembership[],
  userId: string,
  { requested, stored }: WorkspaceChoice,
  now: Date,
): ActiveWorkspace | null {
  const find = (id: string | null) =>
    memberships.find(({ membership }) => membership.workspaceId === id);
  const chosen = requested === null ? (find(stored) ?? find(userId)) : find(requested);
  return chosen === undefined ? null : present(chosen, now);
}

function present(
  { membership, tokens, subscription }: StoredMembership,
  now: Date,
): ActiveWorkspace {
  const { role, plan, stripeCustomerId } = membership;
  const managesBilling = hasPermission({ role }, 'manage-billing');
  return {
    ...presentJoined(membership),
    plan,
    tokensRemaining: computeBalance(plan, tokens, now),
    stripeCustomerId: managesBilling ? stripeCustomerId : null,
    subscription: managesBilling ? subscription : null,
  };
}

/** All workspaces of a user, the personal one first, then by name. */
export const listWorkspaces = (memberships: readonly StoredMembership[]): JoinedWorkspace[] =>
  memberships
    .map(({ membership }) => presentJoined(membership))
    .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '') || (a.id < b.id ? -1 : 1));

const presentJoined = ({
  workspaceId: id,
  kind,
  name,
  role,
  readOnlyAt,
}: StoredMembership['membership']): JoinedWorkspace => ({
  id,
  name: kind === 'team' ? (name ?? '') : null,
  role,
  isReadOnly: readOnlyAt !== null,
});
