import { isInterior } from '../language/indoors.ts';
import type { ShotName } from '../language/picture-look.ts';
import type { TimeOfDay } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { createRandom } from '../math/random.ts';
import { isHourOpen } from './choose-time.ts';
import { varyLand } from './land-look.ts';
import type { ScenePlan } from './plan.ts';

/** How the camera sees a scene, where the prompt leaves it open. */
export interface Take {
  /** 0 is the plain one. */
  readonly index: number;
  /** The finished scene is seen in a mirror: light, way and place change sides together. */
  readonly isMirrored: boolean;
  /** Multiplies the size of the actors: above 1 the camera is nearer. */
  readonly closeness: number;
  /** Moves the actors to the left: 0 not at all, 1 as far as there is room. */
  readonly aside: number;
  /** Lowers the horizon where a setting can: a share of the height. */
  readonly horizon: number;
  /** Enlarges what is behind the actors, at least 1. */
  readonly zoom: number;
  /** The height that stays where it is when it is enlarged: near the top the horizon sinks, as seen from below. */
  readonly pivot: number;
  /** Turns the colors of the air, degrees. */
  readonly hue: number;
  /** Moves the moment that a still shows, as a share of the loop. */
  readonly pose: number;
}

export const PLAIN_TAKE: Take = {
  index: 0,
  isMirrored: false,
  closeness: 1,
  aside: 0,
  horizon: 0,
  zoom: 1,
  pivot: 0.5,
  hue: 0,
  pose: 0,
};

type Framing = Pick<
  Take,
  'isMirrored' | 'closeness' | 'aside' | 'horizon' | 'zoom' | 'pivot' | 'hue' | 'pose'
>;

/** From above the horizon is high, from below it is low. */
const ABOVE = 0.92;
const BELOW = 0.12;

const framing = (
  isMirrored: boolean,
  [closeness, aside]: readonly [number, number],
  [zoom, pivot, horizon]: readonly [number, number, number],
  [hue, pose]: readonly [number, number],
): Framing => ({ isMirrored, closeness, aside, zoom, pivot, horizon, hue, pose });

/** Medium, near, far and from the side, then the same from other heights. */
const TAKES: readonly Take[] = [
  PLAIN_TAKE,
  ...[
    framing(true, [1.2, 0.1], [1.1, BELOW, 0.05], [16, 0.16]),
    framing(false, [0.72, 0.85], [1, 0.5, -0.06], [-16, 0.4]),
    framing(true, [0.86, 0.6], [1.08, ABOVE, 0.025], [9, 0.62]),
    framing(false, [1.5, 0.05], [1.34, BELOW, 0.06], [-9, 0.28]),
    framing(true, [0.67, 0.3], [1, 0.5, -0.05], [20, 0.5]),
    framing(false, [1.32, 0.4], [1.24, ABOVE, -0.02], [-20, 0.72]),
    framing(true, [0.95, 0.8], [1.2, BELOW, 0.04], [12, 0.85]),
  ].map((take, i) => Object.assign({ index: i + 1 }, take)),
];

/** What the prompt says of the camera goes before what the seed says. */
const SHOTS: Readonly<Record<ShotName, Partial<Take>>> = {
  close: { closeness: 1.6, aside: 0.05, zoom: 1.4, pivot: 0.5 },
  wide: { closeness: 0.62, zoom: 1 },
  far: { closeness: 0.4, aside: 0.5, zoom: 1 },
  top: {},
  low: { closeness: 1.34, aside: 0.1, zoom: 1.32, pivot: 0.06, horizon: 0.06 },
};

/** Hours repeat after the first four takes. */
const HOURS_IN_A_ROW = 4;

/** Hours that take the place of one that nothing in the prompt asks for. */
const OTHER_HOURS: readonly TimeOfDay[] = ['sunset', 'sunrise', 'day'];
/** Its light would turn a named color into another. */
const STRONG_LIGHT: TimeOfDay = 'sunset';

/** Kinds of things with letters, numbers or a side of their own, by the art pack's categories. */
const LETTERED_KIND =
  /^(?:flag|time|money|office|music$|phone|computer|light-video|book-paper|alphanum|keycap|transport-sign|place-map|award|game|mail|other-object)/;
const LETTERED =
  /@(?:questionmark|yinyang|recycling|barcode|gluebottle|tapemeasure|serverrack|smartwatch)$|@blackboard|@banner|@billboard|post-office|hospital|bank|hotel|store|school|stop|@sign|@placard|@chalkboard|@menuboard|ambulance|police|taxi|fire-engine|bus|level|pump/;

/** On whose walls there are letters, numbers or charts. */
const LETTERED_PLACES: ReadonlySet<SettingName> = new Set<SettingName>([
  'classroom',
  'office',
  'hospital',
  'lab',
  'cafe',
  'bakery',
  'airport',
]);

/** Motions whose other moments hide what they are: a leap that has landed, a coin seen edge-on. */
const TIMED = new Set([
  'jump',
  'bounce',
  'rebound',
  'tumble',
  'emerge',
  'spin',
  'turn',
  'twirl',
  'pulse',
  'swing',
  'orbit',
]);
const FLASHING = new Set(['storm', 'fireworks']);
/** They keep their own light at any hour. */
const WITHOUT_HOURS: ReadonlySet<SettingName> = new Set([
  'space',
  'moonscape',
  'underwater',
  'mars',
  'synth',
  'stage',
]);

