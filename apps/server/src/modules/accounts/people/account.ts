import type { PlanName } from '@loopwright/contract';
import type { billingAccounts } from '../../../schema/schema.ts';

/** A person as the rest of the server knows them: without the password's hash. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  /** null: they came through a provider that told none. */
  readonly email: string | null;
  readonly plan: PlanName;
  readonly stripeCustomerId: string | null;
}

/** A person with what is left of the week's tokens at the moment. */
export interface Member extends Account {
  /** null: they have never been to a checkout. */
  readonly billing: MemberBilling | null;
  readonly tokensRemaining: number;
}

/** A person in one of their browsers. */
export interface SignedInMember extends Member {
  readonly session: { readonly id: string; readonly startedAt: Date };
}

/** What the payment provider last said about their subscription. */
export type MemberBilling = Pick<
  typeof billingAccounts.$inferSelect,
  'status' | 'periodEndsAt' | 'endsAt' | 'trialEndsAt' | 'hasUsedTrial'
>;
