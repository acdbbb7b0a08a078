import { describe, expect, it } from 'vitest';
import { generation } from '../../testing/generation.ts';
import { type GeneratorState, INITIAL_STATE, nextState } from './generator-state.ts';

const result = { kind: 'image', url: 'blob:x', text: null, prompt: 'a cat' } as const;
const busy = nextState(INITIAL_STATE, { type: 'started', requestKey: 'key-1', prompt: 'a cat' });

describe('switching the mode', () => {
  const toGif = { type: 'switch-mode', mode: 'gif', mayMakeGifs: true } as const;

  it('clears the result and the error', () => {
    const state: GeneratorState = { ...INITIAL_STATE, result, error: 'failed' };
    expect(nextState(state, toGif)).toEqual({ ...INITIAL_STATE, mode: 'gif' });
  });

  it('is ignored while busy', () => expect(nextState(busy, toGif)).toBe(busy));

  it('is ignored for GIF when the plan does not allow it', () => {
    expect(nextState(INITIAL_STATE, { ...toGif, mayMakeGifs: false })).toBe(INITIAL_STATE);
  });
});

it('picking a reference clears the result and the error', () => {
  const state: GeneratorState = { ...INITIAL_STATE, result, error: 'failed' };
  expect(nextState(state, { type: 'picked-reference' })).toEqual(INITIAL_STATE);
});

it('starting hides the last result, finishing shows the new one', () => {
  const state = nextState(
    { ...INITIAL_STATE, result },
    { type: 'started', requestKey: 'key-1', prompt: 'a dog' },
  );
  expect(state.result).toBeNull();
  expect(nextState(state, { type: 'finished', result })).toMatchObject({ running: null, result });
});

it('takes progress of its own generation only', () => {
  const own = nextState(busy, { type: 'progressed', generation });
  expect(own.running?.generation).toBe(generation);
  const stranger = { ...generation, id: 'generation-2', requestKey: 'key-2' };
  expect(nextState(own, { type: 'progressed', generation: stranger })).toBe(own);
  expect(nextState(busy, { type: 'progressed', generation: stranger })).toBe(busy);
  expect(nextState(INITIAL_STATE, { type: 'progressed', generation })).toBe(INITIAL_STATE);
});

it('resumes what is running in its own mode, but never over a running one', () => {
  const resumed = nextState(INITIAL_STATE, { type: 'resumed', generation });
  expect(resumed).toMatchObject({ mode: 'gif', running: { prompt: 'two penguins' } });
  expect(nextState(busy, { type: 'resumed', generation })).toBe(busy);
});

it('ends in an error or a note, never in both', () => {
  expect(nextState(busy, { type: 'failed', error: 'failed' })).toMatchObject({
    running: null,
    error: 'failed',
    note: null,
  });
  expect(nextState(busy, { type: 'cancelled' })).toMatchObject({
    running: null,
    error: null,
    note: 'cancelled',
  });
});
