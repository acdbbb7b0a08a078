import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '../platform/database/embedded.ts';
import { stripeEvents } from '../schema/schema.ts';

/**
 * A process that opens the folder in its first argument, prints `ready`, and writes rows until it is
 * killed. It prints each key once its commit has been acknowledged. The third argument is a statement
 * that it runs after each row.
 */
const [folder = '', prefix = '', statement = 'select 1'] = process.argv.slice(2);
const ignore = (): void => undefined;
const log = { info: ignore, warn: ignore };

try {
  const database = await openEmbeddedDatabase({ folder, log });
  console.log('ready');
  for (let count = 0; ; count += 1) {
    const key = `${prefix}${count}`;
    const [createdAt, receivedAt] = [new Date(), new Date()];
    await database.transaction((tx) =>
      tx.insert(stripeEvents).values({ id: key, type: 'written', createdAt, receivedAt }),
    );
    console.log(key);
    await database.orm.execute(sql.raw(statement));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
