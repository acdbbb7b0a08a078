import { isSkyBody } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import { type LeadContext, placementsOf, type Slot } from './lead.ts';
import { boxOf, type Placement } from './placement.ts';
import { spreadApart } from './spread.ts';

/** A crescent's place in the sky, clear of mountains. */
const HIGH = 0.19;

/** Heights of neighbours in a row of flyers, around their middle. */
const ARC = [0, -0.1, 0.05, -0.06, 0.09, -0.02, 0.07, -0.09, 0.03, -0.05, 0.08, 0] as const;

const OVER =
  /\b(?:over|above) (?:(?:an?|the|his|her|their)\b|(?:[\w-]+ ){0,2}(?:mountains?|hills|city|cities|town|village|houses|forest|trees|desert|dunes|meadow|fields?|battlefield|skyline|rooftops|buildings)\b)/iu;
/** Of one that is said to be over its place: high enough that the land is seen below it. */
const OVER_LAND = { y: 0.33, size: 0.85, largest: 0.6 } as const;

/** "a whale swimming over a small town". */
const isOverLand = (
  slots: readonly Slot[],
  standing: readonly Placement[],
  { plan, floating }: LeadContext,
): boolean =>
  slots.length === 1 &&
  standing.length === 0 &&
  !floating &&
  plan.caption === null &&
  OVER.test(plan.prompt);

/** Flyers, swimmers and things in space: they may be anywhere but on top of each other. */
export function placeFloating(
  slots: readonly Slot[],
  standing: readonly Placement[],
  context: LeadContext,
): Placement[] {
  const { frame } = context;
  const shorter = Math.min(frame.width, frame.height);
  const isOver = isOverLand(slots, standing, context);
  const largest = Math.max(...slots.map(({ size }) => size));
  const share = isOver ? Math.min(OVER_LAND.size, OVER_LAND.largest / largest) : 1;
  const starts = slots.map((slot, i) => {
    const start = startOf(slot, i, slots, standing, context);
    return { x: start.x, y: isOver ? OVER_LAND.y : start.y, radius: slot.size * share * 0.52 };
  });
  const apart = spreadApart(starts, frame.width / shorter, frame.height / shorter);
  return slots.flatMap((slot, i) => {
    const { x, y } = apart[i] ?? { x: 0.5, y: 0.5 };
    return placementsOf(
      slot,
      { x, y, size: slot.size * share },
      i + standing.length,
      slots.length + standing.length,
      context,
    );
  });
}

/** They fly to flowers. */
const VISITORS = /^(butterfly|honeybee|@hummingbird|lady-beetle)$/;
const isFlower = (cast: LeadContext['cast'], index: number): boolean =>
  cast.members[index]?.category === 'plant-flower';

function startOf(
  slot: Slot,
  index: number,
  slots: readonly Slot[],
  standing: readonly Placement[],
  context: LeadContext,
): { readonly x: number; readonly y: number } {
  const { plan, cast, frame, floating, backdrops } = context;
  const tall = frame.height / Math.min(frame.width, frame.height);
  const lift = plan.caption ? 0.04 : 0;
  const subject = slot.member.index;
  const row = slots.length > 1 ? index / (slots.length - 1) - 0.5 : 0;
  const spread = clamp(0.2 * slots.length, 0.3, 0.74);
  const arc =
    (ARC[(index + 3 * frame.take.index) % ARC.length] ?? 0) *
    (slots.length > 1 ? Math.sqrt(tall) : 0);

  for (const { kind, from, to } of plan.relations) {
    if (from !== subject && to !== subject) continue;
    const other = from === subject ? to : from;
    const partner = standing.find((p) => p.subject === other);
    const isUpper = (kind === 'above') === (from === subject);
    if ((kind === 'above' || kind === 'under') && partner) {
      const { top } = boxOf(partner, frame);
      return { x: partner.x + row * spread * 0.5, y: clamp(top - 0.12 + arc * 0.3, 0.14, 0.5) };
    }
    if ((kind === 'above' || kind === 'under') && slots.some((s) => s.member.index === other)) {
      return { x: 0.5 + row * 0.1, y: isUpper ? 0.3 : 0.68 };
    }
    if ((kind === 'left' || kind === 'right') && partner) {
      const isLeft = (kind === 'left') === (from === subject);
      return { x: partner.x + (isLeft ? -0.3 : 0.3), y: 0.32 + arc };
    }
    const back = backdrops.find((p) => p.subject === other);
    if (kind === 'above' && back && from === subject) {
      return back.airborne
        ? { x: 0.5, y: 0.3 }
        : {
            x:
              slots.length > 1
                ? 0.5 + row * spread
                : slot.member.subject.motion === 'jump'
                  ? back.x - 0.06
                  : 0.38,
            y: 0.3 + arc + lift,
          };
    }
  }
  const middle = floating ? 0.5 : standing.length > 0 ? 0.27 : 0.4;
  const heavy = backdrops.some((p) => p.airborne && p.order < 20 && floating);
  if (slots.length === 1) {
    const flower = standing.find(({ subject: index }) => isFlower(cast, index));
    if (flower && VISITORS.test(slot.member.subject.glyph)) {
      const { top, right } = boxOf(flower, frame);
      return { x: clamp(right + 0.02, 0.2, 0.8), y: clamp(top + 0.02, 0.2, 0.6) };
    }
    if (standing.length > 0) {
      const mean = standing.reduce((sum, p) => sum + p.x, 0) / standing.length;
      return { x: mean < 0.55 ? 0.74 : 0.26, y: middle };
    }
    const { aside, closeness } = frame.take;
    // The moon is in the sky, not before the houses.
    const { glyph } = slot.member.subject;
    const isInSky = !floating && (isSkyBody(glyph) || glyph === '@santasleigh');
    return {
      x: heavy || backdrops.length > 0 ? 0.4 : (floating ? 0.47 : 0.5) - 0.2 * aside,
      y: isInSky
        ? (glyph === 'crescent-moon' ? HIGH : 0.3) + lift
        : middle + lift + 0.4 * Math.max(0, 1 - closeness) * (floating ? -1 : 1),
    };
  }
  if (
    slot.member === cast.hero &&
    slots.some((s) => s.member !== slot.member) &&
    slot.member.subject.count === 1
  ) {
    return { x: 0.37, y: middle + lift };
  }
  return { x: 0.5 + row * spread, y: middle + arc + lift };
}
