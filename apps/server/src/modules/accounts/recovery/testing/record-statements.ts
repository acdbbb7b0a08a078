import { vi } from 'vitest';
import type { Database } from '../../../../platform/database/database.ts';

/** The same database, whose statements inside transactions can be read, without their values. */
export function recordStatements(database: Database): {
  readonly database: Database;
  readonly statements: string[];
} {
  const statements: string[] = [];
  const transaction: Database['transaction'] = (work) =>
    database.transaction((tx) => {
      const { session } = tx._;
      const prepare = session.prepareQuery.bind(session);
      vi.spyOn(session, 'prepareQuery').mockImplementation((query, ...rest) => {
        // One of the drivers ends its transactions here.
        if (query.sql !== 'commit') statements.push(query.sql);
        return prepare(query, ...rest);
      });
      return work(tx);
    });
  return { database: { ...database, transaction }, statements };
}
