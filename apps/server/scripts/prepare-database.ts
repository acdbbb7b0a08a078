import { prepareDatabase } from '../src/platform/database/prepared.ts';

/** Makes the file that a first start of the embedded database begins with; skips itself when current. */
console.log(`Prepared database: ${await prepareDatabase()}.`);
