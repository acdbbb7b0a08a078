import type { Relation } from '../language/relation.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { type Cast, type CastMember, mainSceneryOf } from './cast.ts';
import { isDistant, SMALLER_FAR_AWAY } from './far-away.ts';
import { groundOf } from './frame-measures.ts';
import { isOnHeight, sizeOnHeight } from './on-height.ts';
import type { Placement } from './placement.ts';
import { backdropSize, copiesOf } from './sizes.ts';
import { IN_SKY, spotsInSky } from './sky-bodies.ts';

type Frame = Pick<Stage, 'width' | 'height' | 'ground'>;

const DEFAULTS = {
  copy: 0,
  role: 'back',
  motion: 'idle',
  phaseOffset: 0,
  facing: 'left',
  mounts: [],
  seatShift: 0,
  held: [],
  attends: null,
  orbit: null,
} as const satisfies Partial<Placement>;

/** Buildings and trees behind the actors, moons and rainbows in the sky. */
export function placeBackdrops(
  cast: Cast,
  plan: ScenePlan,
  frame: Frame,
  floating: boolean,
): Placement[] {
  const { relations } = plan;
  let standing = 0;
  const shared = cast.backdrops.some(
    ({ subject }) => !isSkyBody(subject.glyph) && subject.glyph !== '@rainbow',
  );
  return cast.backdrops.flatMap((member) => {
    const isMain = member === mainSceneryOf(cast);
    const side = isMain ? 0.6 : standing % 2 === 0 ? 0.76 : 0.24;
    const aerial = isSkyBody(member.subject.glyph) || member.subject.glyph === 'cloud';
    if (!aerial && member.subject.glyph !== '@rainbow') standing++;
    const isAlone = !aerial && standing === 1;
    const usual = placeOne(member, cast, relations, frame, { floating, side, shared });
    const base =
      isAlone && isOnHeight(plan) ? onTop(usual, sizeOnHeight(member, plan, cast), frame) : usual;
    const count = Math.min(5, copiesOf(member));
    return isSkyBody(member.subject.glyph) && isFree(member, relations)
      ? inSky(base, count, { floating, shared }, member, frame)
      : row(base, count);
  });
}

/** On the top of a height, and not behind it. */
const onTop = (placement: Placement, share: number, frame: Frame): Placement => ({
  ...placement,
  x: 0.56,
  y: groundOf(frame) - 0.01,
  size: placement.size * share,
  order: 40,
});

/** Without something that leaps over it or circles it. */
const isFree = ({ index }: CastMember, relations: readonly Relation[]): boolean =>
  !relations.some(({ to, kind }) => to === index && (kind === 'above' || kind === 'around'));

/** Copies of something in the sky, at their places in it. */
function inSky(
  base: Placement,
  count: number,
  { floating, shared }: Pick<Situation, 'floating' | 'shared'>,
  { subject }: CastMember,
  frame: Frame,
): Placement[] {
  const spots = spotsInSky({ scale: subject.scale, count, floating, shared }, frame);
  return spots.map((spot, copy) =>
    Object.assign({}, base, spot, {
      copy,
      order: base.order - copy * 0.01,
      phaseOffset: copy * 0.21,
    }),
  );
}

interface Situation {
  readonly floating: boolean;
  readonly side: number;
  /** Something else stands on the ground at the side. */
  readonly shared: boolean;
}

/** The most of what others fly over, so that there is sky above it. */
const BELOW_FLYERS = 0.5;

/** A planet whose upper part alone is in the picture. */
const BELOW_FLYERS_IN_SPACE = { y: 1.17, size: 1.25 } as const;

/** Whether most of a planet is below the picture on purpose. */
export const isBelowFlyers = ({ role, airborne, y }: Placement): boolean =>
  role === 'back' && airborne && y === BELOW_FLYERS_IN_SPACE.y;

