import { hasOwnFace } from './kin.ts';

/** Animals with a glyph of their face, from which a puppet with hands is made. */
const FACES: Readonly<Record<string, string>> = {
  cat: 'cat-face',
  'black-cat': 'cat-face',
  dog: 'dog-face',
  poodle: 'dog-face',
  horse: 'horse-face',
  cow: 'cow-face',
  pig: 'pig-face',
  rabbit: 'rabbit-face',
  mouse: 'mouse-face',
  tiger: 'tiger-face',
  monkey: 'monkey-face',
};

/** The glyph of an animal's face, when it is drawn whole and has one; else the glyph itself. */
export const faceOf = (glyph: string): string =>
  hasOwnFace(glyph) ? `${glyph}-face` : (FACES[glyph] ?? glyph);
