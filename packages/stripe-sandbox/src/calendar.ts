export const DAY_SECONDS = 86_400;

/**
 * The same day and time `months` later, in UTC; a day the month lacks becomes its last one, as
 * Stripe does (31 January, 28 February, 31 March).
 * @param anchor seconds since 1970
 */
export function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const firstOfMonth = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const month = new Date(firstOfMonth);
  const lastDay = new Date(
    Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const secondsOfDay = anchor - Math.floor(anchor / DAY_SECONDS) * DAY_SECONDS;
  return firstOfMonth / 1000 + (day - 1) * DAY_SECONDS + secondsOfDay;
}

/** The end of the monthly period that begins at `start`, counted from the billing cycle's anchor. */
export function periodEndAfter(anchor: number, start: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
}
