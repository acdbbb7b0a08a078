import { prepareDatabase } from '../src/platform/database/prepared.ts';

/** Creates the file that the embedded database starts from at its first start, unless it is current. */
console.log(`Prepared database: ${await prepareDatabase()}.`);
