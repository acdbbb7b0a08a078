import { open } from 'node:fs/promises';
import { parseConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/database/connect.ts';
import { exportRows } from '../src/platform/database/transfer.ts';

/**
 * Writes every row of the configured database to a file, to move to another PostgreSQL or to a newer
 * embedded database.
 */
const [fileName] = process.argv.slice(2);
if (fileName === undefined) throw new Error('Usage: npm run export -- <new file>');
const log = { info: () => undefined, warn: console.warn };
const database = await openDatabase(parseConfig(process.env), log);
// `wx` does not overwrite an earlier export.
const file = await open(fileName, 'wx', 0o600);
try {
  let count = 0;
  await exportRows(database, async (line) => {
    await file.write(line);
    count += 1;
  });
  await file.sync();
  console.log(`Exported ${count} rows to ${fileName}.`);
} finally {
  await file.close();
  await database.close();
}
