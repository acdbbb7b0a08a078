import { describe, expect, it } from 'vitest';
import type { Canvas2D } from '../canvas.ts';
import { drawDeedMarks, type SpeakingBody } from './deed-marks.ts';
import type { PoseName } from './pose-name.ts';

/** Counts what is painted, whatever it is. */
function countingContext(): { context: Canvas2D; painted: () => number } {
  let count = 0;
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (target, name: string) =>
        target[name] ??
        (name === 'fill' || name === 'stroke' ? () => void count++ : () => undefined),
      set: (target, name: string, value) => {
        target[name] = value;
        return true;
      },
    },
  );
  return { context: context as unknown as Canvas2D, painted: () => count };
}

const BODY: SpeakingBody = {
  left: [-0.2, 0.8],
  right: [0.2, 0.8],
  mouth: [0, 0.4],
  head: [0, 0.3],
  headRadius: 0.26,
  skin: [0.6, 0.1, 60],
  drink: [0.4, 0.1, 50],
  hand: 0.1,
  magic: { kind: 'lightning', colour: null },
  tip: [0.3, 0.5],
  isStill: true,
};

const paintedFor = (pose: PoseName | null, isStill = true): number => {
  const { context, painted } = countingContext();
  drawDeedMarks(context, [pose], { ...BODY, isStill }, 0.2);
  return painted();
};

describe('what goes with a gesture', () => {
  it.each<PoseName>([
    'clap',
    'refuse',
    'nod',
    'hideface',
    'blowkiss',
    'panic',
    'spit',
    'peace',
    'cast',
  ])('is drawn: %s', (pose) => {
    expect(paintedFor(pose)).toBeGreaterThan(0);
  });

  it('has no lines beside a head that is seen moving', () => {
    expect(paintedFor('nod', false)).toBe(0);
    expect(paintedFor('refuse', false)).toBeLessThan(paintedFor('refuse'));
  });

  it('is nothing for others', () => {
    expect(paintedFor('walk')).toBe(0);
    expect(paintedFor(null)).toBe(0);
  });
});
