import type { Plane } from '@loopwright/media';
import type { Environment } from '../canvas.ts';
import { isAnimal } from '../language/kinds-of-things.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { cutOutSubject } from './cut-out.ts';
import type { FaceCascade } from './face-cascade.ts';
import { type Face, findFace, measureForFaces } from './find-face.ts';
import type { Picture } from './picture.ts';
import type { Saliency } from './saliency.ts';

/** Who a photograph shows, as far as it can be found. */
export interface PhotoSubject {
  readonly kind: 'person' | 'animal';
  readonly face: Face | null;
  /** Where effects keep away: the face, or what may well be one. */
  readonly shielded: Face | null;
  /** 1 on the subject; null where it cannot be told from the background. */
  readonly matte: Plane | null;
  /** From the eyes up to the top of the head, in distances between the eyes. */
  readonly headTop: number;
  /** From one side of the head to the other above the eyes, with its hair, in distances between the eyes. */
  readonly headWidth: number;
}

/** The usual distance from the eyes to the top of the head, and how far it may be from that. */
const HEAD_TOPS = {
  person: { usual: 1.55, least: 1.2, most: 2 },
  animal: { usual: 1, least: 0.75, most: 1.3 },
} as const;

/** The usual width of the head, and how far it may be from that. */
const HEAD_WIDTHS = {
  person: { usual: 2.7, least: 2.4, most: 4 },
  animal: { usual: 1.9, least: 1.7, most: 2.6 },
} as const;
/** How far above the eyes the head is measured, in distances between the eyes. */
const FOREHEAD = 0.7;

/** Walks from above the eyes to both sides until the subject ends. */
function headWidthOf(
  { left, right }: Face,
  matte: Plane | null,
  kind: PhotoSubject['kind'],
): number {
  const { usual, least, most } = HEAD_WIDTHS[kind];
  if (matte === null) return usual;
  const eyes = Math.hypot(right.x - left.x, right.y - left.y);
  const along = { x: (right.x - left.x) / eyes, y: (right.y - left.y) / eyes };
  const reachTo = (side: -1 | 1): number => {
    for (let distance = least / 2; distance < most / 2; distance += 0.05) {
      const fromMiddle = side * distance * eyes;
      const x = (left.x + right.x) / 2 + along.x * fromMiddle + along.y * FOREHEAD * eyes;
      const y = (left.y + right.y) / 2 + along.y * fromMiddle - along.x * FOREHEAD * eyes;
      const at = Math.round(y * matte.width) * matte.width + Math.round(x * matte.width);
      if (x < 0 || x > 1 || (matte.data[at] ?? 0) < 0.5) return distance;
    }
    return usual / 2;
  };
  return reachTo(-1) + reachTo(1);
}

/** Walks from the eyes upwards to the end of the subject. */
function headTopOf({ left, right }: Face, matte: Plane | null, kind: PhotoSubject['kind']): number {
  const { usual, least, most } = HEAD_TOPS[kind];
  if (matte === null) return usual;
  const eyes = Math.hypot(right.x - left.x, right.y - left.y);
  const up = { x: (right.y - left.y) / eyes, y: -(right.x - left.x) / eyes };
  for (let distance = least; distance < most; distance += 0.05) {
    const x = Math.round(((left.x + right.x) / 2 + up.x * distance * eyes) * matte.width);
    const y = Math.round(((left.y + right.y) / 2 + up.y * distance * eyes) * matte.width);
    if (x < 0 || y < 0 || x >= matte.width || y >= matte.height) return usual;
    if ((matte.data[y * matte.width + x] ?? 0) < 0.5) return distance;
  }
  return usual;
}

/**
 * Finds the subject of a photograph and its face.
 * @param pictured what the prompt says the photograph shows: "my cat"
 */
export function findPhotoSubject(
  environment: Environment,
  picture: Picture,
  { matte: salient }: Saliency,
  pictured: readonly Subject[],
  {
    vocabulary,
    cascade,
  }: { readonly vocabulary: Vocabulary; readonly cascade: FaceCascade | null },
): PhotoSubject {
  const isOfAnimal = pictured.some(({ glyph }) => isAnimal(glyph, vocabulary));
  const kind = isOfAnimal && pictured.every(({ person }) => person === null) ? 'animal' : 'person';
  const planes = measureForFaces(environment, picture.canvas);
  const face = findFace(planes, kind, cascade);
  const matte = cutOutSubject(picture, salient, face);
  const mayBeAnimal = face === null && pictured.length === 0;
  const shielded = mayBeAnimal ? findFace(planes, 'animal', null) : face;
  return {
    kind,
    face,
    shielded,
    matte,
    headTop: face === null ? 0 : headTopOf(face, matte, kind),
    headWidth: face === null ? 0 : headWidthOf(face, matte, kind),
  };
}
