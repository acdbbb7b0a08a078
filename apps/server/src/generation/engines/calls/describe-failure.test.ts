import { APICallError } from 'ai';
import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { declined, gaveUp } from './gave-up.ts';

const KEY = 'sk-nobody-may-see-this';
const PROMPT = 'a surprise for Marta '.repeat(40).trim();
const secrets = [KEY, null, PROMPT];

const refused = new APICallError({
  message: `Incorrect key ${KEY} for "${PROMPT}"`,
  url: 'https://models.example',
  requestBodyValues: { prompt: PROMPT },
  statusCode: 400,
});

it.each([
  ['what it answered', refused],
  ['why it gave up', gaveUp(`No worker could paint "${PROMPT}" with ${KEY}`)],
  ['why it kept what it made', declined(`Blocked by moderation: "${PROMPT}"`)],
])('repeats neither key nor prompt when a provider says %s', (_what, cause) => {
  const failure = describeFailure(cause, 'models', secrets);
  const said = failure.cause instanceof Error ? failure.cause.message : '';
  expect(said).toContain('•••');
  expect(said).not.toContain(KEY);
  expect(said).not.toContain('Marta');
  expect(failure.cause).not.toHaveProperty('requestBodyValues');
});

it('keeps everything else of an error that it cleans', () => {
  const cause = declined(`Blocked by moderation: "${PROMPT}"`);
  const { code, publicMessage, isRetryable, mayHaveCost } = cause;
  expect(describeFailure(cause, 'models', secrets)).toMatchObject({
    code,
    publicMessage,
    isRetryable,
    mayHaveCost,
  });
  const harmless = gaveUp('out of memory');
  expect(describeFailure(harmless, 'models', secrets)).toBe(harmless);
});
