import { STYLE_PREVIEW_ROUTE } from '@loopwright/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StylePicker } from './style-picker.tsx';

const show = (prompt: string): void => {
  expect(new FakeApi().calls).toHaveLength(0);
  renderPage(<StylePicker prompt={prompt} value={null} onChange={() => undefined} />, '/create');
};
const pictureOf = (name: string) =>
  screen.getByRole('radio', { name }).parentElement!.querySelector('img')!;
const rest = (): void =>
  act(() => {
    vi.advanceTimersByTime(1000);
  });

describe('the pictures of the styles', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are an example without a prompt of the built-in engine', () => {
    show('');
    rest();
    expect(pictureOf('Neon')).toHaveAttribute('src', '/styles/neon.webp');
  });

  it('are the own prompt, and the example when the server draws nothing of it', () => {
    show('  a fox & a hen ');
    rest();
    const own = new URL(pictureOf('Neon').src);
    expect(own.pathname).toBe(STYLE_PREVIEW_ROUTE);
    expect(Object.fromEntries(own.searchParams)).toEqual({
      prompt: 'a fox & a hen',
      style: 'neon',
    });
    fireEvent.error(pictureOf('Neon'));
    expect(pictureOf('Watercolor')).toHaveAttribute('src', '/styles/watercolor.webp');
  });

  it('are the example for a prompt that is too long for an address', () => {
    show('a fox '.repeat(60));
    rest();
    expect(pictureOf('Neon')).toHaveAttribute('src', '/styles/neon.webp');
  });
});
