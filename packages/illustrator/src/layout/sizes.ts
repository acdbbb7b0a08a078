import { isScenery, isSkyBody } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import { canBeHeld, isFlyingInsect } from '../things/nature.ts';
import { statureOf } from '../things/stature.ts';
import {
  type Cast,
  type CastMember,
  hasPeople,
  isAnimate,
  isBunch,
  isOnTablePeopleHave,
  mainSceneryOf,
  NO_MAIN_SCENERY,
} from './cast.ts';

/** Most copies of one thing that are drawn. */
const MOST_COPIES = 12;

export const copiesOf = (member: CastMember): number => clamp(member.subject.count, 1, MOST_COPIES);

/** Size of each of `count` equals, as a fraction of the shorter side. */
function sizeAmong(count: number): number {
  if (count <= 1) return 0.48;
  if (count === 2) return 0.4;
  if (count === 3) return 0.34;
  return count <= 5 ? 0.27 : count <= 8 ? 0.23 : 0.195;
}

export interface SizeContext {
  /** Longer side over shorter side, at least 1. */
  readonly aspect: number;
  readonly captioned: boolean;
  /** Actors that hug stand close, and are equally large. */
  readonly embraced: boolean;
  /** Bare backdrops leave room for a larger hero. */
  readonly bare: boolean;
  /** Things on a table are seen from near. */
  readonly near: boolean;
}

/** Things among things: to be seen rather than to scale. */
function besideThings(member: CastMember, hero: CastMember): number {
  if (member === hero) return clamp(hero.bulk ** 0.4, 1, 1.25);
  const among = copiesOf(member) > 3 ? 0.6 : copiesOf(member) > 1 ? 0.68 : 0.8;
  const isEqual = member.subject.glyph === hero.subject.glyph;
  return clamp((member.bulk / hero.bulk) ** 0.7 * (isEqual ? 1 : among), 0.24, 1);
}

/** The smallest that the hero and others become beside something large. */
const SMALLEST_HERO = 0.42;
const SMALLEST = 0.25;
/** Things on a table beside people are seen well enough when they are smaller than on the ground. */
const ON_TABLE = 0.7;
/** The tallest is somewhat larger where others leave room. */
const TALLEST = 1.15;

/** Where somebody is, everything is as large as it is beside them; the tallest sets the measure. */
function besideOthers(member: CastMember, cast: Cast, { embraced }: SizeContext): number {
  const tallest = Math.max(...cast.leads.map(staturesOf(cast)));
  const share = staturesOf(cast)(member) / tallest;
  const copies = member === cast.hero ? 1 : copiesOf(member);
  const onTable = isOnTablePeopleHave(cast, member);
  const many = onTable || copies === 1 ? 1 : copies > 3 ? 0.7 : 0.84;
  const least = embraced ? 0.6 : member === cast.hero ? SMALLEST_HERO : onTable ? 0.18 : SMALLEST;
  const small = onTable ? ON_TABLE : smallerThanBySelf(member, cast);
  return (embraced ? 1 : TALLEST) * many * clamp(small * share ** 0.8, least, 1);
}

/** Those that are there beside a building or a tree, which the picture is about. */
const besideScenery = (member: CastMember, scenery: CastMember, cast: Cast): number =>
  mainScenerySize(scenery) *
  (member.category.startsWith('plant') ? 0.6 : 1) *
  clamp((staturesOf(cast)(member) / LARGEST_STATURE) ** 0.7, 0.14, 0.55);
const LARGEST_STATURE = 6;

/** Of the building or tree that the picture is about. */
const mainScenerySize = ({ bulk }: CastMember): number => clamp(0.34 * bulk, 0.5, 0.78);

/** A house or a tree, which those on the ground before it are much smaller than. */
const isTowering = ({ bulk, subject: { glyph } }: CastMember): boolean =>
  bulk >= 1.7 && isScenery(glyph) && !isSkyBody(glyph) && !NO_MAIN_SCENERY.test(glyph);
