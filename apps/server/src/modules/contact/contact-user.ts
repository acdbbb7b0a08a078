import { isRunningTeam, PLANS, type RecentError } from '@loopwright/contract';
import type { SignedInUser } from '../accounts/index.ts';

/** A signed-in user who writes to the operator. */
export interface ContactUser {
  readonly user: Pick<SignedInUser, 'id' | 'username' | 'workspace' | 'workspaces'>;
  /** Failed requests of the user, as the browser named them. */
  readonly errors: readonly RecentError[];
}

/** What the operator should know about the user, a fact on each line. */
export function userFacts({ user, errors }: ContactUser): string[] {
  const { username, workspace, workspaces } = user;
  const otherTeams = workspaces.filter((one) => isRunningTeam(one) && one.id !== workspace.id);
  return [
    `Username: ${username}`,
    `Plan: ${PLANS[workspace.plan].label} (${workspace.plan})`,
    `Workspace: ${describe(workspace)}, as ${workspace.role}${workspace.isReadOnly ? ', read-only' : ''}`,
    ...otherTeams.map((team) => `Also in the team: ${describe(team)}, as ${team.role}`),
    ...(errors.length === 0 ? [] : ['Failed requests, as the browser remembers them:']),
    ...errors.map(({ at, code, requestId }) => `  ${at} ${code} ${requestId}`),
  ];
}

/** On one line: a team's name with line breaks must not look like another fact. */
const describe = ({ id, name }: { readonly id: string; readonly name: string | null }): string =>
  name === null ? `personal (${id})` : `“${name.replaceAll(/\s+/g, ' ')}” (${id})`;
