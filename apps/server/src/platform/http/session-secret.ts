import path from 'node:path';
import { loadSecret } from '../secret-file.ts';

const FILE_NAME = 'session-secret';

/** Loads the secret of the CSRF tokens, which is stored in the data folder. */
export const loadSessionSecret = (dataDirectory: string): Promise<string> =>
  loadSecret(path.join(dataDirectory, FILE_NAME));
