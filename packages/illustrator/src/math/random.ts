/** A source of numbers in [0, 1). The only randomness in this package. */
export type Random = () => number;

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Mulberry32 by Tommy Ettinger: small, fast, and the same everywhere. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items; the fallback where there are none. */
export const pickOne = <Item>(items: readonly Item[], random: Random, fallback: Item): Item =>
  items[Math.floor(random() * items.length)] ?? fallback;
