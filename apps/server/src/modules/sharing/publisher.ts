import type { ReviewState } from '@loopwright/contract';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { CreationRow } from '../creations/index.ts';
import type { ShareRow } from './store.ts';

/** Offers shares to the community gallery. `modules/community` does it. */
export interface Publisher {
  /** Whether there is a community gallery. */
  readonly isOpen: boolean;
  /**
   * Checks what everybody would read, before the transaction that offers it.
   * @throws AppError `forbidden` when there is no community gallery, `refused` when a text is against the rules
   */
  check(creation: CreationRow): Promise<void>;
  /**
   * Checks in the transaction that shares a creation, also by link only.
   * @throws AppError `forbidden` when an operator has suspended the user or removed the very same file
   */
  checkShareable(tx: Transaction, creationId: string, userId: string): Promise<void>;
  /** Offers a share, or takes over what has changed of one. */
  publish(tx: Transaction, creation: CreationRow, share: ShareRow): Promise<void>;
  /** Takes a share out of the gallery. Its page stays. */
  withdraw(tx: Transaction, creationId: string): Promise<void>;
  /** null: it was not offered. */
  readState(orm: Queryable, creationId: string): Promise<ReviewState | null>;
}
