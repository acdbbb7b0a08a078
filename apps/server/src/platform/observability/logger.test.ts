import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

describe('the logger', () => {
  it('redacts sensitive fields that are logged by mistake', () => {
    const destination = new PassThrough();
    const logger = createLogger('info', destination);
    logger.info({ password: 'canary', form: { prompt: 'canary', email: 'canary' } }, 'oops');
    expect(String(destination.read())).not.toContain('canary');
  });

  it('writes JSON lines', () => {
    const destination = new PassThrough();
    createLogger('info', destination).warn({ generationId: 'x' }, 'a run died');
    expect(JSON.parse(String(destination.read()))).toMatchObject({
      level: 'warn',
      generationId: 'x',
      msg: 'a run died',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });
});
