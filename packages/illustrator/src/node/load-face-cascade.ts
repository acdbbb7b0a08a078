import { readFile } from 'node:fs/promises';
import { type FaceCascade, readFaceCascade } from '../photo/face-cascade.ts';

const CASCADE_URL = new URL('../../cascades/lbpcascade_frontalface_improved.xml', import.meta.url);

/** The classifier for faces of people (docs/decisions/0088). */
export const loadFaceCascade = async (): Promise<FaceCascade> =>
  readFaceCascade(await readFile(CASCADE_URL, 'utf8'));
