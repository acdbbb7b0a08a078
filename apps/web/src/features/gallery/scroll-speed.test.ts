import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMayBeFetched, watchScrollSpeed } from './scroll-speed.ts';

const WINDOW_PX = 768;
const FRAME_MS = 20;

let list: HTMLElement;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', WINDOW_PX);
  list = document.createElement('ul');
  stop = watchScrollSpeed(list);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Scrolls for half a second. */
function scroll(windowsPerSecond: number): void {
  for (let passedMs = 0; passedMs < 500; passedMs += FRAME_MS) {
    vi.advanceTimersByTime(FRAME_MS);
    vi.stubGlobal('scrollY', window.scrollY + (windowsPerSecond * WINDOW_PX * FRAME_MS) / 1000);
    window.dispatchEvent(new Event('scroll'));
  }
}

it('fetches pictures at rest and while somebody looks through them', () => {
  expect(renderHook(useMayBeFetched).result.current).toBe(true);
  scroll(1);
  expect(renderHook(useMayBeFetched).result.current).toBe(true);
});

it('leaves out those that fly past, until the window comes to rest', () => {
  scroll(6);
  const { result } = renderHook(useMayBeFetched);
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current).toBe(true);
});

it('fetches what is in view as soon as it is scrolled more slowly', () => {
  scroll(6);
  const { result } = renderHook(useMayBeFetched);
  act(() => scroll(0.5));
  expect(result.current).toBe(true);
});

it('does not take a single jump for fast scrolling', () => {
  vi.advanceTimersByTime(5000);
  vi.stubGlobal('scrollY', 50_000);
  window.dispatchEvent(new Event('scroll'));
  expect(renderHook(useMayBeFetched).result.current).toBe(true);
});

it('keeps pictures that are there', () => {
  const { result } = renderHook(useMayBeFetched);
  act(() => scroll(6));
  expect(result.current).toBe(true);
});

it('marks the list until the window rests', () => {
  scroll(1);
  expect(list).toHaveAttribute('data-scrolling');
  vi.advanceTimersByTime(200);
  expect(list).not.toHaveAttribute('data-scrolling');
});