/** What they show stands in the middle: on a pedestal, in the spotlight. */
const CENTRED: ReadonlySet<SettingName> = new Set(['abstract', 'stage', 'runway']);

export interface TakeRequest {
  readonly spec: PromptSpec;
  /** What the director made of it. */
  readonly plan: ScenePlan;
  readonly seed: number;
  /** The art pack's category of a glyph, null for props. */
  readonly categoryOf: (glyph: string) => string | null;
}

/**
 * Frames the scene as the seed says. Eight seeds in a row give eight different takes, so that the
 * variations of a request differ; what the prompt says stays as it is.
 * @returns the take, and the plan at its hour and on its land
 */
export function chooseTake({ spec, plan: directed, seed, categoryOf }: TakeRequest): {
  readonly take: Take;
  readonly plan: ScenePlan;
} {
  const plan = varyLand(spec, directed, seed, categoryOf);
  // Seed 1 is plain.
  const chosen = TAKES[(seed + TAKES.length - 1) % TAKES.length] ?? PLAIN_TAKE;
  const shot = plan.shot === 'far' ? plan.shot : spec.shot;
  if (chosen.index === 0 && shot === null) return { take: nearerTo(plan, chosen), plan };
  const take: Take = { ...chosen, ...(shot !== null && SHOTS[shot]) };
  const random = createRandom(seed);
  const time = hourOf(spec, plan, take);
  return {
    plan: { ...plan, time },
    take: {
      ...nearerTo(plan, take),
      isMirrored: take.isMirrored && canBeMirrored(plan, categoryOf),
      closeness: closenessOf(plan, take) * (0.96 + 0.08 * random()),
      aside: CENTRED.has(plan.setting) ? 0 : take.aside * (0.8 + 0.2 * random()),
      hue: time === plan.time ? take.hue : 0,
      pose: canMove(plan) ? take.pose : 0,
    },
  };
}

/** No person or animal stands in an empty room: the camera looks at what the room has. */
const nearerTo = ({ subjects, setting }: ScenePlan, take: Take): Take =>
  subjects.length === 0 &&
  !FURNISHED_WHOLE.has(setting) &&
  (isInterior(setting) || STREET_SCENES.has(setting))
    ? { ...take, zoom: Math.max(1.2, take.zoom), pivot: 0.3 }
    : take;
/** What stands in them fills the picture. */
const FURNISHED_WHOLE: ReadonlySet<SettingName> = new Set<SettingName>([
  'living',
  'bedroom',
  'disco',
  'gamer',
  'ramenshop',
  'tunnel',
  'castlehall',
  'temple',
  'tomb',
  'circus',
  'arena',
  'boxingring',
  'icerink',
  'runway',
]);
const STREET_SCENES: ReadonlySet<SettingName> = new Set<SettingName>(['market', 'terrace']);

function hourOf(spec: PromptSpec, plan: ScenePlan, { index }: Take): TimeOfDay {
  if (!isHourOpen(spec) || WITHOUT_HOURS.has(plan.setting)) return plan.time;
  const isColoured = plan.colours.length > 0;
  const others = OTHER_HOURS.filter(
    (hour) => hour !== plan.time && !(isColoured && hour === STRONG_LIGHT),
  );
  return others[(index % HOURS_IN_A_ROW) - 1] ?? plan.time;
}

function canBeMirrored(plan: ScenePlan, categoryOf: TakeRequest['categoryOf']): boolean {
  return (
    !/\b(?:left|right)\b/i.test(plan.prompt) &&
    !plan.weather.includes('notes') &&
    !LETTERED_PLACES.has(plan.setting) &&
    plan.subjects.every(
      ({ glyph, motion, lettering }) =>
        lettering === undefined &&
        motion !== 'sleep' &&
        !LETTERED.test(glyph) &&
        !LETTERED_KIND.test(categoryOf(glyph) ?? ''),
    )
  );
}

/** The least closeness of a subject that is alone, which would be very small otherwise. */
const FARTHEST_ALONE = 0.78;

/** Words for a distance or a size are obeyed; many are large enough only near the camera. */
function closenessOf(plan: ScenePlan, { closeness }: Take): number {
  const isFar = closeness < 1;
  if (plan.shot !== null) return closeness;
  // A text stays large and inside of the picture.
  if (plan.subjects.some(({ lettering }) => lettering !== undefined)) {
    return Math.min(1, Math.max(0.9, closeness));
  }
  const count = plan.subjects.reduce((sum, subject) => sum + subject.count, 0);
  if (plan.subjects.some(({ scale }) => scale !== 1)) return 1;
  // Orbits need the room they have, and so does a kite above its child.
  if (plan.relations.some(({ kind }) => kind === 'around')) return 1;
  if (plan.relations.some(({ to }) => /^(balloon|kite)$/.test(plan.subjects[to]?.glyph ?? '')))
    return Math.min(1, closeness);
  if (isFar && /close|portrait|macro|detail/i.test(plan.prompt)) return 1;
  if (!isFar && (plan.caption !== null || /wide|distan|far|aerial|view/i.test(plan.prompt)))
    return 1;
  if (isFar && count === 1) return Math.max(FARTHEST_ALONE, closeness);
  return isFar && count > 2 ? Math.sqrt(closeness) : closeness;
}

const canMove = ({ subjects, weather }: ScenePlan): boolean =>
  subjects.every(({ motion }) => motion === null || !TIMED.has(motion)) &&
  !weather.some((name) => FLASHING.has(name));
