import type { PlanName } from './plan-names.ts';

/** Exports that one user may request in an hour. */
export const EXPORTS_PER_HOUR: Readonly<Record<PlanName, number>> = {
  free: 60,
  basic: 600,
  premium: 1200,
};

/** Up to which size files are exported: as made, moving pictures in HD, everything up to 4K. */
export const EXPORT_SIZES: Readonly<Record<PlanName, 'standard' | 'hd' | '4k'>> = {
  free: 'standard',
  basic: 'hd',
  premium: '4k',
};

/** How long the file of an export is kept. After that it is made again when asked for. */
export const EXPORT_KEPT_DAYS = 7;
