import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** QuotaFailure and RetryInfo of google/rpc/error_details.proto; a Duration is such as `26.5s` in JSON. */
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
 * two cases: the plan has nothing left for today or never had anything, or it is only the quota of this
 * minute that is used up, which is over by itself.
 *
 * @param body of an answer with 429, as it came
 * @returns seconds until the quota of this minute is over; null in all other cases
 */
export function secondsUntilMinuteQuota(body: string): number | null {
  const { data } = answerSchema.safeParse(parseJson(body));
  if (data === undefined) return null;
  const { message, details } = data.error;
  const quotas = details.flatMap(({ violations }) => violations.map(({ quotaId }) => quotaId));
  const isOfMinute = quotas.length > 0 && quotas.every((quota) => quota.includes('PerMinute'));
  // Models outside the plan have a quota of nothing, for a minute as well.
  if (!isOfMinute || /\blimit: 0\b/.test(message)) return null;
  const delay = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  return delay === undefined ? null : Number.parseFloat(delay);
}

/**
 * Says how long Google wants us to wait where everybody else says it, in the header Retry-After.
 * Answers that are something else pass as they are.
 */
export const withRetryAfter =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    const { status, statusText, headers } = answer;
    if (status !== 429 || headers.has('retry-after')) return answer;
    const body = await answer.text();
    const seconds = secondsUntilMinuteQuota(body);
    const told = new Headers(headers);
    if (seconds !== null) told.set('retry-after', String(seconds));
    return new Response(body, { status, statusText, headers: told });
  };
