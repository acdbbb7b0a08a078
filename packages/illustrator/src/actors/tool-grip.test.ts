import { describe, expect, it } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { gripTool, toolAim } from './tool-grip.ts';

const square = { width: 100, height: 100 } as Canvas;

describe('a tool in use', () => {
  it.each([
    ['spoon', [-0.4, 0.9]],
    ['paintbrush', [1, 0]],
    ['hammer', [-1, 0]],
  ] as const)('a %s points with its end to what is worked on', (glyph, aim) => {
    const held = gripTool(glyph, aim, square, [0.5, 0.5]);
    const unturned = gripTool(glyph, [1, 0], square, [0.5, 0.5]);
    const turn = (held?.rotation ?? 0) - (unturned?.rotation ?? 0);
    expect(Math.cos(turn)).toBeCloseTo(aim[0] / Math.hypot(...aim));
    expect(Math.sin(turn)).toBeCloseTo(aim[1] / Math.hypot(...aim));
  });

  it('turns the edge of a knife to the board on either side', () => {
    expect(gripTool('kitchen-knife', [-1, 0], square, [0.5, 0.5])?.isMirrored).toBe(true);
    expect(gripTool('kitchen-knife', [1, 0], square, [0.5, 0.5])?.isMirrored).toBe(false);
  });

  it('is held otherwise by who does nothing with it', () => {
    expect(toolAim('spoon', 'walk')).toBeNull();
    expect(toolAim('banana', 'stir')).toBeNull();
  });
});
