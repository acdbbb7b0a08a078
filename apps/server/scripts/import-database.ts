import { open } from 'node:fs/promises';
import { parseConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/database/connect.ts';
import { importRows } from '../src/platform/database/transfer.ts';

/** Imports a file of `npm run export` into the configured database, which must be empty. */
const [fileName] = process.argv.slice(2);
if (fileName === undefined) throw new Error('Usage: npm run import -- <file>');
const file = await open(fileName);
const log = { info: () => undefined, warn: console.warn };
const database = await openDatabase(parseConfig(process.env), log);
try {
  const count = await importRows(database, file.readLines());
  console.log(`Imported ${count} rows.`);
} finally {
  await database.close();
}
