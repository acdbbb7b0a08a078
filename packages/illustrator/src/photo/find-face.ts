import type { Canvas, Environment } from '../canvas.ts';
import { type FaceCascade, type FaceWindow, findWindows } from './face-cascade.ts';
import { type EyePair, findEyePairs, type Point } from './find-eyes.ts';
import { type LabPlanes, measureColours } from './picture.ts';
import { resizePlane } from './plane.ts';

/** Long side of the copy on which faces are looked for, in pixels. */
const COPY_SIZE = 320;
/** From one size of faces to the next. */
const STEP = 1.1;
/** A face is found by many windows, anything else by a few. */
const LEAST_WINDOWS = 8;
/** So many are found in a pattern all over the picture. */
const MOST_WINDOWS = 1200;
/** Of the window of the cascade: where eyes are when they cannot be seen more exactly. */
const EYES_IN_WINDOW = { left: 0.22, right: 0.8, y: 0.26 };
/** How far from there they are looked for, in sizes of the window. */
const EYES_WITHIN = 0.17;
const LEAST_EYE_SCORE = 0.34;
/** Other eyes that are nearly as likely leave it open which is the face. */
const MOST_RIVAL_SUPPORT = 0.7;

/** A face that looks at the camera. All lengths are fractions of the picture's width. */
export interface Face {
  /** The eye at the left of the picture. */
  readonly left: Point;
  readonly right: Point;
}

/** Who is to be found: nothing tells animals' eyes from other round things but the word. */
export type FaceKind = 'person' | 'animal';

const overlap = (p: FaceWindow, q: FaceWindow): boolean =>
  Math.abs(p.x + p.size / 2 - q.x - q.size / 2) < 0.3 * Math.min(p.size, q.size) &&
  Math.abs(p.y + p.size / 2 - q.y - q.size / 2) < 0.3 * Math.min(p.size, q.size) &&
  Math.max(p.size, q.size) < 1.6 * Math.min(p.size, q.size);

/** The window that most others agree with, as their mean; null where hardly any do. */
export function agreedWindow(windows: readonly FaceWindow[]): FaceWindow | null {
  const groups = windows.map((window) => windows.filter((other) => overlap(window, other)));
  const largest = groups.reduce<FaceWindow[]>(
    (best, group) => (group.length > best.length ? group : best),
    [],
  );
  if (largest.length < LEAST_WINDOWS) return null;
  const mean = (value: (window: FaceWindow) => number): number =>
    largest.reduce((sum, window) => sum + value(window), 0) / largest.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), size: mean(({ size }) => size) };
}

function findPerson({ lightness }: LabPlanes, cascade: FaceCascade): FaceWindow | null {
  const shorter = Math.min(lightness.width, lightness.height);
  const windows: FaceWindow[] = [];
  for (let scale = 1; scale * shorter >= cascade.size; scale /= STEP) {
    const width = Math.round(lightness.width * scale);
    const height = Math.round(lightness.height * scale);
    windows.push(...findWindows(cascade, resizePlane(lightness, width, height)));
    if (windows.length > MOST_WINDOWS) return null;
  }
  return agreedWindow(windows);
}

/** The pair in pixels as a face in fractions of the width. */
const faceOf = ({ left, right }: EyePair, width: number): Face => ({
  left: { x: left.x / width, y: left.y / width },
  right: { x: right.x / width, y: right.y / width },
});

function eyesInWindow({ x, y, size }: FaceWindow, faces: readonly Face[]): Face {
  const at = (share: number): Point => ({ x: x + share * size, y: y + EYES_IN_WINDOW.y * size });
  const usual = { left: at(EYES_IN_WINDOW.left), right: at(EYES_IN_WINDOW.right) };
  const isNear = (p: Point, q: Point): boolean =>
    Math.hypot(p.x - q.x, p.y - q.y) < EYES_WITHIN * size;
  return (
    faces.find(({ left, right }) => isNear(left, usual.left) && isNear(right, usual.right)) ?? usual
  );
}

/** Those of about the same two eyes. */
function agreeing(pairs: readonly EyePair[], { left, right }: EyePair): EyePair[] {
  const reach = 0.3 * (right.x - left.x);
  const isNear = (p: Point, q: Point): boolean => Math.hypot(p.x - q.x, p.y - q.y) < reach;
  return pairs.filter((pair) => isNear(pair.left, left) && isNear(pair.right, right));
}

/** The pair that most others agree with, as their mean; null where others have nearly as many. */
function agreedPair(pairs: readonly EyePair[], width: number): Face | null {
  const likely = pairs.filter(({ score }) => score > 0.6 * (pairs[0]?.score ?? 0));
  const supportOf = (group: readonly EyePair[]): number =>
    group.reduce((sum, { score }) => sum + score, 0);
  const groups = likely
    .map((pair) => agreeing(likely, pair))
    .toSorted((p, q) => supportOf(q) - supportOf(p));
  const [best = []] = groups;
  const isSure = best.some(({ score }) => score >= LEAST_EYE_SCORE);
  const rival = groups.find((group) => group.every((pair) => !best.includes(pair))) ?? [];
  if (!isSure || supportOf(rival) > MOST_RIVAL_SUPPORT * supportOf(best)) return null;
  const mean = (eye: 'left' | 'right', axis: 'x' | 'y'): number =>
    best.reduce((sum, pair) => sum + pair[eye][axis] * pair.score, 0) / supportOf(best) / width;
  return {
    left: { x: mean('left', 'x'), y: mean('left', 'y') },
    right: { x: mean('right', 'x'), y: mean('right', 'y') },
  };
}

/** The colors of a small copy of a picture, in which faces are looked for. */
export const measureForFaces = (environment: Environment, canvas: Canvas): LabPlanes =>
  measureColours(environment, canvas, COPY_SIZE);

/**
 * The face of a picture's subject, by its eyes.
 * @param planes see `measureForFaces`
 * @param cascade finds faces of people; without one they are not found
 * @returns null where there is none, or where it is not sure which one it is
 */
export function findFace(
  planes: LabPlanes,
  kind: FaceKind,
  cascade: FaceCascade | null,
): Face | null {
  const { width } = planes.lightness;
  const window = cascade === null || kind === 'animal' ? null : findPerson(planes, cascade);
  if (window === null && kind !== 'animal') return null;
  const pairs = findEyePairs(planes);
  if (window !== null) {
    return eyesInWindow(
      window,
      pairs.map((pair) => faceOf(pair, width)),
    );
  }
  return agreedPair(pairs, width);
}
