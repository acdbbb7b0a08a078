import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Where tools for the tests are kept between runs. For root not below its home, which other users
 * may not enter: PostgreSQL runs as one of them.
 */
export const CACHE_FOLDER =
  process.getuid?.() === 0
    ? '/var/cache/loopwright-tests'
    : path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'loopwright-tests');
