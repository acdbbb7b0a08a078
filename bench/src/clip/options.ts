import { parseArgs } from 'node:util';

export interface ClipBenchOptions {
  /** Names of kinds; null is all. */
  readonly kinds: readonly string[] | null;
  /** Pixels of a frame's side. */
  readonly side: number;
  /** The folder for pictures of the frames around each seam; null is none. */
  readonly sheets: string | null;
}

/** `npm run bench clip -- --kinds pan,swing --side 720 --sheets /tmp/sheets` */
export function readOptions(): ClipBenchOptions {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      kinds: { type: 'string' },
      side: { type: 'string', default: '720' },
      sheets: { type: 'string' },
    },
  });
  return {
    kinds: values.kinds?.split(',') ?? null,
    side: Number(values.side),
    sheets: values.sheets ?? null,
  };
}
