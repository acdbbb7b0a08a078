import type { PromptSpec } from '../language/spec.ts';
import { isHeavyVehicle } from '../things/machines.ts';
import { indicesOf, showWords } from './spec-changes.ts';

const CROSSES =
  /\bcross(?:es|ing)? (?:the |a )?(?:\w+ )?(?:road|street|highway|avenue|crosswalk)\b/iu;
const TRAFFIC = /^(?:police-car|motorcycle|bicycle|fire-engine|ambulance)$/;
const STOPS = /^(?:wait|stop)(?:s|ed|ing|ped|ping)?$/iu;

/** Who crosses a road, and the vehicles that stop for it, by their indices. */
interface Crossing {
  readonly crosser: number;
  readonly vehicles: readonly number[];
}

/** The crossing of a prompt: what it names first crosses; null where there is none. */
export function crossingOf(
  spec: Pick<PromptSpec, 'prompt' | 'subjects' | 'relations'>,
): Crossing | null {
  if (!CROSSES.test(spec.prompt)) return null;
  const vehicles = indicesOf(spec, ({ glyph }) => isHeavyVehicle(glyph) || TRAFFIC.test(glyph));
  const isDriven = spec.relations.some(({ to }) => vehicles.includes(to));
  if (vehicles.length === 0 || vehicles.includes(0) || isDriven) return null;
  return { crosser: 0, vehicles };
}

/** "a chicken crossing the road while cars wait": they are seen to stand still at the crossing. */
export const waitAtCrossing = (spec: PromptSpec): PromptSpec =>
  crossingOf(spec) === null ? spec : showWords(spec, STOPS);
