import type { PlanName, WorkspaceRole } from '@loopwright/contract';
import type { subscriptions } from '../../../schema/schema.ts';

/** A user as the rest of the server knows them: without the password hash. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  /** null: the identity provider sent none. */
  readonly email: string | null;
  /** Of their picture; null: none. */
  readonly avatarToken: string | null;
}

/** The workspace that a user works in, and what they may know of it. */
export interface ActiveWorkspace {
  readonly id: string;
  /** null: the personal one. */
  readonly name: string | null;
  readonly role: WorkspaceRole;
  /** A team whose plan has ended. */
  readonly isReadOnly: boolean;
  readonly plan: PlanName;
  /** The current balance of this week. */
  readonly tokensRemaining: number;
  /** null: there is none, or the role may not manage billing. */
  readonly stripeCustomerId: string | null;
  /** null: the workspace has never started a checkout, or the role may not manage billing. */
  readonly subscription: SubscriptionState | null;
}

/** A workspace that a user is a member of. */
export type JoinedWorkspace = Pick<ActiveWorkspace, 'id' | 'name' | 'role' | 'isReadOnly'>;

/** A user in one of their browsers, in one of their workspaces. */
export interface SignedInUser extends Account {
  readonly workspace: ActiveWorkspace;
  /** All of them, the personal one first, then by name. */
  readonly workspaces: readonly JoinedWorkspace[];
  readonly session: { readonly id: string; readonly startedAt: Date };
}

/** What the payment provider last said about the subscription. */
export type SubscriptionState = Pick<
  typeof subscriptions.$inferSelect,
  'status' | 'periodEndsAt' | 'endsAt' | 'trialEndsAt' | 'hasUsedTrial'
>;
