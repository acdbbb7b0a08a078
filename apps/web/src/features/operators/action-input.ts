import {
  OPERATOR_LIMITS,
  type OperatorAction,
  type OperatorActionName,
  type PlanName,
} from '@loopwright/contract';

export const DEFAULT_TOKENS = 10;

/** What stands in the form, as it is typed. */
export interface ActionInput {
  readonly workspaceId: string;
  readonly tokens: string;
  readonly plan: PlanName;
  readonly reason: string;
}

/** The action as it is sent. */
export function actionOf(action: OperatorActionName, input: ActionInput): OperatorAction {
  const { workspaceId, plan } = input;
  const reason = input.reason.trim();
  if (action === 'grant') return { action, reason, workspaceId, tokens: Number(input.tokens) };
  if (action === 'plan') return { action, reason, workspaceId, plan };
  return { action, reason };
}

/** Whether the server would take it. */
export function isComplete(action: OperatorActionName, { tokens, reason }: ActionInput): boolean {
  if (reason.trim() === '') return false;
  if (action !== 'grant') return true;
  const amount = Number(tokens);
  return Number.isInteger(amount) && amount >= 1 && amount <= OPERATOR_LIMITS.tokens;
}
