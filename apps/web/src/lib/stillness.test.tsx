import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { motionPause, prefersStillness, usePlaying, useStillness } from './stillness.ts';

it('is what the person chose for all pictures, at once', () => {
  const { result } = renderHook(useStillness);
  expect(result.current).toBe(false);
  act(() => motionPause.set(true));
  expect(result.current).toBe(true);
  expect(prefersStillness()).toBe(true);
  act(() => motionPause.set(false));
  expect(result.current).toBe(false);
});

it('a choice for one picture holds until stillness changes for all', () => {
  const { result } = renderHook(usePlaying);
  const isPlaying = () => result.current[0];
  expect(isPlaying()).toBe(true);
  act(() => motionPause.set(true));
  expect(isPlaying()).toBe(false);
  act(() => result.current[1](true));
  expect(isPlaying()).toBe(true);
  act(() => motionPause.set(false));
  expect(isPlaying()).toBe(true);
  act(() => motionPause.set(true));
  expect(isPlaying()).toBe(false);
});
