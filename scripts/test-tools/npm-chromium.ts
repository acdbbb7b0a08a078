import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE_FOLDER } from './cache-folder.ts';
import { fetchPackage } from './npm-package.ts';
import { run } from './run.ts';

/** MIT. Chromium without windows and without video encoders, for Linux on x64. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';

const FOLDER = path.join(CACHE_FOLDER, `chromium-${VERSION}`, 'unpacked');

/** Starts the Chromium out of npm, once it has been fetched. */
export const NPM_CHROMIUM = path.join(FOLDER, 'start-chromium.sh');

/** The package finds its libraries by itself only where it runs on AWS Lambda. */
const START_SCRIPT = `#!/bin/sh
export LD_LIBRARY_PATH="${FOLDER}/al2023/lib:$LD_LIBRARY_PATH"
exec "${FOLDER}/chromium" "$@"
`;

/**
 * Fetches the browser out of npm and unpacks it, which takes some seconds and 330 MB.
 * @returns how to start it; null when it cannot be had or does not run here
 */
export async function fetchNpmChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = await fetchPackage(PACKAGE, VERSION);
  if (folder === null) return null;
  await mkdir(FOLDER, { recursive: true });
  const module = pathToFileURL(path.join(folder, 'build/esm/index.js')).href;
  const unpack = `const { default: it } = await import('${module}'); await it.executablePath();`;
  // It unpacks into the folder for temporary files, and its libraries only for this runtime.
  const environment = { TMPDIR: FOLDER, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  const parameters = ['--input-type=module', '--eval', unpack];
  if (!(await run(process.execPath, parameters, environment)).hasSucceeded) return null;
  await writeFile(NPM_CHROMIUM, START_SCRIPT);
  await chmod(NPM_CHROMIUM, 0o755);
  const { hasSucceeded } = await run(NPM_CHROMIUM, ['--version'], {}, 60_000);
  return hasSucceeded ? NPM_CHROMIUM : null;
}
