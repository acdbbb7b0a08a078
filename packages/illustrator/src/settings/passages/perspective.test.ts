import { describe, expect, it } from 'vitest';
import type { RegionName } from '../../language/place-look.ts';
import {
  createEmptyStage,
  differingShare,
  drawLayers,
  pixelsOf,
} from '../../testing/empty-stage.ts';
import { SETTINGS } from '../index.ts';
import { endOf, project, type Tube } from './perspective.ts';

const TUBE: Tube = { eye: 0.5, half: 0.5, below: 0.5, above: 0.5, bay: 0.5, far: 5 };

describe('a long place', () => {
  it('runs to the height of the eye in the middle of the picture', () => {
    const stage = createEmptyStage();
    const [x, y] = project(stage, TUBE, [TUBE.half, 0, 1000]);
    expect(x).toBeCloseTo(stage.width / 2, 0);
    expect(y).toBeCloseTo(TUBE.eye * stage.height, 0);
  });

  it('begins at the borders of the picture and ends around the middle', () => {
    const stage = createEmptyStage();
    expect(project(stage, TUBE, [TUBE.half, 0, 1])).toEqual([stage.width, stage.height]);
    const [left, top, right, bottom] = endOf(stage, TUBE);
    expect((left + right) / 2).toBeCloseTo(stage.width / 2);
    expect((top + bottom) / 2).toBeCloseTo(stage.height / 2);
    expect(right - left).toBeLessThan(stage.width / 4);
  });
});

describe('an alley', () => {
  it('has houses of its own in each part of the world', () => {
    const pictures = ([undefined, 'japan', 'aegean', 'orient'] as (RegionName | undefined)[]).map(
      (region) => {
        const stage = createEmptyStage({ setting: 'alley', ...(region && { region }) });
        void SETTINGS.alley(stage);
        return pixelsOf(drawLayers(stage, 0));
      },
    );
    for (const [i, picture] of pictures.entries()) {
      for (const other of pictures.slice(i + 1)) {
        expect(differingShare(picture, other)).toBeGreaterThan(0.1);
      }
    }
  });
});
