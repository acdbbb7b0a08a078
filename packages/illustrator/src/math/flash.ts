import { saw } from './periodic.ts';

/** Brightness of a flash of lightning that begins at `start`: two strokes and an afterglow. */
export function flash(phase: number, start: number): number {
  const age = saw(phase, 1, 1 - start);
  if (age < 0.03) return 1;
  if (age < 0.05) return 0.2;
  if (age < 0.08) return 0.8;
  return age < 0.22 ? ((0.22 - age) / 0.14) * 0.4 : 0;
}
