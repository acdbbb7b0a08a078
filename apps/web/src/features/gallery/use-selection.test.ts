import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

function select() {
  const { result } = renderHook(() => useSelection(ORDER));
  return {
    selected: () => [...result.current.ids].toSorted(),
    isActive: () => result.current.isActive,
    toggle: (id: string, extend = false) => act(() => result.current.toggle(id, extend)),
    end: () => act(() => result.current.end()),
  };
}

it('selects and leaves out one at a time', () => {
  const cards = select();
  cards.toggle('b');
  cards.toggle('d');
  cards.toggle('b');
  expect(cards.selected()).toEqual(['d']);
  cards.end();
  expect(cards.selected()).toEqual([]);
  expect(cards.isActive()).toBe(false);
});

it('selects a range in both directions', () => {
  const cards = select();
  cards.toggle('d');
  cards.toggle('b', true);
  expect(cards.selected()).toEqual(['b', 'c', 'd']);
  cards.toggle('e', true);
  expect(cards.selected()).toEqual(['b', 'c', 'd', 'e']);
});

it('selects one when there is nothing to extend from', () => {
  const cards = select();
  cards.toggle('c', true);
  expect(cards.selected()).toEqual(['c']);
});
