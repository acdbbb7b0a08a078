import type { PlanName } from './plan-names.ts';
import { PLANS } from './plans.ts';

interface JoinedWorkspace {
  /** null: the personal one. */
  readonly name: string | null;
  readonly isReadOnly: boolean;
}

/** A team whose plan has not ended. */
export const isRunningTeam = ({ name, isReadOnly }: JoinedWorkspace): boolean =>
  name !== null && !isReadOnly;

/**
 * Users with priority support work in a workspace whose plan has it, or belong to a team that is not read-only.
 * @param plan of the workspace in use
 */
export const hasPrioritySupport = (
  plan: PlanName,
  workspaces: readonly JoinedWorkspace[],
): boolean => PLANS[plan].hasPrioritySupport || workspaces.some(isRunningTeam);
