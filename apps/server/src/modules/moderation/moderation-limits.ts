import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Limits reports for each network address, and of all together, like messages of the contact form. */
export const reportLimits =
  (
    limiter: Pick<AttemptLimiter, 'count'>,
    limits: { readonly reportsPerHour: number; readonly reportsPerHourTotal: number },
  ) =>
  async (address: string): Promise<void> => {
    const hourly = (maximum: number) => ({ maximum, windowMs: HOUR_MS });
    await limiter.count(`report:${address}`, hourly(limits.reportsPerHour), 'tooManyReports');
    await limiter.count('report:all', hourly(limits.reportsPerHourTotal), 'tooManyReports');
  };