/** Somebody, a vehicle, or what stands in yards: one knows how large they are. */
const hasScale = (member: CastMember): boolean =>
  isAnimate(member) ||
  /^transport-(ground|water)/.test(member.category) ||
  IN_YARDS.test(member.subject.glyph);
const IN_YARDS =
  /^(?:@(?:mailbox|bench|scarecrow|snowman|wheelbarrow|doghouse|fence|swing|slide|hammock|lawnmower|signpost|well)|postbox|snowman|bicycle|jack-o-lantern)$/;

const TREE = /tree$|^@coconutpalm$/;
/** How much smaller a basket or a gift is at the foot of a tree. */
const AT_TREE = 0.6;
/** Whether small things without life are at a tree, which is to tower over them. */
const areAtTree = ({ leads, backdrops }: Cast): boolean =>
  leads.length > 0 &&
  leads.every((lead) => !isAnimate(lead) && lead.bulk <= 1.2) &&
  backdrops.some(({ bulk, subject }) => bulk >= 1.7 && TREE.test(subject.glyph));

/** How much smaller the few are before something so bulky. */
const BEFORE_TOWERING = [
  [3, 0.62],
  [2.1, 0.68],
  [0, 0.76],
] as const;

/** How much smaller the few are that stand before a building or a tree. */
function besideBuildings({ backdrops }: Cast, total: number): number {
  const tallest = Math.max(0, ...backdrops.filter(isTowering).map(({ bulk }) => bulk));
  if (tallest === 0) return 1;
  if (total > 2) return 0.9;
  return BEFORE_TOWERING.find(([least]) => tallest >= least)?.[1] ?? 1;
}

/** How much smaller than its stature something is in the company it has. */
function smallerThanBySelf(member: CastMember, cast: Cast): number {
  if (isInsectBesideThings(member, cast)) return 0.6;
  return isBite(member, cast) || isPet(member, cast) ? 0.8 : 1;
}

/** A cat or a dog beside people: nearer to life than beside other animals. */
const isPet = (member: CastMember, cast: Cast): boolean =>
  member.category.startsWith('animal') &&
  staturesOf(cast)(member) <= LARGEST_PET &&
  hasPeople(cast);
const LARGEST_PET = 1.1;

/** An apple beside a hedgehog. */
const isBite = (member: CastMember, { hero }: Cast): boolean =>
  member !== hero && hero !== null && isAnimate(hero) && member.category.startsWith('food');

/** Bees around a jar of honey. */
const isInsectBesideThings = ({ category, subject }: CastMember, { hero }: Cast): boolean =>
  (category === 'animal-bug' || isFlyingInsect(subject.glyph)) && hero !== null && !isAnimate(hero);

/** Who rides is measured, not the mount. */
const staturesOf =
  (cast: Cast) =>
  ({ subject, category, index }: CastMember): number =>
    statureOf(subject.glyph, category) *
    (cast.carriers.has(index) ? 0.9 : 1) *
    subject.scale ** 0.3;

/** How much smaller "tiny" makes somebody: large animals are to be tiny beside people. */
const smallness = (member: CastMember, cast: Cast): number =>
  member !== cast.hero && isAnimate(member) && staturesOf(cast)(member) > LARGEST_PET ? 1.1 : 0.5;

/** Low and long: as wide as the picture lets them be. */
const LONG = /^@(steamtrain|electrictrain|bullettrain|sportscar|classicsportscar)$/;

/** How large those below the words of a picture are: one alone fills the room that the words leave. */
const BELOW_WORDS = { one: 1.18, several: 1.02 } as const;

