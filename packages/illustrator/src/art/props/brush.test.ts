import { expect, it } from 'vitest';
import type { Canvas2D } from '../../canvas.ts';
import { fillOutline } from './brush.ts';

it('follows the commands of an outline in hundredths', () => {
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    (...numbers: number[]): void => {
      calls.push([name, ...numbers]);
    };
  const context: Partial<Canvas2D> = {
    beginPath: note('begin'),
    moveTo: note('move'),
    lineTo: note('line'),
    quadraticCurveTo: note('curve'),
    bezierCurveTo: note('bezier'),
    closePath: note('close'),
    fill: note('fill'),
  };
  fillOutline(context as Canvas2D, 'M 0 50 L 100 50 25.5 -10 Q 1 2 3 4 C 1 2 3 4 5 6 Z', '#fff');
  expect(calls).toEqual([
    ['begin'],
    ['move', 0, 0.5],
    ['line', 1, 0.5],
    ['line', 0.255, -0.1],
    ['curve', 0.01, 0.02, 0.03, 0.04],
    ['bezier', 0.01, 0.02, 0.03, 0.04, 0.05, 0.06],
    ['close'],
    ['fill'],
  ]);
});
