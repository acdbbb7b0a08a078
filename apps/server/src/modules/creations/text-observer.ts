import type { Transaction } from '../../platform/database/database.ts';
import type { CreationRow } from './creation.ts';

/** Is told when the title or the alternative text of a creation changes. */
export interface TextObserver {
  /**
   * Before the change.
   * @param creation as it will be
   * @throws AppError `refused` when others see it and a text is against the rules
   */
  checkTexts(creation: CreationRow): Promise<void>;
  /** In the transaction of the change, after it. */
  textsChanged(tx: Transaction, creationId: string): Promise<void>;
}
