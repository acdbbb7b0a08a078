import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isForWriting, isUnwantedSingleKey, useSingleKeyShortcuts } from './shortcuts.ts';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...modifiers });

it('wants no characters alone while single keys are switched off', () => {
  const { result } = renderHook(useSingleKeyShortcuts);
  expect(isUnwantedSingleKey(press('g'))).toBe(false);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(isUnwantedSingleKey(press('g'))).toBe(true);
  expect(isUnwantedSingleKey(press('?', { shiftKey: true }))).toBe(true);
  expect(isUnwantedSingleKey(press('k', { ctrlKey: true }))).toBe(false);
  for (const key of [' ', 'Enter', 'Escape', 'ArrowLeft'])
    expect(isUnwantedSingleKey(press(key))).toBe(false);
});

it('knows where people write', () => {
  const targetOf = (html: string): Event => {
    document.body.innerHTML = html;
    const event = press('g', { bubbles: true });
    document.body.firstElementChild?.dispatchEvent(event);
    return event;
  };
  for (const html of ['<textarea></textarea>', '<input>', '<select></select>'])
    expect(isForWriting(targetOf(html))).toBe(true);
  for (const html of ['<input type="checkbox">', '<input type="range">', '<button></button>'])
    expect(isForWriting(targetOf(html))).toBe(false);
});
