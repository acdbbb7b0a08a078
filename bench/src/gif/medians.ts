import type { Measurement } from './compare.ts';

/** The middle number, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

/** Ours and a peer's measurement of the same clip. */
export type Pair = readonly [ours: Measurement, peer: Measurement];

export function pairs(all: readonly Measurement[], ours: string, peer: string): readonly Pair[] {
  return all
    .filter((one) => one.encoder === ours)
    .flatMap((one) => {
      const other = all.find(({ clip, encoder }) => clip === one.clip && encoder === peer);
      return other ? [[one, other] as const] : [];
    });
}

type Figure =
  | 'sizeBytes'
  | 'cpuSeconds'
  | 'coldCpuSeconds'
  | 'peakBytes'
  | 'flicker'
  | 'cellFlicker';

/** Two zeros, as the flicker of exact files, are alike. */
const ratio = (one: number, other: number): number =>
  one === other ? 1 : one / Math.max(other, 1e-9);

export const medianRatio = (of: readonly Pair[], figure: Figure): number =>
  median(of.map(([ours, peer]) => ratio(ours[figure], peer[figure])));

/** Points of SSIMULACRA 2 that ours is above the peer, clip by clip. */
export const medianGain = (of: readonly Pair[]): number =>
  median(of.map(([ours, peer]) => ours.ssimulacra - peer.ssimulacra));
