import { emptyPlane } from '@loopwright/media';
import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { paintLandscape, paintPortrait } from '../testing/portrait.ts';
import { findWindows, readFaceCascade } from './face-cascade.ts';
import { agreedWindow, findFace, measureForFaces } from './find-face.ts';
import { mapPlane } from './plane.ts';
import { radialSymmetry } from './radial-symmetry.ts';

const { environment } = await createNodeHost();

describe('the radial symmetry', () => {
  it('is highest in the middle of a disc of its radius', () => {
    const disc = mapPlane(emptyPlane(60, 60), (_, x, y) =>
      Math.hypot(x * 60 - 34, y * 60 - 25) < 8 ? 0.1 : 0.8,
    );
    const symmetry = radialSymmetry(disc, 8);
    const best = symmetry.data.indexOf(Math.max(...symmetry.data));
    expect(Math.hypot((best % 60) - 34, Math.floor(best / 60) - 25)).toBeLessThan(2);
    expect(symmetry.data[best]).toBeGreaterThan(0.5);
    expect(symmetry.data[50 * 60 + 50]).toBeLessThan(0.1);
  });
});

describe('the face of an animal', () => {
  it.each([0, 0.2, -0.3])('is found by its eyes at a tilt of %s', (tilt) => {
    const { canvas, left, right } = paintPortrait({ tilt });
    const face = findFace(measureForFaces(environment, canvas), 'animal', null);
    for (const axis of ['x', 'y'] as const) {
      expect(face?.left[axis]).toBeCloseTo(left[axis], 1);
      expect(face?.right[axis]).toBeCloseTo(right[axis], 1);
    }
    const found = Math.atan2(face!.right.y - face!.left.y, face!.right.x - face!.left.x);
    expect(Math.abs(found - tilt)).toBeLessThan(0.12);
  });

  it('is not found where there is none', () => {
    expect(findFace(measureForFaces(environment, paintLandscape()), 'animal', null)).toBe(null);
  });

  it('is not found when two are as likely', () => {
    const { canvas } = paintPortrait();
    const two = environment.createCanvas(800, 400);
    two.getContext('2d').drawImage(canvas, 0, 0);
    two.getContext('2d').drawImage(canvas, 400, 0);
    expect(findFace(measureForFaces(environment, two), 'animal', null)).toBe(null);
  });
});

/** A cascade of one pattern: a middle cell that is darker than all around it. */
const DARK_MIDDLE = `<cascade><featureType>LBP</featureType><height>9</height><width>9</width><stages>
<_><maxWeakCount>1</maxWeakCount><stageThreshold>0.5</stageThreshold><weakClassifiers><_>
<internalNodes>0 -1 0 0 0 0 0 0 0 0 -2147483648</internalNodes><leafValues>1. -1.</leafValues></_>
</weakClassifiers></_></stages><features><_><rect>0 0 3 3</rect></_></features></cascade>`;

describe('a cascade', () => {
  it('finds the windows that have its pattern', () => {
    const plane = mapPlane(emptyPlane(20, 16), (_, x, y) => {
      const column = Math.round(x * 20);
      const row = Math.round(y * 16);
      return column >= 8 && column < 11 && row >= 5 && row < 8 ? 0 : 0.3 + 0.03 * column;
    });
    const windows = findWindows(readFaceCascade(DARK_MIDDLE), plane);
    expect(windows).toContainEqual({ x: 5 / 20, y: 2 / 20, size: 9 / 20 });
    expect(windows.every(({ x, y }) => Math.abs(x * 20 - 5) < 3 && Math.abs(y * 20 - 2) < 3)).toBe(
      true,
    );
  });

  it('puts a face where many of its windows agree, and nowhere else', () => {
    const { canvas } = paintPortrait();
    const nowhere = readFaceCascade(DARK_MIDDLE.replace('0.5</stage', '9</stage'));
    expect(findFace(measureForFaces(environment, canvas), 'person', nowhere)).toBe(null);
    expect(findFace(measureForFaces(environment, canvas), 'person', null)).toBe(null);
    const around = { x: 0.3, y: 0.4, size: 0.2 };
    expect(agreedWindow(Array.from({ length: 9 }, () => around))).toEqual({
      x: expect.closeTo(0.3),
      y: expect.closeTo(0.4),
      size: expect.closeTo(0.2),
    });
    expect(agreedWindow(Array.from({ length: 5 }, () => around))).toBe(null);
  });

  it('is refused when it is of another kind', () => {
    expect(() => readFaceCascade('<cascade><featureType>HAAR</featureType></cascade>')).toThrow(
      'binary patterns',
    );
    expect(() => readFaceCascade('<featureType>LBP</featureType><features></features>')).toThrow(
      'empty',
    );
  });
});
