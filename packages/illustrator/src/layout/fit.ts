import type { MotionName } from '../language/motion-name.ts';
import { clamp } from '../math/periodic.ts';
import { mountedSheet, skyCutOff } from '../plan/mounted-sheets.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { cutForTitle } from '../plan/poster-title.ts';
import { isTextAtBottom } from '../plan/text-at-bottom.ts';
import { areTextsApart, headlineRoom } from './headline-room.ts';
import { boxOf, type Placement, timesSize } from './placement.ts';

const MARGIN = 0.015;
/** The least height that lettering takes, with the margin above it and the gap below. */
const LEAST_CAPTION = 0.2;
const ABOVE_CAPTION = 0.045;
const BELOW_CAPTION = 0.04;
/** Below the upper edge of a poster's picture, which the camera may come nearer to. */
const ABOVE_HEADS = 0.085;
/** A line of details with the gap above it. */
const DETAILS_LINE = 0.085;
const DETAILS_LENGTH = 34;

/** Black bars over the picture and how far it is moved up behind them, as shares of its height. */
export const LETTERBOX = { bar: 0.08, up: 0.05 } as const;

/** Who asks for no more than the light of films gets no bars. */
const LIGHT_ALONE = /\bcinematic (?:light|lights|lighting)\b/i;

export const isLetterboxed = ({
  style,
  format,
  prompt,
}: Pick<ScenePlan, 'style' | 'format' | 'prompt'>): boolean =>
  style === 'cinematic' && format === null && !LIGHT_ALONE.test(prompt);

/** Where the lettering ends, as a share of the height. */
export function captionBottom(caption: string): number {
  const [headline = '', details = ''] = caption.split('\n');
  const below = Math.ceil(details.length / DETAILS_LENGTH) * DETAILS_LINE;
  const bottom = ABOVE_CAPTION + headlineRoom(headline).height + below + BELOW_CAPTION;
  return Math.max(LEAST_CAPTION, bottom);
}

/** Room that a motion needs above its actor, in sizes of the actor. */
const HEADROOM: Readonly<Partial<Record<MotionName, number>>> = {
  jump: 0.46,
  bounce: 0.32,
  rebound: 0.74,
  tumble: 0.92,
  sleep: 0.2,
  dunk: 0.5,
  juggle: 0.44,
  toss: 0.5,
  throw: 0.42,
  catch: 0.35,
  lift: 0.3,
};

type Lettered = Pick<ScenePlan, 'caption' | 'prompt' | 'format'>;

/** The only text is at the bottom; on printed papers the text has a place of its own. */
const isTextBelow = (plan: Lettered): boolean => plan.format === null && isTextAtBottom(plan);

/** The only text, or the second of two, is at the bottom. */
const hasTextBelow = (plan: Lettered): boolean =>
  isTextBelow(plan) || (plan.caption !== null && areTextsApart(plan.caption, plan.prompt));
const ABOVE_TEXT = 0.8;

/** Below the words over a picture; below what is cut off a poster's picture, whose words are on its paper. */
function roomForText({ format }: Lettered, caption: string): number {
  const sheet = mountedSheet(format);
  if (sheet !== undefined) return skyCutOff(sheet) + ABOVE_HEADS;
  if (format === 'poster') return cutForTitle(caption) + ABOVE_HEADS;
  const bottom = captionBottom(caption);
  if (format !== 'banner') return bottom;
  return Math.max(bottom, caption.includes('\n') ? BELOW_FLYER.details : BELOW_FLYER.title);
}
/** Where the words of a flyer end: its title alone, or with details below it. */
const BELOW_FLYER = { title: 0.34, details: 0.4 } as const;

/** The largest of what is in the sky and would be lost behind the words: a sun, and no giant moon. */
const SMALL = 0.36;
const isSmallInSky = ({ airborne, size }: Placement): boolean => airborne && size <= SMALL;

/**
 * Shrinks and moves a placement until it lies inside the frame, and below the lettering.
 * @param roomAbove what else reaches above it, in its sizes
 */
