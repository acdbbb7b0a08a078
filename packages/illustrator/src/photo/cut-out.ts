import type { Plane } from '@loopwright/media';
import { clamp, smoothstep } from '../math/periodic.ts';
import { modelColours } from './colour-model.ts';
import type { Face } from './find-face.ts';
import { boxBlur, guidedFilter } from './guided-filter.ts';
import type { LabPlanes } from './picture.ts';
import { mapPlane, meanOf } from './plane.ts';
import { keepLargest } from './saliency.ts';

const ROUNDS = 4;
/** How far evidence of the color of one pixel may go, in natural units of log odds. */
const MOST_EVIDENCE = 3;
/** Between these parts of the picture a subject is believed. */
const SMALLEST_SHARE = 0.04;
const LARGEST_SHARE = 0.85;
/** Mean certainty of the pixels, 0 to 1, below which the colors do not tell them apart. */
const LEAST_CERTAINTY = 0.62;
/** Without a face: how much what stands out from the border has to agree, as a part of both together. */
const LEAST_AGREEMENT = 0.55;

/** How likely each pixel is the subject's before its color is looked at. */
function priorOf(lightness: Plane, face: Face | null): Plane {
  const ratio = lightness.height / lightness.width;
  if (face === null) {
    return mapPlane(lightness, (_, x, y) => {
      const away = (x - 0.5) ** 2 / 0.07 + (y - 0.56) ** 2 / 0.09;
      return isAtEdge(x, y) ? 0.02 : 0.12 + 0.6 * Math.exp(-away);
    });
  }
  const across = { x: face.right.x - face.left.x, y: face.right.y - face.left.y };
  const eyes = Math.hypot(across.x, across.y);
  const middle = { x: (face.left.x + face.right.x) / 2, y: (face.left.y + face.right.y) / 2 };
  return mapPlane(lightness, (_, x, fractionY) => {
    const dx = (x - middle.x) / eyes;
    const dy = (fractionY * ratio - middle.y) / eyes;
    const head = Math.hypot(dx / 1.15, (dy - 0.3) / 1.35);
    if (head < 1) return 0.97;
    const body = dy > 0.6 ? Math.abs(dx) / (1 + 0.7 * dy) : Infinity;
    if (body < 1) return 0.62;
    return isAtEdge(x, fractionY) ? 0.05 : 0.1 + 0.35 * Math.exp(-((head - 1) ** 2) * 2);
  });
}

/** Subjects seldom touch the upper edge or the sides; the lower edge cuts many off. */
const isAtEdge = (x: number, y: number): boolean => x < 0.03 || x > 0.97 || y < 0.03;

/** One round: the colors of both sides, and what they say of each pixel. */
function reassign(planes: LabPlanes, matte: Plane, prior: Plane): Plane {
  const { lightness, a, b } = planes;
  const subject = modelColours(planes, matte.data);
  const ground = modelColours(
    planes,
    matte.data.map((value) => 1 - value),
  );
  const odds = mapPlane(matte, (_, _x, _y, i) => {
    const color = [lightness.data[i] ?? 0, a.data[i] ?? 0, b.data[i] ?? 0] as const;
    const evidence = Math.log(subject(...color) / ground(...color));
    const before = clamp(prior.data[i] ?? 0.5, 0.01, 0.99);
    const sum = clamp(evidence, -MOST_EVIDENCE, MOST_EVIDENCE) + Math.log(before / (1 - before));
    return 1 / (1 + Math.exp(-sum));
  });
  return guidedFilter(lightness, odds, Math.round(lightness.width / 50) + 1, 8e-4);
}

/** Intersection over union. */
function agreement(p: Plane, q: Plane): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < p.data.length; i++) {
    both += Math.min(p.data[i] ?? 0, q.data[i] ?? 0);
    either += Math.max(p.data[i] ?? 0, q.data[i] ?? 0);
  }
  return either > 0 ? both / either : 0;
}

/** What is enclosed by the subject belongs to it. */
function fillHoles(matte: Plane): Plane {
  const ground = keepLargest(mapPlane(matte, (value) => 1 - value));
  return mapPlane(matte, (value, _x, _y, i) =>
    (ground.data[i] ?? 0) > 0.5 ? value : Math.max(value, 0.9),
  );
}

/**
 * The subject cut out of a picture: colors of subject and background in turns with the pixels that they
 * explain, as GrabCut does, with a guided filter in the place of its graph cut.
 * @param salient what stands out from the picture's border
 * @param face of the subject, which tells where it is; else it is expected in the middle
 * @returns 1 on the subject, 0 around it; null where the two cannot be told apart
 */
export function cutOutSubject(picture: LabPlanes, salient: Plane, face: Face | null): Plane | null {
  const prior = priorOf(picture.lightness, face);
  let matte = prior;
  for (let round = 0; round < ROUNDS; round++) matte = reassign(picture, matte, prior);
  const certainty = meanOf(mapPlane(matte, (value) => Math.abs(2 * value - 1)));
  const piece = keepLargest(matte);
  const kept = mapPlane(matte, (value, _x, _y, i) =>
    (piece.data[i] ?? 0) > 0.5 ? value : Math.min(value, 0.4),
  );
  const hard = mapPlane(fillHoles(kept), (value) => smoothstep(0.42, 0.68, value));
  const shaped = boxBlur(hard, 1);
  const share = meanOf(shaped);
  const isSure =
    certainty >= LEAST_CERTAINTY &&
    share >= SMALLEST_SHARE &&
    share <= LARGEST_SHARE &&
    (face !== null || agreement(shaped, salient) >= LEAST_AGREEMENT);

  return isSure ? shaped : null;
}
