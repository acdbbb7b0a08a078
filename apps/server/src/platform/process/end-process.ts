import { writeSync } from 'node:fs';

const STANDARD_ERROR = 2;

/**
 * Ends the process at once, with one line on standard error and exit code 1. The line is written
 * synchronously, because asynchronous writes would not finish.
 */
export function endProcess(line: string): never {
  try {
    writeSync(STANDARD_ERROR, `${line}\n`);
  } finally {
    process.exit(1);
  }
}
