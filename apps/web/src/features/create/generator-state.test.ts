import { describe, expect, it } from 'vitest';
import { generation } from '../../testing/generation.ts';
import { type Ending, type GeneratorState, INITIAL_STATE, nextState } from './generator-state.ts';

const result = {
  kind: 'image',
  url: 'blob:x',
  text: null,
  prompt: 'a cat',
  creation: null,
} as const;
const started = (...requestKeys: readonly string[]): GeneratorState =>
  nextState(INITIAL_STATE, { type: 'started', requestKeys, prompt: 'a cat' });
const busy = started('key-1');
const withResult: GeneratorState = { ...INITIAL_STATE, results: [result], asked: 1 };
const end = (state: GeneratorState, ...endings: readonly Ending[]): GeneratorState =>
  endings.reduce((last, ending, index) => nextState(last, { type: 'ended', index, ending }), state);

describe('switching the mode', () => {
  const toGif = { type: 'switch-mode', mode: 'gif', mayMakeGifs: true } as const;

  it('clears the result and the error', () => {
    const state: GeneratorState = { ...withResult, error: 'failed' };
    expect(nextState(state, toGif)).toEqual({ ...INITIAL_STATE, mode: 'gif' });
  });

  it('is ignored while busy', () => expect(nextState(busy, toGif)).toBe(busy));

  it('is ignored for GIF when the plan does not allow it, and says why', () => {
    const locked = { ...toGif, mayMakeGifs: false };
    expect(nextState({ ...withResult, error: 'failed' }, locked)).toEqual({
      ...withResult,
      error: 'gifLocked',
    });
    expect(nextState(busy, locked)).toBe(busy);
  });

  it('to the same mode removes the lock message and nothing else', () => {
    const toImage = { type: 'switch-mode', mode: 'image', mayMakeGifs: false } as const;
    expect(nextState({ ...withResult, error: 'gifLocked' }, toImage)).toEqual(withResult);
    const failed: GeneratorState = { ...withResult, error: 'failed' };
    expect(nextState(failed, toImage)).toBe(failed);
  });
});

it('typing removes the lock message and no other error', () => {
  const typed = { type: 'typed-prompt' } as const;
  expect(nextState({ ...withResult, error: 'gifLocked' }, typed)).toEqual(withResult);
  const failed: GeneratorState = { ...withResult, error: 'failed' };
  expect(nextState(failed, typed)).toBe(failed);
});

it('picking a reference clears the result and the error', () => {
  const state: GeneratorState = { ...withResult, error: 'failed' };
  expect(nextState(state, { type: 'picked-reference' })).toEqual(INITIAL_STATE);
});

describe('the last result', () => {
  const action = { type: 'started', requestKeys: ['key-1'], prompt: 'a dog' } as const;
  const again = nextState(withResult, action);
  const newer = { ...result, url: 'blob:y', prompt: 'a dog' };

  it('gives way to a new one', () => {
    expect(again.hasNewResults).toBe(false);
    expect(end(again, { type: 'finished', result: newer })).toMatchObject({
      running: null,
      results: [newer],
      hasNewResults: true,
    });
  });

  it.each([
    ['is canceled', { type: 'cancelled' }],
    ['fails', { type: 'failed', error: 'failed' }],
  ] as const)('stays when the next run %s', (_, ending) => {
    expect(end(again, ending)).toMatchObject({
      running: null,
      results: [result],
      asked: 1,
      hasNewResults: false,
    });
  });
});

it('takes progress of its own generation only', () => {
  const own = nextState(busy, { type: 'progressed', generation });
  expect(own.running?.parts[0]?.generation).toBe(generation);
  const stranger = { ...generation, id: 'generation-2', requestKey: 'key-2' };
  expect(nextState(own, { type: 'progressed', generation: stranger })).toBe(own);
  expect(nextState(busy, { type: 'progressed', generation: stranger })).toBe(busy);
  expect(nextState(INITIAL_STATE, { type: 'progressed', generation })).toBe(INITIAL_STATE);
});

it('resumes what is running in its own mode, but never over a running one', () => {
  const resumed = nextState(INITIAL_STATE, { type: 'resumed', generations: [generation] });
  expect(resumed).toMatchObject({ mode: 'gif', running: { prompt: 'two penguins' } });
  expect(nextState(busy, { type: 'resumed', generations: [generation] })).toBe(busy);
});

it('ends in an error or a note, never in both', () => {
  expect(end(busy, { type: 'failed', error: 'failed' })).toMatchObject({
    running: null,
    error: 'failed',
    note: null,
  });
  expect(end(busy, { type: 'cancelled' })).toMatchObject({
    running: null,
    error: null,
    note: 'cancelled',
  });
});

describe('several variations', () => {
  const three = started('key.1', 'key.2', 'key.3');
  const finished = { type: 'finished', result } as const;
  const failed = { type: 'failed', error: 'outOfTokens' } as const;
  const cancelled = { type: 'cancelled' } as const;

  it('run until the last of them has ended', () => {
    expect(end(three, finished, failed).running?.parts.map(({ ending }) => ending?.type)).toEqual([
      'finished',
      'failed',
      undefined,
    ]);
  });

  it.each([
    [
      'all arrived',
      [finished, finished, finished],
      { asked: 3, results: [result, result, result], note: null },
    ],
    [
      'one failed',
      [finished, failed, finished],
      { asked: 3, results: [result, result], error: 'outOfTokens' },
    ],
    [
      'the others were cancelled',
      [finished, cancelled, cancelled],
      { asked: 3, results: [result], note: null },
    ],
    ['all were cancelled', [cancelled, cancelled, cancelled], { results: [], note: 'cancelled' }],
    ['all failed', [failed, failed, failed], { results: [], error: 'outOfTokens', note: null }],
  ] as const)('keep what arrived: %s', (_, endings, shown) => {
    expect(end(three, ...endings)).toMatchObject({ running: null, ...shown });
  });
});
