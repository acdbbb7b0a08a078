import type { ScenePlan } from '../plan/plan.ts';
import type { Placement } from './placement.ts';

/** Where the sign and the house stand, and how much smaller than alone the sign is. */
const SIGN = { x: 0.23, share: 0.68 } as const;
const HOUSE_X = 0.62;
const HOUSES =
  /^(?:house|house-with-garden|@cabin|@farmhouse|@mansion|@townhouse|@timberhouse|@thatchedcottage|hut|@shopfront|convenience-store)$/;

/** A lettered sign alone with a house stands beside it, and not before its door. */
export function signBesideHouse(
  placements: readonly Placement[],
  { subjects }: ScenePlan,
): readonly Placement[] {
  const glyphs = placements.map(({ subject }) => subjects[subject]?.glyph ?? '');
  const isPair =
    placements.length === 2 &&
    glyphs.includes('@sign') &&
    glyphs.some((glyph) => HOUSES.test(glyph));
  if (!isPair) return placements;
  return placements.map((placement, i) =>
    glyphs[i] === '@sign'
      ? { ...placement, x: SIGN.x, size: placement.size * SIGN.share }
      : { ...placement, x: HOUSE_X },
  );
}
