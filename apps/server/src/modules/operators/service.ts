import { createHash, randomUUID } from 'node:crypto';
import type { OperatorAction, OperatorOverview, OperatorUser } from '@loopwright/contract';
import { notFoundError } from '../../platform/errors.ts';
import { type LogPage, nameUser, readLog, writeAction } from './log-store.ts';
import { type OverviewDependencies, readOverview } from './overview.ts';
import { performAction } from './perform-action.ts';
import { findUser, findUsers } from './user-store.ts';

export interface OperatorDependencies extends OverviewDependencies {
  /** The names in OPERATORS, in the form in which usernames are compared. */
  readonly operators: ReadonlySet<string>;
}

/** What an operator wants to do about a user. */
interface ActionRequest {
  readonly operatorId: string;
  readonly userId: string;
  readonly action: OperatorAction;
  /** The Idempotency-Key: the same request is carried out and logged once. */
  readonly requestKey: string;
}

export interface OperatorService {
  /** How the server is: health, queue and failures. */
  overview(): Promise<OperatorOverview>;
  /** Users whose username or email begins with the text, or whose id it is. Empty: the newest. */
  findUsers(query: string): Promise<OperatorUser[]>;
  /**
   * Carries an action out and logs it, both or neither. @returns the user afterwards
   * @throws AppError as `performAction`, and `conflict` when the key belongs to another request
   */
  act(request: ActionRequest): Promise<OperatorUser>;
  /** Newest first. @param cursor the `nextCursor` of the page before */
  log(cursor: string | undefined): Promise<LogPage>;
}

/** Creates the service of the operators' page. Callers have made sure that an operator asks. */
export function createOperatorService(dependencies: OperatorDependencies): OperatorService {
  const { database, clock, operators } = dependencies;
  const search = () => ({ operators, now: clock() });

  return {
    overview: () => readOverview(dependencies),
    findUsers: (query) => findUsers(database.orm, query, search()),

    async act({ operatorId, userId, action, requestKey }) {
      const now = clock();
      const { reason } = action;
      const entry = {
        id: randomUUID(),
        action: action.action,
        operatorId,
        reason,
        tokens: action.action === 'grant' ? action.tokens : null,
        plan: action.action === 'plan' ? action.plan : null,
        requestKey,
        requestHash: hashOf(userId, action),
        createdAt: now,
      };
      await database.transaction(async (tx) => {
        if (!(await writeAction(tx, entry))) return;
        await performAction(tx, { id: entry.id, userId, action, operators, now });
        await nameUser(tx, entry.id, userId);
      });
      const user = await findUser(database.orm, userId, search());
      if (user === null) throw notFoundError();
      return user;
    },

    log: (cursor) => readLog(database.orm, cursor),
  };
}

/** Two requests with one key are the same when nothing in them differs. */
function hashOf(userId: string, action: OperatorAction): string {
  const fields = Object.entries(action).toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256')
    .update(JSON.stringify([userId, fields]))
    .digest('hex');
}
