import { describe, expect, it } from 'vitest';
import { addBands, type Mote } from './bands.ts';

const MOTES: readonly Mote[] = Array.from({ length: 20 }, (_, index) => ({
  index,
  x: 0.5,
  y: 0.5,
  offset: 0,
  a: 0,
  b: 0,
}));

function ordersOf(areBehind: boolean): number[] {
  const orders: number[] = [];
  const stage = { addLayer: (order: number) => void orders.push(order) };
  addBands(stage, MOTES, () => {}, areBehind);
  return orders;
}

describe('bands of particles', () => {
  it('are before and behind the subject', () => {
    expect(Math.max(...ordersOf(false))).toBeGreaterThan(60);
  });

  it('are all behind a subject whose text they would hide', () => {
    expect(Math.max(...ordersOf(true))).toBeLessThan(40);
  });
});
