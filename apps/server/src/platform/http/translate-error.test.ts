import { SERVER_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { translateError } from './translate-error.ts';

const failure = (code: string | undefined, message = 'inside words'): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

describe('an unavailable dependency', () => {
  it.each([
    ['refused', failure('ECONNREFUSED')],
    ['broken', failure(undefined, 'Connection terminated unexpectedly')],
    ['stopping', failure('57P01')],
    ['starting', failure('57P03')],
    ['short of memory', failure('53200')],
    ['too busy', failure(undefined, 'timeout exceeded when trying to connect')],
    ['wrapped', new Error('Failed query', { cause: failure('08006') })],
  ])('is reported as retryable: %s', (_, error) => {
    const translated = translateError(error);
    expect(translated).toMatchObject({ status: 503, retryAfterSeconds: 5, cause: error });
    expect(translated.publicMessage).not.toContain('inside');
  });

  it.each([failure('53100'), failure('ENOSPC'), new Error('x', { cause: failure('53100') })])(
    'may have no room',
    (error) =>
      expect(translateError(error)).toMatchObject({
        status: 503,
        publicMessage: SERVER_MESSAGES.diskFull,
        retryAfterSeconds: 60,
        cause: error,
      }),
  );

  it.each([failure('23514'), failure(undefined), new Error('x', { cause: failure('42P01') })])(
    'is not an unavailable dependency',
    (error) => expect(translateError(error)).toMatchObject({ status: 500, cause: error }),
  );
});

it('answers 401 when the user was deleted during the request', () => {
  const error = new Error('Failed query', { cause: failure('23503') });
  expect(translateError(error)).toMatchObject({ status: 401 });
});
