import { reckonBalance } from '../../tokens/index.ts';
import { hasPermission } from '../../workspaces/index.ts';
import type { ActiveWorkspace } from './account.ts';
import type { StoredMembership } from './membership-store.ts';

/** Which of a user's workspaces is meant. */
export interface WorkspaceChoice {
  /** Named by the request itself; null: the session decides. */
  readonly requested: string | null;
  /** Kept with the session; null: the personal one. */
  readonly kept: string | null;
}

/**
 * The workspace that a user works in. A kept one that they are no longer a member of gives way to the
 * personal one, which has the user's id.
 * @returns null when the user is not a member of the requested one
 */
export function chooseWorkspace(
  stored: readonly StoredMembership[],
  userId: string,
  { requested, kept }: WorkspaceChoice,
  now: Date,
): ActiveWorkspace | null {
  const find = (id: string | null) =>
    stored.find(({ membership }) => membership.workspaceId === id);
  const chosen = requested === null ? (find(kept) ?? find(userId)) : find(requested);
  return chosen === undefined ? null : present(chosen, now);
}

function present(
  { membership, tokens, subscription }: StoredMembership,
  now: Date,
): ActiveWorkspace {
  const { workspaceId: id, role, plan, stripeCustomerId } = membership;
  const managesBilling = hasPermission({ role }, 'manage-billing');
  return {
    id,
    role,
    plan,
    tokensRemaining: reckonBalance(plan, tokens, now),
    stripeCustomerId: managesBilling ? stripeCustomerId : null,
    subscription: managesBilling ? subscription : null,
  };
}
