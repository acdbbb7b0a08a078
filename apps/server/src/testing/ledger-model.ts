import { PLANS, type PlanName, tokenWeekStart } from '@loopwright/contract';

interface ModelHold {
  readonly holdId: string;
  readonly amount: number;
  readonly weekStartMs: number;
  hasEnded: boolean;
}

/** A small in-memory model of the ledger's rules, for comparison with the real ledger. */
export class LedgerModel {
  readonly holds: ModelHold[] = [];
  plan: PlanName = 'free';
  balance = 0;
  isDeleted = false;
  #granted = 0;
  #weekStartMs = Number.NEGATIVE_INFINITY;

  /** Moves the account to the week of `at`. */
  enterWeek(at: Date): void {
    const weekStartMs = tokenWeekStart(at).getTime();
    if (weekStartMs > this.#weekStartMs) {
      this.#weekStartMs = weekStartMs;
      this.#granted = 0;
      this.balance = 0;
    }
    const missing = Math.max(0, PLANS[this.plan].tokensPerWeek - this.#granted);
    this.#granted += missing;
    this.balance += missing;
  }

  changePlan(plan: PlanName, at: Date): void {
    this.enterWeek(at);
    this.plan = plan;
    this.enterWeek(at);
  }

  hold(holdId: string, amount: number): void {
    this.balance -= amount;
    this.holds.push({ holdId, amount, weekStartMs: this.#weekStartMs, hasEnded: false });
  }

  /** @returns whether the hold was still open */
  end(hold: ModelHold, isReleased: boolean, at: Date): boolean {
    if (this.isDeleted || hold.hasEnded) return false;
    this.enterWeek(at);
    hold.hasEnded = true;
    if (isReleased && hold.weekStartMs === this.#weekStartMs) this.balance += hold.amount;
    return true;
  }
}
