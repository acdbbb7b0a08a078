import { expect, it } from 'vitest';
import { poseAt } from './pose.ts';
import { type Puppet, withTailShown } from './puppet.ts';

const puppetWith = (kind: string) => ({ tail: { kind } }) as unknown as Puppet;

it('swings a tail that wags far to both sides', () => {
  const swings = Array.from({ length: 48 }, (_, i) => poseAt('wag', i / 48).tail);
  expect(Math.max(...swings) - Math.min(...swings)).toBeGreaterThan(1.2);
});

it('lengthens a nub behind the body, and no other tail', () => {
  expect(withTailShown(puppetWith('nub')).tail?.kind).toBe('bushy');
  expect(withTailShown(puppetWith('thin')).tail?.kind).toBe('thin');
});
