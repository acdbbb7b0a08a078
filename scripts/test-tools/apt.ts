import { existsSync } from 'node:fs';
import { run } from './run.ts';

let isUpdated = false;

/** Installs packages with apt-get where that is possible: as root on Debian or Ubuntu. */
export async function installWithApt(...packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!isUpdated) await run('apt-get', ['update'], environment);
  isUpdated = true;
  const parameters = ['install', '-y', '--no-install-recommends', ...packages];
  return (await run('apt-get', parameters, environment)).hasSucceeded;
}
