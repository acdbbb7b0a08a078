import { parseArgs } from 'node:util';

const PARTS = ['compare', 'ablation', 'checks', 'limits', 'memory', 'seam'] as const;
type Part = (typeof PARTS)[number];

export interface GifBenchOptions {
  /** Names of clips; null is all. */
  readonly clips: readonly string[] | null;
  /** Names of encoders; null is all. */
  readonly encoders: readonly string[] | null;
  readonly parts: readonly Part[];
  /** Measures the peers anew, for figures that are all of one run. */
  readonly fresh: boolean;
  /** A folder with another state of packages/media, which seams are compared with; null is none. */
  readonly baseline: string | null;
  /** Which loops seams are measured of: tuned, reported, clips; null is all. */
  readonly halves: readonly string[] | null;
}

/** `npm run bench gif -- --clips skin,fire --encoders ours,sharp --parts compare --fresh` */
export function readOptions(): GifBenchOptions {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      clips: { type: 'string' },
      encoders: { type: 'string' },
      parts: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      baseline: { type: 'string' },
      halves: { type: 'string' },
    },
  });
  const named = values.parts?.split(',') ?? [];
  const unknown = named.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new Error(`No part "${unknown}"; there are ${PARTS.join(', ')}.`);
  return {
    clips: values.clips?.split(',') ?? null,
    encoders: values.encoders?.split(',') ?? null,
    parts: values.parts ? PARTS.filter((part) => named.includes(part)) : PARTS,
    fresh: values.fresh,
    baseline: values.baseline ?? null,
    halves: values.halves?.split(',') ?? null,
  };
}
