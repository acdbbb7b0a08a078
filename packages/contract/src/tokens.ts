export const GENERATION_KINDS = ['image', 'gif'] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

export const TOKEN_COST: Readonly<Record<GenerationKind, number>> = { image: 1, gif: 4 };

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** Monday 1970-01-05 at 00:00 in UTC-5. The offset is fixed: no daylight saving time. */
const FIRST_WEEK_MS = 4 * DAY_MS + 5 * 60 * 60 * 1000;

/** The Monday 00:00 (UTC-5) at or before `at`. */
export function tokenWeekStart(at: Date): Date {
  return new Date(FIRST_WEEK_MS + Math.floor((at.getTime() - FIRST_WEEK_MS) / WEEK_MS) * WEEK_MS);
}

/** When the week that holds `at` ends and tokens refresh. */
export const tokenWeekEnd = (at: Date): Date => new Date(tokenWeekStart(at).getTime() + WEEK_MS);
