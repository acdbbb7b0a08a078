import { parseArgs } from 'node:util';
import { TARGETS } from '@loopwright/media';

export interface ExportBenchOptions {
  /** Null is both. */
  readonly half: string | null;
  /** Ids; null is all. */
  readonly targets: readonly string[] | null;
  /** Measures what each step of the search costs, and nothing else. */
  readonly steps: boolean;
}

/** `npm run bench exports -- --half tuned --targets slack-emoji,signal-sticker` */
export function readOptions(): ExportBenchOptions {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      half: { type: 'string' },
      targets: { type: 'string' },
      steps: { type: 'boolean', default: false },
    },
  });
  const targets = values.targets?.split(',') ?? null;
  const unknown = targets?.find((id) => !TARGETS.some((target) => target.id === id));
  if (unknown) throw new Error(`There is no target ${unknown}`);
  return { half: values.half ?? null, targets, steps: values.steps };
}
