import type { Plane } from '@loopwright/media';
import type { Canvas2D } from '../canvas.ts';
import type { Subject } from '../language/subject.ts';
import { clamp } from '../math/periodic.ts';
import type { HeroPlace, Stage } from '../stage/stage.ts';
import { faceInFrame } from './draw-worn.ts';
import type { PhotoSubject } from './photo-subject.ts';

/** The part of a picture that its subject takes, fractions of its width and height. */
export interface SubjectBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of the subject's pixels, so many may lie outside of its box at each side: a matte has stray ones. */
const STRAY = 0.03;

/** The first and the last place of a row of sums between which all but stray ones lie, 0 to 1. */
function extentOf(sums: Float64Array): readonly [first: number, last: number] {
  const total = sums.reduce((sum, value) => sum + value, 0);
  const placeOf = (share: number): number => {
    let before = 0;
    const index = sums.findIndex((value) => (before += value) >= share * total);
    return Math.max(0, index) / sums.length;
  };
  return [placeOf(STRAY), placeOf(1 - STRAY)];
}

/** @param matte 1 on the subject, 0 around it */
export function boxOfSubject({ width, height, data }: Plane): SubjectBox {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] ?? 0;
      columns[x]! += value;
      rows[y]! += value;
    }
  }
  const [left, right] = extentOf(columns);
  const [top, bottom] = extentOf(rows);
  return { left, right, top, bottom };
}

/** Height of what is added, of the picture's shorter side, at its natural size. */
const USUAL_SIZE = 0.45;
const LARGEST_SIZE = 0.85;
/** Its width over its height, where the layout does not tell. */
const BREADTH = 0.9;
/** As much of the picture's width it has where the subject fills the picture, and stands before it then. */
const LEAST_ROOM = 0.25;
const MARGIN = 0.03;
/** Where feet stand at the lowest. */
const LOWEST_FEET = 0.95;
/** The middle of what flies, from the top. */
const IN_THE_AIR = 0.27;

/** Where an added thing is drawn: its feet, or its middle where it flies, in pixels; and its size there. */
export interface AddedPlace {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** The same point as the layout has it. */
  readonly from: { readonly x: number; readonly y: number };
}

/** The lower end of something, in pixels. */
const feetOf = ({ width, height }: Stage, { y, size }: HeroPlace): number =>
  y * height + (size * Math.min(width, height)) / 2;

/** Whether it flies, or the layout has it above the ground. */
const isAloft = (stage: Stage, hero: HeroPlace, { motion }: Subject): boolean =>
  motion === 'fly' ||
  motion === 'float' ||
  stage.ground === null ||
  feetOf(stage, hero) < (stage.ground - 0.1) * stage.height;

/**
 * Where something is added to a picture: in the free space at the side of its subject and on the same ground, on top
 * of the subject ("on my desk"), or in the air.
 * @param hero where the layout of an empty scene has it
 */
export function placeBeside(
  stage: Stage,
  hero: HeroPlace,
  subject: Subject,
  box: SubjectBox,
  isOnTop: boolean,
): AddedPlace {
  const { width, height } = stage;
  const shorter = Math.min(width, height);
  const usual = Math.min(LARGEST_SIZE, USUAL_SIZE * subject.scale);
  const free = Math.max(LEAST_ROOM, box.left, 1 - box.right) * width;
  const fitting = isOnTop ? usual : Math.min(usual, free / (BREADTH * shorter));
  const zoom = Math.min(1, fitting / hero.size);
  const tall = hero.size * zoom * shorter;
  const aside = ((BREADTH / 2) * tall) / width + MARGIN;
  const middle = 1 - box.right >= box.left ? (1 + box.right) / 2 : box.left / 2;
  const x = clamp(isOnTop ? (box.left + box.right) / 2 : middle, aside, 1 - aside) * width;
  if (!isOnTop && isAloft(stage, hero, subject)) {
    const y = Math.max(IN_THE_AIR * height, tall / 2 + MARGIN * height);
    return { x, y, zoom, from: { x: hero.x * width, y: hero.y * height } };
  }
  const stands = Math.min(LOWEST_FEET, box.bottom) * height;
  const y = Math.max(isOnTop ? box.top * height : stands, tall + MARGIN * height);
  return { x, y, zoom, from: { x: hero.x * width, y: feetOf(stage, hero) } };
}

