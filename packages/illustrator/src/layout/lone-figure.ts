import { isInterior } from '../language/indoors.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { SettingName } from '../language/setting-name.ts';
import { clamp } from '../math/periodic.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Placement } from './placement.ts';

/** Land that is there to stand on: nearer to the camera a person hides nothing that was asked for. */
const OPEN_LAND: ReadonlySet<SettingName> = new Set<SettingName>([
  'hills',
  'forest',
  'jungle',
  'desert',
  'mountain',
  'snowfield',
  'castlehall',
  'battlefield',
  'graveyard',
  'rooftop',
]);
const AT_REST: ReadonlySet<MotionName> = new Set<MotionName>(['idle', 'wave', 'cast']);

/** Held high above the head. */
const RAISED = /balloon|kite|umbrella|parasol|flag|sign$|banner|placard|torch|trophy|scythe/;

/** Of the shorter side: from here on a figure is not meant to be far away, and so tall it is from near. */
const LEAST = 0.37;
const NEAR = 0.66;
/** The feet of a figure that is seen from near; it stands below the middle of the ground. */
const FEET = 0.94;

/** What the hands do, close to the body or at a table: it is to be seen. */
const OF_HANDS: ReadonlySet<MotionName> = new Set<MotionName>([
  'type',
  'write',
  'stir',
  'knead',
  'chop',
  'scrub',
  'knit',
  'eat',
  'drink',
  'blow',
  'pour',
  'cream',
  'call',
  'photo',
  'sell',
  'deejay',
  'boardgame',
  'dine',
  'grill',
]);
/** Who works at a table is seen to the knees, who stands free from head to foot. */
const AT_TABLE = { size: 0.84, feet: 1.08 } as const;
const STANDING_FREE = { size: 0.74, feet: 0.99 } as const;
/** The size of one that is alone, from the usual distance, and how much the distance may change what is seen. */
const USUAL = 0.48;
const LEAST_SHARE = 0.85;
const MOST_SHARE = 1.08;

/** What a placement shows. */
type Kinds = Readonly<Record<'isPerson' | 'isAnimal', (placement: Placement) => boolean>>;

/** @returns the figure so near that its hands can be seen */
function withHandsInView(
  figure: Placement,
  { relations }: Pick<ScenePlan, 'relations'>,
): readonly Placement[] {
  const isAtTable = relations.some(({ from, kind }) => from === figure.subject && kind === 'work');
  const { size, feet } = isAtTable ? AT_TABLE : STANDING_FREE;
  const share = clamp(figure.size / USUAL, LEAST_SHARE, MOST_SHARE);
  return [{ ...figure, size: Math.max(size * share, figure.size), y: Math.max(feet, figure.y) }];
}

/**
 * One person alone at rest, with nothing but what they wear and hold: seen from so near that face and clothes show,
 * from head to foot; one whose hands are at work, so that they show.
 */
export function bringLoneFigureNearer(
  placements: readonly Placement[],
  plan: ScenePlan,
  { isPerson, isAnimal }: Kinds,
): readonly Placement[] {
  const [figure, ...others] = placements;
  if (figure === undefined || others.length > 0) return placements;
  // An animal stands upright that has something in its hands.
  if (!isPerson(figure) && !(isAnimal(figure) && figure.held.length > 0)) return placements;
  const { shot, caption, format, setting, subjects } = plan;
  const isPlain = shot === null && caption === null && format === null;
  const isStanding = !figure.airborne && figure.mounts.length === 0;
  const raises = figure.held.some((thing) => RAISED.test(subjects[thing]?.glyph ?? ''));
  const isOfUsualSize = subjects[figure.subject]?.scale === 1 && figure.size >= LEAST;
  if (!isPlain || !isStanding || !isOfUsualSize || raises) return placements;
  const isOnLand = OPEN_LAND.has(setting);
  if (OF_HANDS.has(figure.motion))
    return isOnLand || isInterior(setting) ? withHandsInView(figure, plan) : placements;
  if (!AT_REST.has(figure.motion) || !isOnLand || !isPerson(figure)) return placements;
  return [{ ...figure, size: Math.max(NEAR, figure.size), y: Math.max(FEET, figure.y) }];
}

/** Of so many one crowd is made, which does this. */
const CROWD = 4;
const OF_CROWDS: ReadonlySet<MotionName> = new Set<MotionName>(['clap', 'cheer', 'wave']);
/** How much nearer a crowd is seen, how much farther apart its members are, and how much lower. */
const NEARER_CROWD = { size: 1.7, apart: 1.2, lower: 0.15 } as const;

/** A crowd alone that claps or cheers is seen from so near that its hands show, the front row to the waist. */
export function bringCrowdNearer(
  placements: readonly Placement[],
  { shot, caption, format }: ScenePlan,
  isPerson: (placement: Placement) => boolean,
): readonly Placement[] {
  const isPlain = shot === null && caption === null && format === null;
  const isCrowd =
    placements.length >= CROWD &&
    placements.every(
      (each) => isPerson(each) && OF_CROWDS.has(each.motion) && each.mounts.length === 0,
    );
  if (!isPlain || !isCrowd) return placements;
  const { size, apart, lower } = NEARER_CROWD;
  return placements.map((each) =>
    Object.assign({}, each, {
      size: each.size * size,
      x: 0.5 + (each.x - 0.5) * apart,
      y: each.y + lower,
    }),
  );
}
