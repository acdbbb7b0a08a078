import { describe, expect, it } from 'vitest';
import { rideFitOf } from '../things/ride-fits.ts';
import { figurePoseAt } from './figure-pose.ts';
import { poseAt } from './pose.ts';
import { figureRiding, puppetRiding, ridingOf } from './riding-pose.ts';

const DRAWN = { width: 100, height: 70 };

describe('riders of vehicles with a handlebar', () => {
  it('have both hands at the handlebar and the feet at the pedals', () => {
    const fit = rideFitOf('bicycle', 0)!;
    const riding = ridingOf(fit, DRAWN, 80);
    for (const pose of [
      figureRiding(figurePoseAt('pedal', 0), riding, 0),
      puppetRiding(poseAt('pedal', 0), riding, 0),
    ]) {
      expect(pose.leftHand[0]).toBeGreaterThan(0.1);
      expect(pose.rightHand[0] - pose.leftHand[0]).toBeLessThan(0.1);
      expect(pose.leftFoot[1]).toBeGreaterThan(pose.rightHand[1]);
    }
  });

  it('sit behind each other on a tandem, each with a handlebar', () => {
    const [front, rear] = [rideFitOf('@tandem', 0)!, rideFitOf('@tandem', -0.2)!];
    expect(rear.seat[0]).toBeLessThan(front.seat[0]);
    expect(rear.grip![0]).toBeLessThan(front.seat[0] + 0.1);
  });

  it('share a seat for one behind each other', () => {
    const [first, second] = [rideFitOf('motorcycle', 0.2)!, rideFitOf('motorcycle', -0.2)!];
    expect(second.seat[0]).toBeLessThan(first.seat[0] - 0.1);
    expect(second.grip![0]).toBeLessThan(first.grip![0]);
  });

  it('keep only the other hand at the handlebar while they wave or hold something', () => {
    const riding = ridingOf(rideFitOf('bicycle', 0)!, DRAWN, 80);
    const waving = figurePoseAt('wave', 0);
    const rider = figureRiding(figurePoseAt('pedal', 0), riding, 0, waving);
    expect(rider.rightHand).toEqual(waving.rightHand);
    expect(rider.leftHand).toEqual(figureRiding(figurePoseAt('pedal', 0), riding, 0).leftHand);
  });

  it('rest both feet on the deck of a kick scooter', () => {
    const riding = ridingOf(rideFitOf('kick-scooter', 0)!, DRAWN, 80);
    const [early, late] = [0, 0.3].map((p) => figureRiding(figurePoseAt('pedal', p), riding, p));
    expect(early?.leftFoot).toEqual(late?.leftFoot);
    expect(early?.leftFoot[1]).toBe(early?.rightFoot[1]);
  });

  it('stand on a kick scooter and hold nothing on a unicycle', () => {
    expect(rideFitOf('kick-scooter', 0)?.isStoodOn).toBe(true);
    expect(rideFitOf('@unicycle', 0)?.grip).toBeNull();
    expect(rideFitOf('horse', 0)).toBeNull();
  });
});