/** Where something sits on somebody, from the middle between the eyes, in distances between them; and its height. */
const SEATS = {
  shoulder: { x: 2.2, y: 3.1, size: 2.3 },
  head: { x: 0, y: 0, size: 1.9 },
} as const;

const ON_PART = /\bon (?:top of )?(?:my|his|her|their|the|its) (shoulder|head)\b/i;

/**
 * Where something is that the prompt puts on the shoulder or the head of somebody; null where it does not, or there is no face.
 * @param headTop from the eyes up to the top of the head, in distances between the eyes
 */
export function placeOnPerson(
  stage: Stage,
  hero: HeroPlace,
  { face, headTop }: Pick<PhotoSubject, 'face' | 'headTop'>,
): AddedPlace | null {
  const { width, height, plan } = stage;
  const part = ON_PART.exec(plan.prompt)?.[1]?.toLowerCase();
  if (face === null || (part !== 'shoulder' && part !== 'head')) return null;
  const { x, y, eyes } = faceInFrame(face, width);
  const seat = SEATS[part];
  const isLeft = x > width / 2;
  const down = part === 'head' ? SUNK - headTop : seat.y;
  const zoom = (seat.size * eyes) / (hero.size * Math.min(width, height));
  return {
    x: x + (isLeft ? -seat.x : seat.x) * eyes,
    y: y + down * eyes,
    zoom,
    from: { x: hero.x * width, y: feetOf(stage, hero) },
  };
}
/** Hair gives way under what sits on it. */
const SUNK = 0.35;

/** Beside the subject of a picture several things are smaller than in an empty scene. */
const SEVERAL_ZOOM = 0.62;

/** Where several things are added together: on the ground, or in the air. */
export function placeSeveral(stage: Stage, hero: HeroPlace, subject: Subject): AddedPlace {
  const { width, height, ground } = stage;
  const flies = isAloft(stage, hero, subject);
  const x = width / 2;
  const from = { x, y: (flies ? hero.y : (ground ?? LOWEST_FEET)) * height };
  return { x, y: (flies ? IN_THE_AIR : LOWEST_FEET) * height, zoom: SEVERAL_ZOOM, from };
}

/** Lets what is drawn next, as the layout has it, stand at its place on the picture. */
export function moveTo(context: Canvas2D, { x, y, zoom, from }: AddedPlace): void {
  context.translate(x, y);
  context.scale(zoom, zoom);
  context.translate(-from.x, -from.y);
}

/** Bands in which a headline may stand, as fractions of the height, with where its middle is in each. */
const HEADLINE_BANDS = [
  { from: 0.02, to: 0.27, at: 0.145 },
  { from: 0.76, to: 0.98, at: 0.9 },
] as const;

/**
 * Where a headline hides least of the subject: at the top or at the bottom, as a fraction of the height.
 * @param matte 1 on the subject
 * @param faceAt the height of the face, which is never written over; null where none was found
 */
export function headlinePlace(matte: Plane, faceAt: number | null): number {
  const { width, height, data } = matte;
  const hidden = HEADLINE_BANDS.map(({ from, to, at }) => {
    const rows = data.subarray(Math.round(from * height) * width, Math.round(to * height) * width);
    const covered = rows.reduce((sum, value) => sum + value, 0) / Math.max(1, rows.length);
    const isOnFace = faceAt !== null && faceAt > from - 0.05 && faceAt < to + 0.05;
    return { at, cost: covered + (isOnFace ? 1 : 0) };
  });
  return hidden.reduce((best, band) => (band.cost < best.cost - 0.05 ? band : best)).at;
}