export function fitInFrame(
  placement: Placement,
  plan: Pick<ScenePlan, 'caption' | 'style' | 'format' | 'prompt'>,
  frame: { readonly width: number; readonly height: number },
  roomAbove = 0,
): Placement {
  const margin = MARGIN + (isLetterboxed(plan) ? LETTERBOX.bar + LETTERBOX.up : 0);
  const isBelowText =
    plan.caption !== null &&
    plan.format !== 'tarot' &&
    (placement.role !== 'back' || plan.format === 'banner' || isSmallInSky(placement)) &&
    !isTextBelow(plan);
  const top = isBelowText ? roomForText(plan, plan.caption) : margin;
  const box = boxOf(placement, frame);
  const shorter = Math.min(frame.width, frame.height);
  const inSizes = (HEADROOM[placement.motion] ?? 0.02) + roomAbove;
  const headroom = (inSizes * placement.size * shorter) / frame.height;
  const bottom = placement.airborne ? 1 - MARGIN : Math.min(placement.y, 0.985);
  const factor = Math.min(
    1,
    (1 - 2 * MARGIN) / (box.right - box.left),
    (bottom - top) / (box.bottom - box.top + headroom),
  );
  const fitted: Placement =
    factor === 1 ? placement : { ...placement, ...timesSize(placement, factor) };
  const { left, right, top: crown, bottom: base } = boxOf(fitted, frame);
  const halfWidth = (right - left) / 2;
  const halfHeight = (base - crown) / 2;
  return {
    ...fitted,
    x: clamp(fitted.x, MARGIN + halfWidth, 1 - MARGIN - halfWidth),
    y: fitted.airborne
      ? clamp(fitted.y, top + halfHeight, 1 - MARGIN - halfHeight)
      : Math.min(fitted.y, hasTextBelow(plan) ? ABOVE_TEXT : 0.985),
  };
}

/** Where a logo's mark may be: above its name, else in the whole picture. Fractions of the height. */
const ABOVE_NAME = { top: 0.07, bottom: 0.665 } as const;
/** How much less room there is in a ring. */
const IN_RING = 0.08;
/** The same on a shield. */
const ON_SHIELD = 0.19;
/** On a shield with a name below it. */
const ON_NAMED_SHIELD = 0.1;
const ACROSS_SHIELD = 0.46;
/** The same in the ring of a sign that forbids something. */
const CROSSED_OUT = 0.125;
const WITHOUT_NAME = { top: 0.07, bottom: 0.93 } as const;

/** Shrinks and moves all that a logo shows together until nothing of it is under its name. */
export function fitMark(
  placements: readonly Placement[],
  { caption, mark }: Pick<ScenePlan, 'caption' | 'mark'>,
  frame: { readonly width: number; readonly height: number },
): readonly Placement[] {
  if (placements.length === 0) return placements;
  const inset = mark?.isForbidden
    ? CROSSED_OUT
    : mark?.isShield
      ? caption === null
        ? ON_SHIELD
        : ON_NAMED_SHIELD
      : mark?.isRound
        ? IN_RING
        : 0;
  const area = caption === null ? WITHOUT_NAME : ABOVE_NAME;
  const [top, bottom] = [area.top + inset, area.bottom - (caption === null ? inset : inset / 2)];
  const boxes = placements.map((placement) => boxOf(placement, frame));
  const crown = Math.min(...boxes.map((box) => box.top));
  const base = Math.max(...boxes.map((box) => box.bottom));
  const widest = Math.max(...boxes.map(({ left, right }) => right - left));
  const broad = mark?.isShield && caption !== null ? ACROSS_SHIELD / widest : 1;
  const factor = Math.min(1, broad, (bottom - top) / (base - crown));
  const middle = (crown + base) / 2;
  const half = ((base - crown) * factor) / 2;
  const moved = clamp(middle, top + half, bottom - half);
  return placements.map((placement) => ({
    ...placement,
    ...timesSize(placement, factor),
    x: 0.5 + (placement.x - 0.5) * factor,
    y: moved + (placement.y - middle) * factor,
  }));
}
