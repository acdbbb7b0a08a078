import { parseArgs } from 'node:util';

const PARTS = ['compare', 'ablation', 'checks', 'limits', 'memory'] as const;
type Part = (typeof PARTS)[number];

export interface GifBenchOptions {
  /** Names of clips; null is all. */
  readonly clips: readonly string[] | null;
  /** Names of encoders; null is all. */
  readonly encoders: readonly string[] | null;
  readonly parts: readonly Part[];
  /** Measures the peers anew, for figures that are all of one run. */
  readonly fresh: boolean;
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
  };
}
