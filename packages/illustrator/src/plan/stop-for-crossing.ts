import type { PromptSpec } from '../language/spec.ts';
import { isHeavyVehicle } from '../things/machines.ts';
import { showWords } from './spec-changes.ts';

const CROSSES =
  /\bcross(?:es|ing)? (?:the |a )?(?:\w+ )?(?:road|street|highway|avenue|crosswalk)\b/iu;
const TRAFFIC = /^(?:police-car|motorcycle|bicycle|fire-engine|ambulance)$/;
const STOPS = /^(?:wait|stop)(?:s|ed|ing|ped|ping)?$/iu;

/** The indices of those on a crossing and of the vehicles that stop for them; null: there is no crossing. */
export function rolesAtCrossing({
  prompt,
  subjects,
  relations,
}: Pick<PromptSpec, 'prompt' | 'subjects' | 'relations'>): {
  readonly crossers: ReadonlySet<number>;
  readonly vehicles: ReadonlySet<number>;
} | null {
  if (!CROSSES.test(prompt)) return null;
  const indices = (isOne: (glyph: string) => boolean): ReadonlySet<number> =>
    new Set(subjects.flatMap(({ glyph }, index) => (isOne(glyph) ? [index] : [])));
  const isVehicle = (glyph: string): boolean => isHeavyVehicle(glyph) || TRAFFIC.test(glyph);
  const vehicles = indices(isVehicle);
  const isDriven = relations.some(({ to }) => vehicles.has(to));
  const crossers = new Set([0].filter((index) => !vehicles.has(index)));
  return vehicles.size > 0 && crossers.size > 0 && !isDriven ? { crossers, vehicles } : null;
}

/** "a chicken crossing the road while cars wait": they are seen to stand still at the crossing. */
export const waitAtCrossing = (spec: PromptSpec): PromptSpec =>
  rolesAtCrossing(spec) === null ? spec : showWords(spec, STOPS);
