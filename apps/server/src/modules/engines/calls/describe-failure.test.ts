import { MODEL_MESSAGES } from '@loopwright/contract';
import { APICallError } from 'ai';
import { expect, it } from 'vitest';
import {
  falError,
  geminiError,
  geminiQuotaError,
  openAiError,
} from '../testing/recorded-answers.ts';
import { describeFailure } from './describe-failure.ts';
import { providerRefused, providerFailed } from './provider-failures.ts';

const KEY = 'sk-must-stay-secret';
const PROMPT = 'a surprise for Marta '.repeat(40).trim();
const secrets = [KEY, null, PROMPT];

const refused = new APICallError({
  message: `Incorrect key ${KEY} for "${PROMPT}"`,
  url: 'https://models.example',
  requestBodyValues: { prompt: PROMPT },
  statusCode: 400,
});

it.each([
  ['the response', refused],
  ['the reason of a failure', providerFailed(`No worker could paint "${PROMPT}" with ${KEY}`)],
  ['the reason of a refusal', providerRefused(`Blocked by moderation: "${PROMPT}"`)],
  ['one word of it', providerFailed('The name Marta is too long')],
  ['the beginning of a word', providerFailed('Too long: “Mart…”')],
  ['half a key', providerFailed('There is no key sk-must…')],
])('repeats neither key nor prompt when a provider says %s', (_what, cause) => {
  const failure = describeFailure(cause, 'models', secrets);
  const said = failure.cause instanceof Error ? failure.cause.message : '';
  expect(said).toMatch(
    /^models(?: at https:\S+: answered 400,|:) what was said may repeat the prompt$/,
  );
  expect(failure.cause).not.toHaveProperty('requestBodyValues');
});

it('keeps all other properties of an error', () => {
  const cause = providerRefused(`Blocked by moderation: "${PROMPT}"`);
  const { kind, publicMessage, isRetryable, mayHaveCost } = cause;
  expect(describeFailure(cause, 'models', secrets)).toMatchObject({
    kind,
    publicMessage,
    isRetryable,
    mayHaveCost,
  });
  expect(describeFailure(providerFailed('out of memory'), 'models:one', secrets).cause).toEqual(
    new Error('models:one: The provider gave up: out of memory'),
  );
});

it('gives the log the error codes, and the message if it is safe', () => {
  const body = openAiError('invalid_size', `No such size for ${PROMPT}`);
  const says = (message: string) =>
    describeFailure(answered(400, body, message), 'models', secrets).cause;
  const codes =
    'models at https://models.example: answered 400, image_generation_user_error, invalid_size';
  expect(says('Sizes are “auto” or 1024x1024.')).toEqual(
    new Error(`${codes}, Sizes are “auto” or 1024x1024.`),
  );
  expect(says(`No such size for ${PROMPT}`)).toEqual(
    new Error(`${codes}, what was said may repeat the prompt`),
  );
});

const answered = (statusCode: number, body: unknown, message = 'Something is wrong.') =>
  new APICallError({
    message,
    url: 'https://me:word@models.example/v1/images?key=of-the-address',
    requestBodyValues: {},
    statusCode,
    responseBody: JSON.stringify(body),
  });

/** https://cloud.google.com/apis/design/errors, ErrorInfo. */
const geminiKeyError = {
  error: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
  },
};

const MINUTE = 'GenerateRequestsPerMinutePerProjectPerModel';
const DAY = 'GenerateRequestsPerDayPerProjectPerModel';

it.each([
  ['a wrong key of Google', 'provider', 400, geminiKeyError],
  ['the same in words', 'provider', 400, geminiError(400, 'X', 'API key not valid.')],
  ['a spent limit', 'provider', 400, openAiError('billing_hard_limit_reached', 'Hard limit.')],
  ['a used-up balance', 'provider', 429, openAiError('insufficient_quota', 'You exceeded it.')],
  ['a used-up day of Google', 'provider', 429, geminiQuotaError([MINUTE, DAY])],
  ['a model outside a plan of Google', 'provider', 429, geminiQuotaError([MINUTE], 0)],
  ['a quota of Google without a word on when', 'provider', 429, geminiQuotaError([])],
  [
    'a model that only writes',
    'model',
    400,
    geminiError(400, 'INVALID_ARGUMENT', 'The requested combination of response modalities …'),
  ],
  ['no such model', 'model', 400, openAiError('model_not_found', 'No.')],
  ['no such model, in words', 'model', 400, { detail: 'The model `flux` does not exist' }],
  ['a wrong address', 'model', 404, null],
  ['a wrong key', 'provider', 401, null],
])('takes %s for a matter of the operator, and blames the %s', (_what, blames, status, body) => {
  expect(describeFailure(answered(status, body), 'models', secrets)).toMatchObject({
    kind: 'unavailable',
    publicMessage: MODEL_MESSAGES.modelAccount,
    isRetryable: false,
    mayHaveCost: false,
    blames,
  });
});

it('treats an exhausted per-minute quota of Google as a busy provider', () => {
  const cause = answered(429, geminiQuotaError([MINUTE, `${MINUTE}-FreeTier`]));
  expect(describeFailure(cause, 'models', secrets)).toMatchObject({
    publicMessage: MODEL_MESSAGES.modelBusy,
    isRetryable: true,
    retryAfterSeconds: 26.5,
    mayHaveCost: false,
  });
});

it('blames the model for failed work, and the provider for a missing response', () => {
  expect(providerFailed('out of memory').blames).toBe('model');
  expect(describeFailure(answered(500, null), 'models', secrets).blames).toBe('provider');
  expect(describeFailure(new DOMException('', 'TimeoutError'), 'models', []).blames).toBe(
    'provider',
  );
});

it('ignores words of the prompt that a provider repeats', () => {
  const prompt = 'a poster that says “API key\nnot valid”, for the billing department';
  const repeated = prompt.replace('\n', ' ');
  const cause = answered(422, { ...falError(repeated), input: repeated }, repeated);
  expect(describeFailure(cause, 'models', [KEY, prompt, null])).toMatchObject({
    kind: 'refused',
    publicMessage: MODEL_MESSAGES.modelDeclined,
  });
});
