import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CACHE_FOLDER } from './cache-folder.ts';
import { run } from './run.ts';

/**
 * Gets a package out of npm into the cache folder, without running its scripts.
 * @returns its folder; null when it cannot be had
 */
export async function fetchPackage(name: string, version: string): Promise<string | null> {
  const prefix = path.join(CACHE_FOLDER, `${path.basename(name)}-${version}`);
  const folder = path.join(prefix, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  await mkdir(prefix, { recursive: true });
  const options = ['--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { hasSucceeded } = await run('npm', ['install', ...options, `${name}@${version}`]);
  return hasSucceeded ? folder : null;
}
