import type { Patches } from 'mutative';

interface PatchPair {
  readonly patches: Patches;
  readonly inverse: Patches;
}

/**
 * The patches of two changes one after the other. Where both only replace values, each value is written once, so
 * that a drag of a thousand moves is not a thousand times as large as one move.
 */
export function mergePatches(first: PatchPair, second: PatchPair): PatchPair {
  const patches = [...first.patches, ...second.patches];
  // Undone in the opposite order.
  const inverse = [...second.inverse, ...first.inverse];
  const onlyReplaces = [...patches, ...inverse].every(({ op }) => op === 'replace');
  return onlyReplaces
    ? { patches: lastWrites(patches), inverse: lastWrites(inverse) }
    : { patches, inverse };
}

/** Of writes to the same place only the last one, in order. */
function lastWrites(patches: Patches): Patches {
  const last = new Map(patches.map((patch) => [JSON.stringify(patch.path), patch]));
  return patches.filter((patch) => last.get(JSON.stringify(patch.path)) === patch);
}
