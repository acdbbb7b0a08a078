import { tokenWeekEnd, type User } from '@loopwright/contract';
import type { SignedInUser } from './account.ts';
import { presentBilling } from './billing-view.ts';
import { lookupKey } from './identity.ts';
import type { PersonalNotification } from './notification-config.ts';

/** The user as the web app sees them. @param notice of the operator, shown to one user only */
export function presentUser(
  {
    username,
    name,
    email,
    workspace,
    workspaces,
  }: Pick<SignedInUser, 'username' | 'name' | 'email' | 'workspace' | 'workspaces'>,
  now: Date,
  notice: PersonalNotification | null,
): User {
  const { plan, tokensRemaining, stripeCustomerId, subscription } = workspace;
  const isAddressee = notice !== null && lookupKey(notice.username) === lookupKey(username);
  return {
    username,
    name,
    email: email ?? '',
    subscription: plan,
    tokensRemaining,
    tokensRefreshAt: tokenWeekEnd(now).toISOString(),
    ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
    ...presentBilling(subscription),
    ...presentWorkspaces(workspace, workspaces),
    ...(isAddressee ? { notification: { title: notice.title, text: notice.text } } : {}),
  };
}

/** Nothing for users who have no team. */
function presentWorkspaces(
  { id: activeId, name, role, isReadOnly }: SignedInUser['workspace'],
  workspaces: SignedInUser['workspaces'],
): Pick<User, 'team' | 'workspaces'> {
  if (workspaces.length < 2) return {};
  return {
    ...(name === null ? {} : { team: { id: activeId, name, role, isReadOnly } }),
    workspaces: workspaces.map((workspace) => ({
      ...workspace,
      isActive: workspace.id === activeId,
    })),
  };
}
