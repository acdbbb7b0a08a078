import type { PlainMessageCode } from '@loopwright/contract';
import { APICallError } from 'ai';
import { EngineError } from '../engine/engine-error.ts';
import { CallError, type CallFault } from './call-error.ts';
import { mayContainSecret } from './contains-secret.ts';
import { errorCodesOf } from './error-codes.ts';
import { secondsUntilMinuteQuota } from './google-quota.ts';
import { type OperatorProblem, operatorProblemOf } from './operator-problem.ts';
import { refusalOf } from './refusals.ts';
import { readRetryAfter } from './retrying-fetch.ts';

const DETAIL_MAXIMUM = 500;
const WITHHELD = 'what was said may repeat the prompt';

interface Verdict {
  readonly code: PlainMessageCode;
  readonly mayHaveCost: boolean;
  readonly isRetryable: boolean;
  readonly blames?: EngineError['blames'];
}

const UNUSABLE: Verdict = {
  code: 'modelUnusable',
  mayHaveCost: true,
  isRetryable: true,
};
const FAILED: Verdict = { ...UNUSABLE, code: 'modelFailed' };
const TOO_SLOW: Verdict = {
  ...UNUSABLE,
  code: 'modelTooSlow',
};
const UNAVAILABLE: Verdict = {
  code: 'modelAway',
  mayHaveCost: false,
  isRetryable: true,
};
const BUSY: Verdict = { ...UNAVAILABLE, code: 'modelBusy' };
/** The key or the bill: only the operator can solve it. */
const ACCOUNT: Verdict = {
  ...UNAVAILABLE,
  code: 'modelAccount',
  isRetryable: false,
};
/** The configured name is wrong or names a model of another kind; only the operator can solve it. */
const NO_MODEL: Verdict = { ...ACCOUNT, blames: 'model' };
const BY_OPERATOR_PROBLEM: Readonly<Record<OperatorProblem, Verdict>> = {
  account: ACCOUNT,
  model: NO_MODEL,
};
const DECLINED: Verdict = {
  code: 'modelDeclined',
  mayHaveCost: false,
  isRetryable: false,
};

const BY_FAULT: Readonly<Record<CallFault, Verdict>> = {
  unreachable: UNAVAILABLE,
  'too-slow': TOO_SLOW,
  broken: FAILED,
  'too-large': UNUSABLE,
  'forbidden-address': UNUSABLE,
  'too-many-redirects': UNUSABLE,
};

const BY_STATUS: Readonly<Record<number, Verdict>> = {
  401: ACCOUNT,
  402: ACCOUNT,
  403: ACCOUNT,
  404: NO_MODEL,
  405: NO_MODEL,
  408: UNAVAILABLE,
  410: NO_MODEL,
  429: BUSY,
  503: UNAVAILABLE,
};

/**
 * Translates a failed request to a provider into an error with a message for the user. The cause, for
 * the log, also has the status and the provider's error codes, and its message when that cannot repeat
 * the prompt. Nothing else is kept: the errors of the packages contain the whole request and the key.
 *
 * @param model the id of the model, for the log, such as `openai:gpt-image-1`
 * @param secrets texts that must not be logged, such as keys and prompts
 */
export function describeFailure(
  cause: unknown,
  model: string,
  secrets: readonly (string | null)[],
): EngineError {
  if (cause instanceof EngineError) return withoutSecrets(cause, model, secrets);
  const { verdict, detail, retryAfterSeconds } = judge(cause, secrets);
  return new EngineError(verdict.code, {
    ...verdict,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    cause: new Error(`${model}${placeOf(cause)}: ${detail}`),
  });
}

interface Judgement {
  readonly verdict: Verdict;
  /** For the log. */
  readonly detail: string;
  readonly retryAfterSeconds: number | null;
}

