import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMiddle } from './one-in-view.ts';

/** Says where elements are when it is told to. */
class ToldObserver {
  static readonly all = new Map<Element, ToldObserver>();
  readonly tell: (isIntersecting: boolean) => void;

  constructor(callback: (entries: { readonly isIntersecting: boolean }[]) => void) {
    this.tell = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe(element: Element): void {
    ToldObserver.all.set(element, this);
  }
  disconnect(): void {}
}

const first = document.createElement('div');
const second = document.createElement('div');
const playing = new Set<string>();
let stops: (() => void)[] = [];

const watch = (element: HTMLElement, name: string): (() => void) =>
  watchMiddle(element, (isChosen) => void (isChosen ? playing.add(name) : playing.delete(name)));
const move = (element: Element, isIntersecting: boolean): void =>
  ToldObserver.all.get(element)?.tell(isIntersecting);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ToldObserver);
  playing.clear();
  stops = [watch(first, 'first'), watch(second, 'second')];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  vi.useRealTimers();
});

const rest = (): void => void vi.advanceTimersByTime(1000);

it('chooses one alone, however many are in the middle', () => {
  move(second, true);
  move(first, true);
  rest();
  expect([...playing]).toEqual(['second']);
});

it('passes over what only scrolls past', () => {
  move(first, true);
  vi.advanceTimersByTime(100);
  move(second, true);
  move(first, false);
  vi.advanceTimersByTime(200);
  expect(playing.size).toBe(0);
  rest();
  expect([...playing]).toEqual(['second']);
});

it('hands over when the chosen one leaves', () => {
  move(first, true);
  move(second, true);
  rest();
  move(first, false);
  rest();
  expect([...playing]).toEqual(['second']);
  move(second, false);
  expect(playing.size).toBe(0);
});

it('hands over when the chosen one is taken off the page', () => {
  move(first, true);
  move(second, true);
  rest();
  stops[0]?.();
  rest();
  expect([...playing]).toEqual(['second']);
});
