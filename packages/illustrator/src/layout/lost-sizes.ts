import type { Subject } from '../language/subject.ts';
import type { Placement } from './placement.ts';

const TINY = 0.65;
const SMALL = 0.75;
const BIG = 1.3;
const HUGE = 1.6;

/** What carries somebody is larger by nature: a small car has room for a man. */
const CARRIER = 2.5;

/** As a part of the largest other one: a tiny one is no larger, and a huge one no smaller. */
const LIMITS = { tiny: 0.8, small: 1, big: 0.45, huge: 0.55 } as const;

function contradicts(factor: number, share: number): boolean {
  if (factor <= TINY) return share > LIMITS.tiny;
  if (factor <= SMALL) return share > LIMITS.small;
  if (factor >= HUGE) return share < LIMITS.huge;
  return factor >= BIG && share < LIMITS.big;
}

/**
 * The words for sizes that the finished layout contradicts: a tiny dragon that is as large as the knight
 * beside it.
 * @returns in the user's spelling
 */
export function lostSizes(
  { subjects }: { readonly subjects: readonly Subject[] },
  placements: readonly Placement[],
): readonly string[] {
  const largestOf = (
    index: number,
    drawn: readonly Pick<Placement, 'subject' | 'size'>[],
  ): number => Math.max(0, ...drawn.flatMap((each) => (each.subject === index ? each.size : [])));
  const carriers = placements.flatMap(({ mounts }) => mounts);
  const sizeOf = (index: number): number => largestOf(index, placements);
  const carrierSizeOf = (index: number): number => largestOf(index, carriers);
  // What several hold is in the hands of each of them: none carries a giant bottle with others.
  const holdersOf = (index: number): number =>
    placements.filter(({ held }) => held.includes(index)).length;
  return subjects.flatMap(({ saidSize }, index) => {
    if (saidSize === undefined) return [];
    const size = sizeOf(index) || carrierSizeOf(index) / CARRIER;
    if (saidSize.factor >= BIG && holdersOf(index) > 1) return saidSize.word;
    if (size === 0) return [];
    const isOther = (other: Subject, at: number): boolean =>
      at !== index && other.saidSize?.factor !== saidSize.factor;
    const others = subjects.flatMap((other, at) =>
      isOther(other, at) ? Math.max(sizeOf(at), carrierSizeOf(at)) : [],
    );
    const largest = Math.max(0, ...others);
    return largest > 0 && contradicts(saidSize.factor, size / largest) ? saidSize.word : [];
  });
}
