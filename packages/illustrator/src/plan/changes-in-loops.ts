import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { becoming, changingColours, hatching, wilting } from './becoming.ts';
import { bursting } from './bursting.ts';
import { bakingThings, cookingThings } from './cooking-things.ts';
import { goingVehicles } from './going-vehicles.ts';
import { liftingCranes } from './lifting-cranes.ts';
import { machinesAtWork } from './machines-at-work.ts';
import { withMovingPattern } from './moving-patterns.ts';
import { withMovingText } from './moving-text.ts';
import { throughPassingLooks } from './passing-looks.ts';
import { drippingOffSpoons, pouredOver } from './poured-over.ts';
import { goingOff } from './shots.ts';
import { inSteps, showWords, withChanged } from './spec-changes.ts';
import { throughStations } from './through-stations.ts';

/** What happens to whole scenes, patterns and things by itself. */
export const withChangesInLoops = (prompt: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(prompt, [
    drivingAlone,
    (spec) => goingVehicles(spec, vocabulary),
    withMovingText,
    withMovingPattern,
    throughPassingLooks,
    becoming,
    changingColours,
    hatching,
    (spec) => wilting(spec, vocabulary),
    blowingSand,
    (spec) => bursting(spec, vocabulary),
    goingOff,
    liftingCranes,
    machinesAtWork,
    throughStations,
    (spec) => cookingThings(spec, vocabulary),
    (spec) => bakingThings(spec, vocabulary),
    pouredOver,
    drippingOffSpoons,
  ]);

const RIDDEN = /^(?:motorcycle|motor-scooter|bicycle|@moped)$/;

/** "a motorcycle riding through the desert": where no one rides it, it drives by itself. */
function drivingAlone(spec: PromptSpec): PromptSpec {
  const isRidden = ({ glyph, motion }: Subject): boolean => motion === 'ride' && RIDDEN.test(glyph);
  return spec.subjects.length === 1 && spec.relations.length === 0
    ? withChanged(spec, isRidden, { motion: 'drive' })
    : spec;
}

const BLOWING_SAND =
  /\bsand (?:is |slowly )?(?:blow|drift|swirl|fly|whirl)\w*|\b(?:blowing|drifting|swirling) sand\b/i;
const OF_SAND = /^(?:sand|(?:blow|drift|swirl|fly|whirl)(?:s|ing)?)$/i;

/** "sand blowing in the desert": its grains fly with the wind. */
function blowingSand(spec: PromptSpec): PromptSpec {
  const { prompt, setting, weather } = spec;
  const hasSand = setting === 'desert' || setting === 'beach';
  if (!hasSand || weather.length > 0 || !BLOWING_SAND.test(prompt)) return spec;
  return showWords({ ...spec, weather: ['dust', 'wind'] }, OF_SAND);
}
