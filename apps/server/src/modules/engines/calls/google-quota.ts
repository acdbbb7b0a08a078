import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** QuotaFailure and RetryInfo of google/rpc/error_details.proto; JSON writes a Duration as `26.5s`. */
const answerSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z.array(
      z.object({
        violations: z.array(z.object({ quotaId: z.string().default('') })).default([]),
        retryDelay: z
          .string()
          .regex(/^\d+(?:\.\d+)?s$/)
          .optional(),
      }),
    ),
  }),
});

/**
 * Google answers 429 with "exceeded your current quota, please check your plan and billing details" in
 * two cases: the plan has no quota, or none left for today; or only the quota of the current minute is
 * used up, which renews by itself.
 *
 * @param body the unparsed response with status 429
 * @returns seconds until the quota of the next minute; null in all other cases
 */
export function secondsUntilMinuteQuota(body: string): number | null {
  const { data } = answerSchema.safeParse(parseJson(body));
  if (data === undefined) return null;
  const { message, details } = data.error;
  const quotas = details.flatMap(({ violations }) => violations.map(({ quotaId }) => quotaId));
  const isOfMinute = quotas.length > 0 && quotas.every((quota) => quota.includes('PerMinute'));
  // Models outside the plan have a quota of 0, also for each minute.
  if (!isOfMinute || /\blimit: 0\b/.test(message)) return null;
  const delay = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  return delay === undefined ? null : Number.parseFloat(delay);
}

/**
 * Copies the delay that Google asks for into the Retry-After header, where other providers send it.
 * All other responses pass unchanged.
 */
export const withRetryAfter =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    const { status, statusText, headers } = answer;
    if (status !== 429 || headers.has('retry-after')) return answer;
    const body = await answer.text();
    const seconds = secondsUntilMinuteQuota(body);
    const extended = new Headers(headers);
    if (seconds !== null) extended.set('retry-after', String(seconds));
    return new Response(body, { status, statusText, headers: extended });
  };
