import { openEmbeddedDatabase } from '../database/embedded.ts';
import { rateLimits } from '../database/schema.ts';

/**
 * A process of its own that opens the folder in its first argument, says `ready`, and writes rows
 * until it is killed, saying each key once its commit has been acknowledged.
 */
const [folder = '', prefix = ''] = process.argv.slice(2);
const ignore = (): void => undefined;
const log = { info: ignore, warn: ignore };

try {
  const database = await openEmbeddedDatabase({ folder, log });
  console.log('ready');
  for (let count = 0; ; count += 1) {
    const key = `${prefix}${count}`;
    await database.transaction((tx) =>
      tx.insert(rateLimits).values({ key, count, resetsAt: new Date() }),
    );
    console.log(key);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
