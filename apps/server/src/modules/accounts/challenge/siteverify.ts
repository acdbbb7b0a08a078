import { isIP } from 'node:net';
import { SERVER_MESSAGES } from '@loopwright/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { ChallengeConfig } from './challenge-config.ts';
import type { ChallengeVerifier } from './challenge-verifier.ts';

const ADDRESSES: Readonly<Record<ChallengeConfig['provider'], string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};
const DEADLINE_MS = 5000;
const RETRY_AFTER_SECONDS = 10;

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().max(100)).max(20).optional(),
});

/** These blame our secret or the service; everything else blames the answer. */
const OUR_FAULT =
  /^(?:(?:missing|invalid)-input-secret|sitekey-secret-mismatch|not-using-dummy-secret|bad-request|internal-error)$/;

export interface SiteverifyOptions {
  /** Another service of the same protocol. */
  readonly url?: string;
  readonly deadlineMs?: number;
}

/**
 * The protocol that Turnstile and hCaptcha share: a form with `secret`, `response` and `remoteip`,
 * answered by JSON with `success`. Answers work once; the service itself sees to that.
 */
export function siteverify(
  { provider, secret }: Pick<ChallengeConfig, 'provider' | 'secret'>,
  { url = ADDRESSES[provider], deadlineMs = DEADLINE_MS }: SiteverifyOptions = {},
): ChallengeVerifier {
  async function ask(response: string, address: string): Promise<z.infer<typeof verdictSchema>> {
    const body = new URLSearchParams({ secret, response });
    // Limits count IPv6 by network, which is no address that anybody has.
    if (isIP(address) !== 0) body.set('remoteip', address);
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!answer.ok) throw new Error(`The challenge service answered ${answer.status}`);
    return verdictSchema.parse(await answer.json());
  }

  return {
    async check(response, address) {
      if (response === undefined || response === '') throw failed();
      const verdict = await ask(response, address).catch((cause: unknown) => {
        throw away(cause);
      });
      if (verdict.success) return;
      const faults = verdict['error-codes'] ?? [];
      const ours = faults.filter((fault) => OUR_FAULT.test(fault));
      if (ours.length > 0) throw away(new Error(`The challenge service says ${ours.join(', ')}`));
      throw failed();
    },
  };
}

const failed = (): AppError =>
  new AppError('invalid', { publicMessage: SERVER_MESSAGES.challengeFailed });

const away = (cause: unknown): AppError =>
  new AppError('unavailable', {
    publicMessage: SERVER_MESSAGES.challengeAway,
    isRetryable: true,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
