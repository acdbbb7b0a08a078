import { SERVER_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { presentError } from './presentation.ts';

const failed = {
  status: 'failed',
  errorCode: 'modelFailed',
  errorParams: {},
  errorMessage: SERVER_MESSAGES.modelFailed,
} as const;

describe('the error of a generation', () => {
  it('is the stored code with its parameters and its sentence', () => {
    const words = ['zyqx'];
    expect(
      presentError({
        ...failed,
        errorCode: 'nothingToDraw',
        errorParams: { words },
        errorMessage: SERVER_MESSAGES.nothingToDraw({ words }),
      }),
    ).toEqual({
      code: 'nothingToDraw',
      params: { words },
      message: SERVER_MESSAGES.nothingToDraw({ words }),
    });
  });

  it('keeps a stored sentence that has no message code, under a code that no client knows', () => {
    // A general code of earlier versions is spelled like a message code of today.
    const old = { ...failed, errorCode: 'internal', errorParams: null, errorMessage: 'It broke.' };
    expect(presentError(old)).toEqual({ code: 'unknown', params: {}, message: 'It broke.' });
  });

  it('says that it is canceled, and nothing of a generation that has not failed', () => {
    const none = { errorCode: null, errorParams: null, errorMessage: null };
    expect(presentError({ ...none, status: 'cancelled' })).toEqual({
      code: 'cancelled',
      params: {},
      message: SERVER_MESSAGES.cancelled,
    });
    expect(presentError({ ...none, status: 'running' })).toBeNull();
    expect(presentError({ ...none, status: 'failed' })).toMatchObject({ code: 'generationFailed' });
  });
});
