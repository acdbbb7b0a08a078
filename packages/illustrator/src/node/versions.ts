import { existsSync, readdirSync } from 'node:fs';
import { ILLUSTRATOR_VERSION } from '../index.ts';

/** What draws scenes, of the current version or of an earlier one. */
export type Drawing = typeof import('./drawing.ts');

/** Earlier versions, each in a folder with its code in one file and its art pack. */
const VERSIONS_FOLDER = new URL('../../versions/', import.meta.url);

/** Where `scripts/keep-version.ts` puts the code, so that it finds its art pack as the package does. */
export const DRAWING_FILE = 'src/node/drawing.js';

/** The versions that can be drawn: the current one and those that are kept in `versions/`. */
export function drawableVersions(): readonly string[] {
  const kept = existsSync(VERSIONS_FOLDER) ? readdirSync(VERSIONS_FOLDER) : [];
  return [...new Set([ILLUSTRATOR_VERSION, ...kept])];
}

/**
 * Loads what draws scenes of a version. The same request gives the same pixels in every release that
 * has the version.
 * @throws RangeError when it is not one of `drawableVersions`
 */
export async function loadDrawing(version: string): Promise<Drawing> {
  if (version === ILLUSTRATOR_VERSION) return await import('./drawing.ts');
  if (!drawableVersions().includes(version)) {
    throw new RangeError(`Version ${version} of the illustrator is no longer in this release.`);
  }
  return (await import(new URL(`${version}/${DRAWING_FILE}`, VERSIONS_FOLDER).href)) as Drawing;
}
