import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { creation as loop } from '../../testing/generation.ts';
import { type OpenCreation, useOpenCreation, useOpened } from './use-open-creation.ts';

it('tells of the open creation without rendering the gallery that opens it', async () => {
  let renders = 0;
  const { result } = renderHook((): OpenCreation => {
    renders += 1;
    return useOpenCreation();
  });
  const opened = renderHook(() => useOpened(result.current)).result;
  expect(opened.current).toBeNull();
  act(() => result.current.show(loop, null));
  await waitFor(() => expect(opened.current).toBe(loop));
  const changed = { ...loop, title: 'Fox' };
  act(() => result.current.update(changed));
  expect(opened.current).toBe(changed);
  act(() => result.current.close());
  await waitFor(() => expect(opened.current).toBeNull());
  expect(renders).toBe(1);
});
