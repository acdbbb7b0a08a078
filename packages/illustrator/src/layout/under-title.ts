import { isSkyBody } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import { sheetOf } from '../plan/titled-sheet.ts';
import { isLight } from '../things/nature.ts';
import { keptTogether, spotKeptTogether } from './flat-lay.ts';
import { type LeadContext, placementsOf, type Slot } from './lead.ts';
import { boxOf, type Placement, timesSize } from './placement.ts';

/** Of the moon above a title. */
const IN_SKY = 0.2;
/** The width of one thing to four in a row, in units of the shorter side. */
const SIZES = [0.46, 0.33, 0.235, 0.18] as const;
const SMALLEST = 0.13;
/** Of small things beside large ones. */
const LEAST_SHARE = 0.58;
/** Of three of a kind: the one in the middle is larger, and those at its sides are nearer to it. */
const OF_THREE = { middle: 1.34, side: 0.92 } as const;
/** From side to side, of the shorter side. */
const WIDEST = 0.68;

/** Small things that fly, around the title. */
const AROUND: readonly (readonly [x: number, y: number, turn: number])[] = [
  [0.25, 0.165, -0.3],
  [0.75, 0.16, 0.25],
  [0.78, 0.53, 0.2],
  [0.22, 0.55, -0.2],
];
const FLYER = 0.12;

const isInSky = ({ member }: Slot): boolean => isSkyBody(member.subject.glyph);
const isFlyer = ({ member }: Slot): boolean =>
  isLight(member.subject.glyph) || /moth/.test(member.subject.glyph);

function upright(
  slot: Slot,
  place: readonly [x: number, y: number, size: number, turn?: number],
  i: number,
  count: number,
  context: LeadContext,
): Placement[] {
  const [x, y, size, turn = 0] = place;
  const position = { ...spotKeptTogether([x, y], context.frame), size };
  return placementsOf(slot, position, i, count, context).map((placement) =>
    Object.assign({}, placement, { turn, phaseOffset: 0 }),
  );
}

/** In a row on one line, from side to side. */
function inRow(slots: readonly Slot[], context: LeadContext): Placement[] {
  const { row } = sheetOf(context.plan);
  const size = SIZES[slots.length - 1] ?? Math.max(SMALLEST, WIDEST / slots.length);
  const largest = Math.max(...slots.map(({ member }) => member.bulk));
  const step = Math.min(size * 1.08, WIDEST / slots.length);
  const [first, , third] = slots;
  const areThree = slots.length === 3 && first?.member.index === third?.member.index;
  return slots.flatMap((slot, i) => {
    const x = 0.5 + (i - (slots.length - 1) / 2) * step;
    const alike = i === 1 ? OF_THREE.middle : OF_THREE.side;
    const share = areThree ? alike : clamp((slot.member.bulk / largest) ** 0.35, LEAST_SHARE, 1);
    return upright(slot, [x, row.middle, size * share], i, slots.length, context).map((placement) =>
      onLine(placement, context, slots.length > 1 ? step * (areThree ? share : 1) : WIDEST),
    );
  });
}

/**
 * Smaller where it would be higher than the row or broader than its share of it, and with its foot on the line.
 * @param share of the shorter side
 */
function onLine(placement: Placement, { frame, plan }: LeadContext, share: number): Placement {
  const { row } = sheetOf(plan);
  const shorter = Math.min(frame.width, frame.height);
  const line = keptTogether(row.base, frame.height, shorter);
  const top = keptTogether(2 * row.middle - row.base, frame.height, shorter);
  const box = boxOf(placement, frame);
  const broad = (share * shorter) / frame.width / (box.right - box.left);
  const factor = Math.min(1, broad, (line - top) / (box.bottom - box.top));
  const fitted = { ...placement, ...timesSize(placement, factor) };
  return { ...fitted, y: fitted.y + line - boxOf(fitted, frame).bottom };
}

/** Of more kinds than have room one of each, unless the prompt counts them. */
function fewOf(slots: readonly Slot[]): readonly Slot[] {
  if (slots.length <= SIZES.length) return slots;
  return slots.filter(({ member, copy }) => copy === 0 || member.subject.saidCount !== undefined);
}

/** Things of a sheet with a title: what is in the sky above it, what flies around it, and all else in a row below it. */
export function placeUnderTitle(slots: readonly Slot[], context: LeadContext): Placement[] {
  const sky = slots.filter(isInSky);
  const standing = fewOf(slots.filter((slot) => !isInSky(slot) && !isFlyer(slot)));
  const flying = slots.filter((slot) => isFlyer(slot) && !isInSky(slot));
  // What flies is the main figure where nothing stands.
  const isMain = standing.length === 0;
  const around = isMain ? [] : flying.slice(0, AROUND.length);
  return [
    ...sky.slice(0, 1).flatMap((slot) => upright(slot, [0.5, IN_SKY, 0.17], 0, 1, context)),
    ...around.flatMap((slot, i) => {
      const [x, y, turn] = AROUND[i] ?? [0.5, 0.5, 0];
      return upright(slot, [x, y, FLYER, turn], i, around.length, context);
    }),
    ...inRow(isMain ? flying : standing, context),
  ];
}
