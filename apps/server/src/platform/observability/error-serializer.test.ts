import { describe, expect, it } from 'vitest';
import { serializeError } from './error-serializer.ts';

const SECRET = 'a prompt that must stay private';

describe('errors in the log', () => {
  it('keep message, stack and causes', () => {
    const logged = JSON.stringify(
      serializeError(new Error('outer', { cause: new TypeError('inner') })),
    );
    expect(logged).toContain('outer');
    expect(logged).toContain('inner');
    expect(logged).toContain('error-serializer.test.ts');
  });

  it('of the database keep the query but none of its values', () => {
    const database = Object.assign(new Error(`invalid input: "${SECRET}"`), {
      code: '22P02',
      severity: 'ERROR',
      detail: `Key (prompt)=(${SECRET}) already exists.`,
      constraint: 'generations_request_key',
    });
    const query = Object.assign(new Error(`Failed query: insert …\nparams: ${SECRET}`), {
      query: 'insert into generations values ($1)',
      params: [SECRET],
      cause: database,
    });
    const logged = JSON.stringify(serializeError(query));
    expect(logged).not.toContain(SECRET);
    for (const kept of ['insert into', '22P02', 'generations_request_key', 'test.ts']) {
      expect(logged).toContain(kept);
    }
  });

  it('of the database keep a message without values', () => {
    const error = Object.assign(new Error('relation "users" does not exist'), {
      code: '42P01',
      severity: 'ERROR',
    });
    expect(serializeError(error)).toMatchObject({
      sqlState: '42P01',
      message: 'relation "users" does not exist',
    });
  });

  it('may be values that are no errors', () => {
    expect(serializeError(SECRET)).toEqual({ type: 'string' });
  });
});
