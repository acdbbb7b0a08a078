import { tokenWeekEnd, type User } from '@loopwright/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { SignedInUser } from './account.ts';
import { avatarPaths } from './avatar-paths.ts';
import { presentBilling } from './billing-view.ts';
import { lookupKey } from './identity.ts';
import type { PersonalNotification } from './notification-config.ts';

export interface UserViewDependencies {
  readonly clock: Clock;
  /** Shown to one user only; null: there is none. */
  readonly notification: PersonalNotification | null;
  /** The names in OPERATORS, in the form in which usernames are compared. */
  readonly operators: ReadonlySet<string>;
}

/** The user as the web app sees them. */
export function presentUser(
  {
    username,
    name,
    email,
    avatarToken,
    workspace,
    workspaces,
  }: Pick<SignedInUser, 'username' | 'name' | 'email' | 'avatarToken' | 'workspace' | 'workspaces'>,
  { clock, notification: notice, operators }: UserViewDependencies,
): User {
  const { plan, tokensRemaining, stripeCustomerId, subscription } = workspace;
  const key = lookupKey(username);
  const isAddressee = notice !== null && lookupKey(notice.username) === key;
  return {
    username,
    name,
    email: email ?? '',
    ...(avatarToken === null ? {} : { avatar: avatarPaths(avatarToken) }),
    subscription: plan,
    tokensRemaining,
    tokensRefreshAt: tokenWeekEnd(clock()).toISOString(),
    ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
    ...presentBilling(subscription),
    ...presentWorkspaces(workspace, workspaces),
    ...(operators.has(key) ? { isOperator: true } : {}),
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
