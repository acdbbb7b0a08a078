import { z } from 'zod';

/** A finite number within bounds. JSON has no NaN, but documents also come from code. */
export const finite = (minimum: number, maximum: number) => z.number().min(minimum).max(maximum);

export const share = finite(0, 1);

/** `#rrggbb` or `#rrggbbaa`, lower or upper case. */
export const colorSchema = z.string().regex(/^#(?:[\da-f]{6}|[\da-f]{8})$/i);
