import type { ExportChange } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';

const BYTES_PER_KB = 1000;

/** Such as `padded · 128 × 128 · 12 fps · 64 colors`. */
export const describeChanges = (
  changes: readonly ExportChange[],
  { changes: texts }: Catalogue['creation']['exports'],
): string => changes.map(({ kind, to }) => texts[kind](to ?? '')).join(' · ');

/** Such as `256 kB` or `15 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= BYTES_PER_KB ** 2;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? BYTES_PER_KB ** 2 : BYTES_PER_KB));
}
