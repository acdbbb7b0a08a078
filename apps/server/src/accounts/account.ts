import type { PlanName } from '@loopwright/contract';

/** A person as the rest of the server knows them: without the password's hash. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly plan: PlanName;
  readonly stripeCustomerId: string | null;
}

/** A person with what is left of the week's tokens at the moment. */
export interface Member extends Account {
  readonly tokensRemaining: number;
}
