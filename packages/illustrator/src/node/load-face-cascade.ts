import { readFile } from 'node:fs/promises';
import { type FaceCascade, readFaceCascade } from '../photo/face-cascade.ts';

/** Where Debian's package `opencv-data` and Homebrew's `opencv` have their cascades. */
const FOLDERS = [
  '/usr/share/opencv4/lbpcascades',
  '/usr/share/opencv/lbpcascades',
  '/usr/local/share/opencv4/lbpcascades',
  '/opt/homebrew/share/opencv4/lbpcascades',
];
const FILE = 'lbpcascade_frontalface_improved.xml';

/**
 * The classifier for faces of people (docs/decisions/0071).
 * @returns null where it is not installed: then glasses and hats are not put on people
 */
export async function loadFaceCascade(): Promise<FaceCascade | null> {
  for (const folder of FOLDERS) {
    const xml = await readFile(`${folder}/${FILE}`, 'utf8').catch(() => null);
    if (xml !== null) return readFaceCascade(xml);
  }
  return null;
}
