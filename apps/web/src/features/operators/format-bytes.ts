import type { Language } from '@loopwright/contract';

const UNITS = ['megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;

/** A size in the largest unit that it fills, such as "12.4 GB". */
export function formatBytes(language: Language, bytes: number): string {
  let value = bytes / STEP ** 2;
  let place = 0;
  while (value >= STEP && place < UNITS.length - 1) {
    value /= STEP;
    place += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[place] ?? UNITS[0],
    maximumFractionDigits: value < 100 ? 1 : 0,
  }).format(value);
}
