import { z } from 'zod';

/**
 * A whole number as a form or an address has it: digits alone. `Number` would also read `0x400`, `1e3`,
 * `+5`, blanks and `Infinity`.
 */
export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().int().min(minimum).max(maximum));