function placeOne(
  member: CastMember,
  cast: Cast,
  relations: readonly Relation[],
  frame: Frame,
  { floating, side, shared }: Situation,
): Placement {
  const { glyph } = member.subject;
  const isTall = frame.height > frame.width * 1.3 && !isSkyBody(glyph);
  const aboveIt = relations.find((r) => r.to === member.index && r.kind === 'above');
  const usual = backdropSize(member, cast, isSkyBody(glyph), floating);
  const isFar = isDistant(member.index, relations) && !isSkyBody(glyph);
  const near = aboveIt ? Math.min(usual, BELOW_FLYERS) : usual;
  const size = isFar ? near * SMALLER_FAR_AWAY : near;
  const place = (changes: Partial<Placement>): Placement => ({
    ...DEFAULTS,
    subject: member.index,
    x: side,
    // In a tall picture it stands further up the hill, or the hero would cover it.
    y: groundOf(frame) - (isTall ? 0.19 : 0.07) - (isFar ? 0.03 : 0),
    size: size * (isTall ? 1.3 : 1),
    airborne: false,
    order: 28,
    depth: 0.5,
    ...changes,
  });
  if (glyph === '@rainbow') {
    // In front of the trees, or a forest would hide it.
    return place({ x: 0.5, y: 0.44, size: 0.92, airborne: true, order: 27, depth: 0.3 });
  }
  const circled = relations.some((r) => r.to === member.index && r.kind === 'around');
  if (isSkyBody(glyph) && circled) {
    return place({ x: 0.5, y: 0.46, size: 0.42, airborne: true, order: 50, depth: 0.5 });
  }
  // "Above the earth": its curve is below those who are in space.
  if (isSkyBody(glyph) && floating && aboveIt)
    return place({ x: 0.5, ...BELOW_FLYERS_IN_SPACE, airborne: true, ...IN_SKY });
  if (isSkyBody(glyph)) {
    // "Jumping over the moon": it hangs low and large, under the leap.
    if (aboveIt && !floating)
      return place({ x: 0.5, y: 0.56, size: 0.5, airborne: true, ...IN_SKY });
    return place({
      x: shared ? 0.25 : 0.76,
      y: floating ? 0.34 : 0.22,
      airborne: true,
      ...IN_SKY,
    });
  }
  if (glyph === 'cloud')
    return place({ x: side, y: 0.2, size: 0.34, airborne: true, order: 8, depth: 0.3 });
  if (floating && frame.ground === null) return place({ y: 0.4, airborne: true });
  const relation = relations.find((r) => r.to === member.index || r.from === member.index);
  const toHero =
    relation && (relation.from === cast.hero?.index || relation.to === cast.hero?.index);
  if (toHero && relation.kind === 'under' && relation.to === member.index) {
    const lamp = glyph === '@streetlamp';
    return place({
      x: lamp ? 0.66 : 0.57,
      y: groundOf(frame) - 0.03,
      size: clamp(0.34 * member.bulk, 0.42, lamp ? 0.68 : 0.78),
    });
  }
  const isPaired = isBetween(member, cast, relations);
  if (isPaired)
    return place({ x: relation?.kind === 'right' ? 0.1 : 0.9, size: Math.min(size, PAIRED) });
  if (toHero && relation.kind === 'left')
    return place({ x: relation.from === member.index ? 0.24 : 0.76 });
  if (toHero && relation.kind === 'right')
    return place({ x: relation.from === member.index ? 0.76 : 0.24 });
  return place({});
}

/** The largest of two that something is between. */
const PAIRED = 0.6;

/** One of two trees that something which is scenery as well is between. */
const isBetween = (
  { index, subject }: CastMember,
  cast: Cast,
  relations: readonly Relation[],
): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      to === index &&
      /^(?:left|right)$/.test(kind) &&
      relations.some(
        (each) =>
          each.from === from &&
          each.to !== to &&
          /^(?:left|right)$/.test(each.kind) &&
          cast.members[each.to]?.subject.glyph === subject.glyph,
      ),
  );

/** Copies step away from each other into the distance. */
function row(first: Placement, count: number): Placement[] {
  if (count === 1) return [first];
  const size = first.size * (count > 3 ? 0.7 : 0.8);
  return Array.from({ length: count }, (_, copy) => ({
    ...first,
    copy,
    size: size * (copy % 2 ? 0.86 : 1),
    x: 0.14 + (0.72 * copy) / (count - 1),
    y: first.y - (first.airborne ? 0.05 * Math.sin(copy * 2.4) : copy % 2 ? 0.025 : 0),
    order: first.order - copy * 0.01,
    phaseOffset: copy * 0.21,
  }));
}
