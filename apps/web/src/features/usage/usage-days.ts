import type { RecentTokenUsage, TokenEntry } from '@loopwright/contract';

/** The tokens used on a day of the browser's time zone. */
export interface UsageDay {
  /** Its first moment. */
  readonly start: Date;
  readonly tokens: number;
}

/** The entries of one day of the browser's time zone, newest first. */
export interface DayOfEntries {
  readonly start: Date;
  readonly entries: readonly TokenEntry[];
}

/** The first moment of the day, some days before or after when told so. Days have 23 to 25 hours. */
const startOfDay = (moment: Date, addedDays = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + addedDays);

/** The last `count` days, today included, oldest first. */
export function sumByDay(recent: RecentTokenUsage, now: Date, count: number): UsageDay[] {
  const sums = new Map<number, number>();
  for (const { startsAt, tokens } of recent) {
    const day = startOfDay(new Date(startsAt)).getTime();
    sums.set(day, (sums.get(day) ?? 0) + tokens);
  }
  return Array.from({ length: count }, (_, index) => {
    const start = startOfDay(now, index + 1 - count);
    return { start, tokens: sums.get(start.getTime()) ?? 0 };
  });
}

/** Entries that follow each other on the same day, as groups. */
export function groupByDay(entries: readonly TokenEntry[]): DayOfEntries[] {
  const days: { start: Date; entries: TokenEntry[] }[] = [];
  for (const entry of entries) {
    const start = startOfDay(new Date(entry.createdAt));
    const last = days.at(-1);
    if (last?.start.getTime() === start.getTime()) last.entries.push(entry);
    else days.push({ start, entries: [entry] });
  }
  return days;
}
