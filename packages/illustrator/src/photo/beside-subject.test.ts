import { emptyPlane } from '@loopwright/media';
import { describe, expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { boxOfSubject, headlinePlace, placeOnPerson } from './beside-subject.ts';
import { mapPlane } from './plane.ts';

/** A subject that fills a rectangle, in fractions of the picture. */
const matte = (left: number, right: number, top: number, bottom: number) =>
  mapPlane(emptyPlane(100, 100), (_, x, y) =>
    x >= left && x < right && y >= top && y < bottom ? 1 : 0,
  );

describe('the box of a subject', () => {
  it('holds nearly all of it', () => {
    const box = boxOfSubject(matte(0.2, 0.5, 0.4, 0.9));
    expect(box.left).toBeCloseTo(0.21, 1);
    expect(box.right).toBeCloseTo(0.49, 1);
    expect(box.top).toBeCloseTo(0.41, 1);
    expect(box.bottom).toBeCloseTo(0.89, 1);
  });

  it('leaves out a stray pixel', () => {
    const plane = matte(0.4, 0.6, 0.4, 0.6);
    plane.data[0] = 1;
    expect(boxOfSubject(plane).left).toBeGreaterThan(0.35);
  });
});

describe('a headline', () => {
  it('stands where the subject is not', () => {
    expect(headlinePlace(matte(0.2, 0.8, 0, 0.5), null)).toBeGreaterThan(0.8);
    expect(headlinePlace(matte(0.2, 0.8, 0.5, 1), null)).toBeLessThan(0.2);
  });

  it('does not cover the face', () => {
    expect(headlinePlace(matte(0.45, 0.5, 0.15, 1), 0.2)).toBeGreaterThan(0.8);
  });
});

describe('what the prompt puts on somebody', () => {
  const face = { left: { x: 0.45, y: 0.3 }, right: { x: 0.55, y: 0.3 } };
  const hero = { x: 0.5, y: 0.5, size: 0.5 };
  const placeFor = (prompt: string, found: typeof face | null = face) => {
    const stage = createEmptyStage();
    const asked = { ...stage, plan: { ...stage.plan, prompt } };
    return placeOnPerson(asked, hero, { face: found, headTop: 1.5 });
  };

  it('is beside the face on the shoulder, and above the eyes on the head', () => {
    const { height } = createEmptyStage();
    expect(placeFor('a parrot on her shoulder')?.y).toBeGreaterThan(0.5 * height);
    expect(placeFor('a frog on top of my head')?.y).toBeLessThan(0.25 * height);
  });

  it('is placed otherwise without a face or such words', () => {
    expect(placeFor('a parrot on her shoulder', null)).toBeNull();
    expect(placeFor('a parrot beside her')).toBeNull();
  });
});
