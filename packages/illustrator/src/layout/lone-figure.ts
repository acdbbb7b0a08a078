import type { MotionName } from '../language/motion-name.ts';
import type { SettingName } from '../language/setting-name.ts';
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

/**
 * One person alone at rest, with nothing but what they wear and hold: seen from so near that face and clothes show,
 * from head to foot.
 */
export function bringLoneFigureNearer(
  placements: readonly Placement[],
  { shot, caption, format, setting, subjects }: ScenePlan,
  isPerson: (placement: Placement) => boolean,
): readonly Placement[] {
  const [figure, ...others] = placements;
  if (figure === undefined || others.length > 0 || !isPerson(figure)) return placements;
  const isPlain = shot === null && caption === null && format === null;
  const isStanding = AT_REST.has(figure.motion) && !figure.airborne && figure.mounts.length === 0;
  const raises = figure.held.some((thing) => RAISED.test(subjects[thing]?.glyph ?? ''));
  const isOfUsualSize = subjects[figure.subject]?.scale === 1 && figure.size >= LEAST;
  if (!isPlain || !isStanding || !isOfUsualSize || raises || !OPEN_LAND.has(setting))
    return placements;
  return [{ ...figure, size: Math.max(NEAR, figure.size), y: Math.max(FEET, figure.y) }];
}
