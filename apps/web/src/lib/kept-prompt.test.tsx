import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetPrompt, keepPrompt, useKeptPrompt } from './kept-prompt.ts';

function Kept() {
  return <output>{useKeptPrompt() ?? 'nothing'}</output>;
}

function kept(): string | null {
  const { container } = render(<Kept />);
  return container.textContent;
}

afterEach(() => void vi.useRealTimers());

it('keeps a prompt for a day', () => {
  vi.useFakeTimers();
  keepPrompt('a cat');
  vi.advanceTimersByTime(86_399_000);
  expect(kept()).toBe('a cat');
  vi.advanceTimersByTime(1000);
  expect(kept()).toBe('nothing');
});

it('keeps nothing after it is forgotten', () => {
  keepPrompt('a cat');
  forgetPrompt();
  expect(kept()).toBe('nothing');
});

it.each(['', 'a cat', 'null', '7 a cat'])('reads nothing from %j', (stored) => {
  localStorage.setItem('visitor-prompt', stored);
  expect(kept()).toBe('nothing');
});

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepPrompt('a cat');
  render(<Kept />);
  expect(screen.getByText('nothing')).toBeInTheDocument();
  vi.unstubAllGlobals();
});