/** Width of a lead's sprite as a fraction of the shorter side, before the frame has its say. */
export function leadSize(member: CastMember, cast: Cast, context: SizeContext): number {
  const { hero, leads } = cast;
  if (!hero) return 0;
  const scenery = mainSceneryOf(cast);
  if (scenery && scenery !== hero) return readable(besideScenery(member, scenery, cast), member);
  // Flowers in a vase are one thing.
  const places = (lead: CastMember): number => (isBunch(cast, lead) ? 1 : copiesOf(lead));
  const total = leads.reduce((sum, lead) => sum + places(lead), 0);
  const alone = leads.length === 1;
  const others = total - places(hero);
  let size = alone
    ? sizeAmong(total)
    : sizeAmong(places(hero)) * (0.95 - 0.02 * Math.min(others, 5));
  if (alone && total === 1 && context.bare) size = 0.62;
  if (alone) size *= clamp(hero.bulk ** 0.4, 1, LONG.test(hero.subject.glyph) ? 1.7 : 1.25);
  else if (leads.some(isAnimate)) size *= besideOthers(member, cast, context);
  else size *= besideThings(member, hero);
  if (alone && total === 1 && isTowering(hero)) size = Math.max(size, mainScenerySize(hero));
  const { scale } = member.subject;
  size *= scale > 1 ? Math.min(1.35, scale ** 0.6) : scale ** smallness(member, cast);
  if (leads.some(hasScale)) size *= besideBuildings(cast, total);
  else if (areAtTree(cast)) size *= AT_TREE;
  if (context.embraced) size *= 1.16;
  if (context.captioned) size *= total === 1 ? BELOW_WORDS.one : BELOW_WORDS.several;
  if (context.near) size *= total === 1 ? 1.15 : 1.08;
  if (isSmallBeside(member, cast))
    size = Math.min(size, SMALL_THING * leadSize(hero, cast, context));
  if (isOnlyOneAlive(member, cast)) size = Math.max(size, LEAST_AMONG_THINGS);
  return readable(size, member) * Math.min(1.22, context.aspect ** 0.3);
}

/** The least size of a living hero among things, also where the prompt calls it small. */
const LEAST_AMONG_THINGS = 0.24;

const isOnlyOneAlive = (member: CastMember, { hero, leads }: Cast): boolean =>
  member === hero &&
  isAnimate(member) &&
  member.subject.count === 1 &&
  leads.every((lead) => lead === member || !isAnimate(lead));

/** The largest that a small thing beside a living hero is, in sizes of the hero. */
const SMALL_THING = 0.62;
/** Smaller animals are shown beside things that are larger. */
const LEAST_STATURE = 0.8;

/** Mushrooms beside a fox are smaller than the fox, unless they are said to be big. */
const isSmallBeside = (member: CastMember, cast: Cast): boolean =>
  cast.hero !== null &&
  member !== cast.hero &&
  isAnimate(cast.hero) &&
  !isAnimate(member) &&
  member.bulk <= 1 &&
  member.subject.scale <= 1 &&
  statureOf(cast.hero.subject.glyph, cast.hero.category) >= LEAST_STATURE &&
  !cast.carriers.has(cast.hero.index) &&
  !cast.carriers.has(member.index) &&
  canBeHeld(member.subject.glyph, member.category);

/** What bears a text is large enough to be read. */
const readable = (size: number, { subject }: CastMember): number =>
  subject.lettering === undefined
    ? size
    : clamp(size * LETTERED, LEAST_LETTERED, Math.max(size, MOST_LETTERED));
const LETTERED = 1.4;
const LEAST_LETTERED = 0.42;
const MOST_LETTERED = 0.86;

/** Of a building, a tree or a moon behind the actors. */
export function backdropSize(
  member: CastMember,
  cast: Cast,
  skyBody: boolean,
  floating: boolean,
): number {
  if (member === mainSceneryOf(cast)) return mainScenerySize(member);
  if (skyBody) return (floating ? 0.46 : 0.28) * Math.sqrt(member.subject.scale);
  const towers = isTowering(member) && cast.leads.some(hasScale);
  if (towers || (areAtTree(cast) && TREE.test(member.subject.glyph)))
    return clamp(0.38 * member.bulk, 0.5, 0.8);
  return clamp(0.24 * member.bulk, 0.3, 0.68);
}