function judge(cause: unknown, secrets: readonly (string | null)[]): Judgement {
  const fault = findCallError(cause);
  if (fault !== null) {
    const verdict = BY_FAULT[fault.fault];
    const mayHaveCost = fault.wasSent || (fault.fault !== 'unreachable' && verdict.mayHaveCost);
    return judged({ ...verdict, mayHaveCost }, `${fault.fault}, ${fault.message}`);
  }
  if (cause instanceof Error && cause.name === 'TimeoutError') {
    return judged(TOO_SLOW, 'not done in time');
  }
  if (APICallError.isInstance(cause)) return judgeAnswer(cause, secrets);
  // No other part of a package's error is safe to log.
  return judged(UNUSABLE, cause instanceof Error ? cause.name : typeof cause);
}

function judgeAnswer(
  { statusCode, responseBody, responseHeaders, message }: APICallError,
  secrets: readonly (string | null)[],
): Judgement {
  const status = statusCode ?? 0;
  const isGood = status >= 200 && status < 300;
  // A successful response that ends here has a result that cannot be read.
  const codes = isGood ? [] : errorCodesOf(responseBody ?? '');
  const words = message.trim() === '' ? [] : [withoutSecretText(message, secrets)];
  const detail = [`answered ${status}`, ...codes, ...words].join(', ');
  if (isGood) return judged(UNUSABLE, detail);
  // Google describes an exhausted per-minute quota with the words of an unpaid bill.
  const quotaSeconds = status === 429 ? secondsUntilMinuteQuota(responseBody ?? '') : null;
  if (quotaSeconds !== null) return judged(BUSY, detail, quotaSeconds);
  const isClientError = status >= 400 && status < 500;
  if (isClientError) {
    const text = `${message} ${responseBody ?? ''}`;
    const trouble = operatorProblemOf(codes, text, secrets);
    if (trouble !== null) return judged(BY_OPERATOR_PROBLEM[trouble], detail);
    const refusal = refusalOf(text);
    if (refusal !== null) return judged({ ...DECLINED, code: refusal }, detail);
  }
  const verdict = BY_STATUS[status] ?? (isClientError ? DECLINED : FAILED);
  const retryAfterSeconds = readRetryAfter(responseHeaders?.['retry-after']);
  return judged(verdict, detail, verdict.isRetryable ? retryAfterSeconds : null);
}

const judged = (
  verdict: Verdict,
  detail: string,
  retryAfterSeconds: number | null = null,
): Judgement => ({ verdict, detail, retryAfterSeconds });

export const findCallError = (cause: unknown): CallError | null =>
  findIn(cause, (error) => error instanceof CallError);

/** The origin that was called, without path and query; empty when it is unknown. */
function placeOf(cause: unknown): string {
  const { url = '' } = findIn(cause, (error) => APICallError.isInstance(error)) ?? {};
  return URL.canParse(url) ? ` at ${new URL(url).origin}` : '';
}

/** The first error of the chain of causes that satisfies the predicate. */
function findIn<T extends Error>(
  cause: unknown,
  matches: (error: Error) => error is Error & T,
): T | null {
  for (let error = cause, depth = 0; error instanceof Error && depth < 8; depth += 1) {
    if (matches(error)) return error;
    error = error.cause;
  }
  return null;
}

/** A provider's description of a failure may repeat the prompt as well. */
function withoutSecrets(
  error: EngineError,
  model: string,
  secrets: readonly (string | null)[],
): EngineError {
  const said = error.cause instanceof Error ? error.cause.message : error.message;
  const { code, isRetryable, mayHaveCost, blames, retryAfterSeconds } = error;
  return new EngineError(code, {
    isRetryable,
    mayHaveCost,
    blames,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    cause: new Error(`${model}: ${withoutSecretText(said, secrets)}`),
  });
}

const withoutSecretText = (said: string, secrets: readonly (string | null)[]): string =>
  mayContainSecret(said, secrets) ? WITHHELD : said.slice(0, DETAIL_MAXIMUM);
