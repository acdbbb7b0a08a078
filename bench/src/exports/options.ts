import { parseArgs } from 'node:util';
import { TARGETS } from '@loopwright/media';
import { TRIALS } from './trials.ts';

export interface ExportBenchOptions {
  /** Null is both. */
  readonly half: string | null;
  /** Ids; null is all. */
  readonly targets: readonly string[] | null;
  /** Measures what each step of the search costs, and nothing else. */
  readonly steps: boolean;
  /** Of the steps; none are all. */
  readonly formats: readonly string[];
}

/** `npm run bench exports -- --half tuned --targets slack-emoji,signal-sticker` */
export function readOptions(): ExportBenchOptions {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      half: { type: 'string' },
      targets: { type: 'string' },
      steps: { type: 'boolean', default: false },
      formats: { type: 'string', default: '' },
    },
  });
  const targets = values.targets?.split(',') ?? null;
  const unknown = targets?.find(
    (id) => ![...TRIALS, ...TARGETS].some((target) => target.id === id),
  );
  if (unknown) throw new Error(`There is no target ${unknown}`);
  return {
    half: values.half ?? null,
    targets,
    steps: values.steps,
    formats: values.formats.split(',').filter(Boolean),
  };
}
