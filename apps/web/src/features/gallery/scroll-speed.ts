import { useEffect, useState } from 'react';

/** Faster than this, each picture is in view for less than half a second: none of them can be looked at. */
const FAST_WINDOWS_PER_SECOND = 2;
/** Distances are measured over at least this long. */
const SPAN_MS = 100;
/** So long without scrolling, and it has come to rest. */
const SETTLED_MS = 120;

let isFast = false;
const waiting = new Set<() => void>();

function settle(): void {
  isFast = false;
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
}

/**
 * Watches how fast the window is scrolled.
 * @param list is marked with `data-scrolling` until the window rests
 * @returns a function that stops watching
 */
export function watchScrollSpeed(list: HTMLElement): () => void {
  let from = { y: window.scrollY, atMs: performance.now() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    list.removeAttribute('data-scrolling');
    settle();
  };
  const measure = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, SETTLED_MS);
    list.toggleAttribute('data-scrolling', true);
    const [y, atMs] = [window.scrollY, performance.now()];
    const passedMs = atMs - from.atMs;
    if (passedMs < SPAN_MS) return;
    const windows = Math.abs(y - from.y) / window.innerHeight;
    from = { y, atMs };
    // After a rest, this is the first step of a new movement.
    if (passedMs > SPAN_MS + SETTLED_MS) return;
    const isFastNow = (windows * 1000) / passedMs > FAST_WINDOWS_PER_SECOND;
    if (isFast && !isFastNow) settle();
    isFast = isFastNow;
  };
  window.addEventListener('scroll', measure, { passive: true });
  return () => {
    window.removeEventListener('scroll', measure);
    clearTimeout(timer);
    rest();
  };
}

/** Whether a picture may be fetched: not while it only flies past. Once it may, it stays so. */
export function useMayBeFetched(): boolean {
  const [isAllowed, setIsAllowed] = useState(() => !isFast);
  useEffect(() => {
    if (isAllowed) return undefined;
    const allow = (): void => setIsAllowed(true);
    // It may have come to rest since the picture was rendered.
    if (!isFast) queueMicrotask(allow);
    waiting.add(allow);
    return () => void waiting.delete(allow);
  }, [isAllowed]);
  return isAllowed;
}
