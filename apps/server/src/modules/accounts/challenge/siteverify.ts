import { isIP } from 'node:net';
import { z } from 'zod';
import { AppError, serviceUnavailableError } from '../../../platform/errors.ts';
import type { ChallengeConfig } from './challenge-config.ts';
import type { ChallengeVerifier } from './challenge-verifier.ts';

const ADDRESSES: Readonly<Record<ChallengeConfig['provider'], string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};
const DEADLINE_MS = 5000;

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().max(100)).max(20).optional(),
});

/** Error codes that blame our secret or the service; all others blame the answer. */
const SERVICE_ERROR_CODES =
  /^(?:(?:missing|invalid)-input-secret|sitekey-secret-mismatch|not-using-dummy-secret|bad-request|internal-error)$/;

export interface SiteverifyOptions {
  /** Another service with the same protocol. */
  readonly url?: string;
  readonly deadlineMs?: number;
}

/**
 * The protocol that Turnstile and hCaptcha share: a form with `secret`, `response` and `remoteip`,
 * answered by JSON with `success`. The service itself makes sure that an answer works only once.
 */
export function siteverify(
  { provider, secret }: Pick<ChallengeConfig, 'provider' | 'secret'>,
  { url = ADDRESSES[provider], deadlineMs = DEADLINE_MS }: SiteverifyOptions = {},
): ChallengeVerifier {
  async function ask(response: string, address: string): Promise<z.infer<typeof verdictSchema>> {
    const body = new URLSearchParams({ secret, response });
    // Rate limits count IPv6 by network, which is not an address.
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
      if (response === undefined || response === '') throw challengeFailed();
      const verdict = await ask(response, address).catch((cause: unknown) => {
        throw challengeUnavailable(cause);
      });
      if (verdict.success) return;
      const codes = verdict['error-codes'] ?? [];
      const serviceErrors = codes.filter((code) => SERVICE_ERROR_CODES.test(code));
      if (serviceErrors.length > 0) {
        throw challengeUnavailable(
          new Error(`The challenge service says ${serviceErrors.join(', ')}`),
        );
      }
      throw challengeFailed();
    },
  };
}

const challengeFailed = (): AppError => new AppError('challengeFailed');

const challengeUnavailable = (cause: unknown): AppError =>
  serviceUnavailableError('challengeAway', cause);
